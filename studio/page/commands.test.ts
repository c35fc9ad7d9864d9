import { expect, it } from 'vitest';
import type { StudioCommand } from '../../engine/core/protocol/workbench.ts';
import { type Commands, inputOf } from './commands.ts';

const check = (form: string, message: string): StudioCommand => ({
  ...{ command: 'check-field', form, field: 'onset', id: 'onset-check', severity: 'error', when: 'true' },
  message,
});
const edit = (path: string, value: string): StudioCommand => ({
  ...{ command: 'edit', path, steps: [{ op: 'add', path: '/title', value }] },
});

it.each<[string, Commands, Commands, boolean]>([
  ['what follows in one form', check('a', 'O'), check('a', 'On'), true],
  ['a check of the same title in another form', check('a', 'O'), check('b', 'O'), false],
  ['what follows in one file', edit('a.json', 'O'), edit('a.json', 'On'), true],
  ['the same in another file', edit('a.json', 'O'), edit('b.json', 'O'), false],
  ['several at once', [check('a', 'O'), edit('a.json', 'O')], [check('a', 'On'), edit('a.json', 'O')], true],
])(
  'tells by the label and what is changed whether later typing replaces it: %s',
  (_what, one, other, isSame) => {
    expect(inputOf('Check', one) === inputOf('Check', other)).toBe(isSame);
  },
);
