import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Json, JsonSchema } from '../../engine/core/json/json.ts';
import { type RuntimeSchemaFormProps, SchemaForm } from '../../engine/react/schema-form.ts';

afterEach(cleanup);

interface Found {
  readonly schema: JsonSchema;
  readonly value?: Json;
  readonly props?: Partial<RuntimeSchemaFormProps>;
}

function found(name: string): Found {
  return JSON.parse(readFileSync(join('tests/fixtures/forms', `${name}.json`), 'utf8'));
}

/** Opens a form for a user at a keyboard, and collects its results. */
function open({ schema, value, props }: Found) {
  const saved: Json[] = [];
  const messages: string[] = [];
  render(
    <SchemaForm
      schema={schema}
      {...(value === undefined ? {} : { defaultValue: value })}
      {...props}
      onSubmit={(each) => void saved.push(each)}
      onError={(problems) => void messages.push(...problems.map(({ message }) => message))}
    />,
  );
  const user = userEvent.setup();
  return {
    ...{ user, saved, messages },
    field: (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}\\*?$`)),
    press: async (name: string) => await user.click(screen.getByRole('button', { name })),
  };
}

const objectOf = (properties: object, rest: object = {}) =>
  ({ type: 'object', properties, ...rest }) as JsonSchema;

describe('keys in a form of a JSON Schema', () => {
  it('keep the minus of a number that may be null, and say that it is empty by null', async () => {
    const form = open(found('1-nullable-number'));
    await form.user.type(form.field('Base excess'), '-0.25');
    await form.press('Submit');
    await form.user.clear(form.field('Base excess'));
    await form.press('Submit');
    expect(form.saved).toEqual([{ n: -0.25 }, { n: null }]);
  });

  it.each([
    ['12e', 'N must be a number'],
    ['9007199254740993', undefined],
  ])('in a number with examples make no other number of %s', async (text, message) => {
    const form = open(found('6-number-with-examples'));
    await form.user.type(form.field('N'), text);
    await form.press('Submit');
    expect(form.saved).toEqual([]);
    expect(form.field('N')).toHaveValue(text);
    if (message !== undefined) expect(form.messages).toContain(message);
  });

  it.each([
    ['an option that nobody knows', { 'ui:options': { flavour: 'mint' } }],
    ['arrows beside it', { 'ui:widget': 'updown' }],
  ])('in a number with %s are those of every number', async (_what, ui) => {
    const schema = objectOf({ n: { type: 'number', title: 'N' } });
    const form = open({ schema, props: { uiSchema: { n: ui } } });
    expect(form.field('N')).toHaveAttribute('type', 'text');
    await form.user.type(form.field('N'), '-1.50');
    await form.press('Submit');
    expect(form.saved).toEqual([{ n: -1.5 }]);
  });

  it('leave empty what they have emptied, whatever default it has', async () => {
    const form = open(found('2-defaults-come-back'));
    await form.user.clear(form.field('S'));
    await form.user.clear(form.field('N'));
    await form.press('Add');
    expect(form.field('S')).toHaveValue('');
    expect(form.field('N')).toHaveValue('');
  });

  it.each(['3-hidden-branch-nested', 'control'])(
    'do not submit the values of a branch that is hidden again: %s',
    async (name) => {
      const given = JSON.parse(
        readFileSync(join('tests/fixtures/forms/3-hidden-branch-nested.json'), 'utf8'),
      );
      const form = open({ schema: name === 'control' ? given.control : given.schema });
      await form.user.selectOptions(form.field('Key'), 'b');
      await form.user.clear(form.field('Flat'));
      await form.user.type(form.field('Flat'), 'typed');
      await form.user.selectOptions(form.field('Key'), 'a');
      await form.press('Submit');
      expect(form.saved).toEqual([name === 'control' ? { key: 'a' } : { in: { key: 'a' } }]);
    },
  );

  it('are told what is wrong with the alternative that was chosen', async () => {
    const form = open(found('4-errors-of-another-branch'));
    await form.press('Submit');
    expect(form.messages).toEqual(['Test name needs at least 3 characters']);
  });

  it('reach the messages of a host at names with dots and brackets', () => {
    const form = open(found('12-errors-of-hosts-at-names-with-dots'));
    for (const [name, message] of [
      ['AB', 'Taken'],
      ['X0', 'Taken2'],
      ['OK', 'Taken3'],
    ] as const)
      expect(form.field(name)).toHaveAccessibleDescription(message);
  });

  it.each(['a/b', 'c~d', 'e.f', 'g~1h', '~0', '~2', 'two words', '#', '0', 'ü', '__errors.x', '[0]', '%2F'])(
    'reach the messages of a host at a name, in a group and in a list: %s',
    (name) => {
      const group = objectOf({ [name]: { type: 'string', title: 'In group' } });
      const schema = objectOf({
        [name]: { type: 'string', title: 'Plain' },
        group,
        list: { type: 'array', items: objectOf({ [name]: { type: 'string', title: 'In list' } }) },
      });
      const found = (text: string) => ({ [name]: { __errors: [text] } });
      const extraErrors = { ...found('First'), group: found('Second'), list: { 0: found('Third') } };
      const form = open({ schema, value: { list: [{}] }, props: { extraErrors } });
      expect(form.field('Plain')).toHaveAccessibleDescription('First');
      expect(form.field('In group')).toHaveAccessibleDescription('Second');
      expect(form.field('In list')).toHaveAccessibleDescription('Third');
    },
  );

  it('reach a property that is called $ref, at which RJSF throws', async () => {
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    const form = open({ schema: objectOf({ $ref: { type: 'string', title: 'Ref' } }, { $schema }) });
    await form.user.type(form.field('Ref'), 'x');
    await form.press('Submit');
    expect(form.saved).toEqual([{ $ref: 'x' }]);
  });

  it.each([
    ['any entry', { items: true }, true],
    ['no entry', { items: false }, false],
    ['a first entry of any kind', { prefixItems: [true, { type: 'string' }], items: true }, false],
    ['a second entry that cannot be', { prefixItems: [{ type: 'string' }, false], items: false }, false],
  ])(
    'add to a list that takes %s only where it can be added to, and RJSF does not throw',
    async (_what, list, canAdd) => {
      const $schema = 'https://json-schema.org/draft/2020-12/schema';
      const schema = objectOf(
        { n: { type: 'string', title: 'N' }, l: { type: 'array', ...list } },
        { $schema },
      );
      const form = open({ schema });
      const add = screen.queryByRole('button', { name: 'Add' });
      expect(add !== null).toBe(canAdd);
      if (add !== null) await form.user.click(add);
      await form.user.type(form.field('N'), 'x');
      expect(form.field('N')).toHaveValue('x');
    },
  );

  it('open a form whose references lead nowhere, and say so where it is submitted', async () => {
    const circle = { circle: { $ref: '#/$defs/around' }, around: { $ref: '#/$defs/circle' } };
    for (const $ref of [
      '#/$defs/nowhere',
      'https://elsewhere.test/schema',
      '#/$defs/circle',
      '#/%zz',
      '#gone',
    ]) {
      const schema = objectOf({ n: { type: 'string', title: 'N' }, x: { $ref } }, { $defs: circle });
      const form = open({ schema });
      await form.user.type(form.field('N'), 'a');
      await form.press('Submit');
      expect({ $ref, saved: form.saved }).toEqual({ $ref, saved: [] });
      expect(form.messages.join()).toContain('The schema of this form cannot be used');
      cleanup();
    }
  });

  it('reach the fields that another field brings', async () => {
    const form = open(found('13-dependentSchemas'));
    await form.user.type(form.field('Card'), '5');
    await form.user.tab();
    await form.user.type(await screen.findByLabelText(/^Address/), 'Main');
    await form.press('Submit');
    expect(form.saved).toEqual([{ card: 5, address: 'Main' }]);
  });

  it('reach the places of a list whose places differ', async () => {
    const form = open(found('9-prefixItems'));
    await form.user.type(form.field('Street'), ' 2');
    await form.press('Submit');
    expect(form.saved).toEqual([{ a: [12, 'Main 2'] }]);
  });

  it('choose among constants that name no type', async () => {
    const schema = objectOf({
      c: {
        title: 'Choice',
        oneOf: [
          { const: 'a', title: 'First' },
          { const: 'b', title: 'Second' },
        ],
      },
    });
    const form = open({ schema });
    await form.user.selectOptions(form.field('Choice'), 'Second');
    await form.press('Submit');
    expect(form.saved).toEqual([{ c: 'b' }]);
  });

  it('are judged by patterns that escape a dash', async () => {
    const form = open({ schema: objectOf({ d: { type: 'string', title: 'D', pattern: '^\\d+\\-\\d+$' } }) });
    await form.user.type(form.field('D'), '12-3');
    await form.press('Submit');
    expect(form.saved).toEqual([{ d: '12-3' }]);
  });

  it('submit once by a double click, and are not asked to save again after a success', async () => {
    const form = open({ schema: objectOf({ d: { type: 'string', title: 'D' } }, { required: ['d'] }) });
    await form.press('Submit');
    await form.user.type(form.field('D'), 'x');
    await form.user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(form.saved).toEqual([{ d: 'x' }]);
    expect(screen.queryByText(/Save again/)).toBeNull();
    expect(within(document.body).queryByText(/corrected/)).toBeNull();
  });

  it('empty a text that may be null to null', async () => {
    const form = open({
      schema: objectOf({ s: { type: ['string', 'null'], title: 'S' } }, { required: ['s'] }),
      value: { s: 'x' },
    });
    await form.user.clear(form.field('S'));
    await form.press('Submit');
    expect(form.saved).toEqual([{ s: null }]);
  });

  it('go on beside an item that they have removed, and its list keeps its marks', async () => {
    const items = { type: 'string', title: 'Item', minLength: 3 };
    const form = open({
      schema: objectOf({ list: { type: 'array', title: 'List', items } }),
      value: { list: ['a', 'b', 'c'] },
    });
    const marks = () => document.querySelectorAll('[aria-invalid="true"]').length;
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    await form.press('Submit');
    expect(marks()).toBe(3);
    await form.press('Remove 2');
    expect([focused(), marks()]).toEqual(['Remove 2', 2]);
    await form.user.keyboard('{Enter}');
    expect([focused(), marks()]).toEqual(['Remove 1', 1]);
    await form.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Add/ }));
  });

  it('keep a text that could also be a number, and leave a group that they have emptied', async () => {
    const form = open({
      schema: objectOf({
        code: { type: ['string', 'number'], title: 'Code' },
        group: objectOf(
          { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } },
          { required: ['a'] },
        ),
      }),
    });
    await form.user.type(form.field('Code'), '12a');
    await form.user.type(form.field('B'), 'x');
    await form.user.clear(form.field('B'));
    await form.press('Submit');
    expect(form.saved).toEqual([{ code: '12a' }]);
  });
});
