import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { schemaFileName } from '../../engine/compiler/source/source-file.ts';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { newErrors } from '../workbench/commands/new-errors.ts';
import { runCommand } from '../workbench/commands/run-command.ts';
import { commandsIn } from './commands.ts';
import { commandsWithin } from './file-commands.ts';
import type { Filled } from './parameter-form.ts';

const texts = await readSources(join(import.meta.dirname, '../..'));

const namedFiles = (of: ReadonlyMap<string, string>): readonly NamedSchemaText[] =>
  [...of].flatMap(([path, text]) => {
    const named = schemaFileName(path);
    return named === undefined ? [] : [{ path, text, kind: named.kind, name: named.stem }];
  });

/** Runs a command of a file as its form offers it. */
function ran(path: string, title: string, filled: Filled = {}, before = texts): ReadonlyMap<string, string> {
  const files = namedFiles(before);
  const file = files.find((each) => each.path === path);
  const form =
    file === undefined ? undefined : commandsWithin(file, files).find((each) => each.title === title);
  if (form === undefined) throw new Error(`${path} offers no “${title}”.`);
  for (const { name, choices, choicesBy } of form.parameters) {
    const offered = choicesBy?.(filled) ?? choices;
    if (filled[name] !== undefined && offered !== undefined) expect(offered).toContain(filled[name]);
  }
  const changed = new Map(before);
  for (const command of commandsIn(form.command(filled), (of) => changed.get(of) ?? ''))
    if (command.command !== 'keep-example')
      for (const [at, text] of runCommand(changed, command)) changed.set(at, text);
  return changed;
}

const workflow = 'schemas/workflow/patient.workflow.json';
const letter = 'schemas/print/member-letter.document.json';
const report = 'schemas/report/safety-reviews.report.json';
const tab = 'schemas/allergy/allergies.tab.json';

describe('what people want of a file', () => {
  it.each<readonly [string, string, Filled, unknown]>([
    [tab, 'Show no number in the tab', {}, expect.not.objectContaining({ count: true })],
    [
      tab,
      'Let people find rows',
      { words: 'Find an allergy' },
      expect.objectContaining({ table: expect.objectContaining({ filter: 'Find an allergy' }) }),
    ],
    [
      letter,
      'Add a paragraph',
      { words: 'Bring this letter to every visit, 药.', after: '0' },
      expect.objectContaining({
        blocks: expect.arrayContaining([{ text: 'Bring this letter to every visit, 药.' }]),
      }),
    ],
    [
      report,
      'Add a figure',
      { title: '审查', description: 'Reviews of the month.', source: 'review', way: 'sum' },
      expect.objectContaining({
        columns: expect.arrayContaining([
          { title: '审查', description: 'Reviews of the month.', sum: 'question' },
        ]),
      }),
    ],
    [
      report,
      'Add a figure',
      {
        ...{ title: 'Begun', description: 'The score before.', source: 'review', way: 'average' },
        number: 'riskScoreBefore',
      },
      expect.objectContaining({
        columns: expect.arrayContaining([expect.objectContaining({ average: 'begun2' })]),
      }),
    ],
    [
      workflow,
      'Add a step and its way back',
      {
        ...{ title: 'Put on hold', from: 'Ready for Medication Review', to: 'Waiting for Mailer' },
        ...{ access: 'patient.write', brings: 'review-rejection', back: 'Go on' },
      },
      expect.objectContaining({
        transitions: expect.arrayContaining([
          {
            ...{ id: 'put-on-hold', on: 'put-on-hold', from: ['Ready for Medication Review'] },
            to: 'Waiting for Mailer',
          },
          {
            ...{ id: 'go-on', on: 'go-on', from: ['Waiting for Mailer'] },
            to: 'Ready for Medication Review',
          },
        ]),
      }),
    ],
  ])('%s: %s, and still compiles', (path, title, filled, expected) => {
    const changed = ran(path, title, filled);
    expect(JSON.parse(changed.get(path) ?? '{}')).toEqual(expected);
    expect(newErrors(texts, changed).map(({ message }) => message)).toEqual([]);
  });

  it('takes a page out of the menu, and puts it in again at the end of its place', () => {
    const path = 'screens/library-texts/library-texts.screen.json';
    const without = ran(path, 'Take the page out of the menu');
    const again = ran(path, 'Put the page into the menu', { label: 'Texts' }, without);
    expect(JSON.parse(again.get(path) ?? '{}').menu).toMatchObject({ label: 'Texts' });
    expect(newErrors(texts, again).map(({ message }) => message)).toEqual([]);
  });
});
