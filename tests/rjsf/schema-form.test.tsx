import { createRequire } from 'node:module';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Json, JsonSchema, JsonSchemaObject } from '../../engine/core/json/json.ts';
import { CompiledSchemaForm } from '../../engine/react/compiled-schema-form.ts';
import { type RuntimeSchemaFormProps, SchemaForm } from '../../engine/react/schema-form.ts';
import { openOurs } from './both-forms.tsx';

afterEach(cleanup);

const text = { type: 'string' } as const;

function objectOf(properties: object, rest: object = {}): JsonSchema {
  return { type: 'object', properties, ...rest } as JsonSchema;
}

interface Tried {
  readonly saved: readonly Json[];
  readonly messages: readonly string[];
  readonly fill: (name: string, value: string) => void;
  readonly submit: () => void;
}

/** Opens a standalone form, and collects its results. */
function open(props: RuntimeSchemaFormProps): Tried {
  const saved: Json[] = [];
  let messages: readonly string[] = [];
  render(
    <SchemaForm
      {...props}
      onSubmit={(value) => void saved.push(value)}
      onError={(problems) => {
        messages = problems.map(({ message }) => message);
      }}
    />,
  );
  return {
    saved,
    get messages() {
      return messages;
    },
    fill: (name, value) => fill(name, value),
    submit: () => fireEvent.click(screen.getByRole('button', { name: 'Submit' })),
  };
}

function fill(name: string, value: string): void {
  const field = screen.getByLabelText(new RegExp(`^${name}`));
  act(() => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
}

/** Loads the validators that `compileSchemaValidators` writes for a schema, like a bundler. */
function compiledAhead(schema: JsonSchema): ValidatorType {
  const given = schema as RJSFSchema;
  const exports: ValidatorFunctions = {};
  new Function('require', 'exports', compileSchemaValidatorsCode(given))(
    createRequire(import.meta.url),
    exports,
  );
  return createPrecompiledValidator(exports, given);
}

/** Host that converts a code to capitals. */
function CodeHost() {
  const [value, setValue] = useState<Json>({ code: 'a' });
  return (
    <>
      <SchemaForm
        schema={objectOf({ code: { ...text, title: 'Code' } })}
        value={value}
        onChange={(next) => setValue({ code: String((next as { code?: string }).code ?? '').toUpperCase() })}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

describe('a form of a JSON Schema alone', () => {
  it('says in words what is wrong, at its fields and over them, and yields the values once nothing is', () => {
    const form = open({
      schema: objectOf(
        {
          name: { ...text, title: 'Name', minLength: 2 },
          age: { type: 'integer', title: 'Age', minimum: 18 },
          mail: { ...text, title: 'Mail', format: 'email' },
          tags: { type: 'array', title: 'Tags', items: { ...text, title: 'Tag' }, minItems: 1 },
        },
        { required: ['name', 'tags'] },
      ),
      defaultValue: { age: 7, mail: 'ann', tags: [] },
    });
    form.submit();
    expect(form.messages.toSorted()).toEqual([
      'Age must be 18 or more',
      'Mail must be an email address',
      'Name is required',
      'Tags needs at least 1 entry',
    ]);
    expect(screen.getByLabelText(/^Age/)).toHaveAccessibleDescription('Age must be 18 or more');
    expect(screen.getByRole('button', { name: 'Mail' })).toBeVisible();
    expect(form.saved).toEqual([]);
    fill('Name', 'Ann');
    fill('Age', '18');
    fill('Mail', 'ann@books.test');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    fill('Tag', 'new');
    form.submit();
    expect(form.saved).toEqual([{ name: 'Ann', age: 18, mail: 'ann@books.test', tags: ['new'] }]);
  });

  it('calls the values of a choice by their labels', () => {
    open({ schema: objectOf({ size: { title: 'Size', enum: ['s', 'l'], 'x-labels': { s: 'Small' } } }) });
    const options = within(screen.getByRole('combobox', { name: 'Size' })).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(['Small', 'l']);
  });

  it('hands on what was typed a moment before it goes away', () => {
    const onChange = vi.fn();
    const schema: JsonSchemaObject = {
      type: 'object',
      properties: { name: { type: 'string', title: 'Name' } },
    };
    const { unmount } = render(<SchemaForm schema={schema} onChange={onChange} />);
    const field = screen.getByLabelText(/^Name/);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'Ann' } });
    onChange.mockClear();
    unmount();
    expect(onChange.mock.calls).toEqual([[{ name: 'Ann' }]]);
  });

  it('takes sentences of the host by the keyword that they are about', () => {
    const form = open({
      schema: objectOf({ name: { ...text, title: 'Name' } }, { required: ['name'] }),
      messages: { required: 'Bitte {label} angeben' },
    });
    form.submit();
    expect(form.messages).toEqual(['Bitte Name angeben']);
  });

  it('keeps values to the letter: null, white space, and what is empty', () => {
    const value = { note: null, name: '  Ann ', nothing: '', list: [], group: {} };
    const form = open({
      schema: objectOf(
        {
          note: { type: ['string', 'null'], title: 'Note' },
          name: { ...text, title: 'Name' },
          nothing: { ...text, title: 'Nothing' },
          list: { type: 'array', items: text },
          group: { type: 'object', properties: { inner: { ...text, title: 'Inner' } } },
          other: { ...text, title: 'Other' },
        },
        { required: ['note', 'nothing', 'list', 'group'] },
      ),
      defaultValue: value,
    });
    fill('Other', 'x');
    form.submit();
    expect(form.saved).toEqual([{ ...value, other: 'x' }]);
  });

  it('refuses whole numbers that it could only keep rounded', () => {
    const form = open({ schema: objectOf({ id: { type: 'integer', title: 'Id' } }) });
    fill('Id', '9007199254740993');
    form.submit();
    expect(form.messages).toEqual(['Id has more digits than can be kept exactly']);
    fill('Id', '9007199254740992');
    form.submit();
    expect(form.saved).toEqual([{ id: 9007199254740992 }]);
  });

  it('shows a bundle of draft 2020-12 and checks by it', () => {
    const form = open({
      schema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: 'https://library.test/loan.json',
        type: 'object',
        properties: { reader: { $ref: 'reader.json' } },
        $defs: {
          reader: {
            $id: 'reader.json',
            type: 'object',
            title: 'Reader',
            required: ['name'],
            properties: { name: { $ref: '#/$defs/name' } },
            $defs: { name: { ...text, title: 'Name', maxLength: 3 } },
          },
        },
      },
    });
    fill('Name', 'Anna');
    form.submit();
    expect(form.messages).toEqual(['Name may have at most 3 characters']);
    fill('Name', 'Ann');
    form.submit();
    expect(form.saved).toEqual([{ reader: { name: 'Ann' } }]);
  });

  it('takes a validator that was compiled ahead, for what is wrong and for what is shown', () => {
    const schema = objectOf(
      { animal: { ...text, title: 'Animal' }, name: { $ref: '#/definitions/name' } },
      {
        definitions: { name: { ...text, title: 'Name', maxLength: 3 } },
        if: { properties: { animal: { const: 'cat' } }, required: ['animal'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { food: { ...text, title: 'Food' } }, required: ['food'] },
      },
    );
    const onError = vi.fn();
    const onSubmit = vi.fn();
    render(
      <CompiledSchemaForm
        schema={schema}
        validator={compiledAhead(schema)}
        onError={onError}
        onSubmit={onSubmit}
      />,
    );
    expect(screen.queryByLabelText('Food')).toBeNull();
    fill('Animal', 'cat');
    fill('Name', 'Anna');
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onError.mock.lastCall?.[0].map(({ message }: { message: string }) => message).toSorted()).toEqual([
      'Food is required',
      'Name may have at most 3 characters',
    ]);
    fill('Food', 'fish');
    fill('Name', 'Ann');
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onSubmit.mock.calls).toEqual([[{ animal: 'cat', name: 'Ann', food: 'fish' }]]);
  });

  it('takes formats of the host', () => {
    const form = open({
      schema: objectOf({ shelf: { ...text, title: 'Shelf', format: 'shelf' } }),
      formats: { shelf: /^[A-Z]\d$/ },
    });
    fill('Shelf', 'a1');
    form.submit();
    expect(form.messages).toEqual(['Shelf must be in the form "shelf"']);
  });

  it('tells of every change, and shows what a host makes of it', () => {
    render(<CodeHost />);
    fill('Code', 'abc');
    expect(screen.getByRole('status')).toHaveTextContent('{"code":"ABC"}');
    expect(screen.getByLabelText('Code')).toHaveValue('ABC');
  });

  it('tells of the defaults of its schema, and of nothing else before something is typed', () => {
    const onChange = vi.fn();
    const schema = objectOf({ size: { ...text, title: 'Size', default: 'small' } });
    render(<SchemaForm schema={schema} onChange={onChange} />);
    expect(onChange.mock.calls).toEqual([[{ size: 'small' }]]);
    cleanup();
    onChange.mockClear();
    render(<SchemaForm schema={schema} value={{ size: 'large' }} onChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('follows when its schema changes, with what was typed', () => {
    const onSubmit = vi.fn();
    const formOf = (properties: object) => <SchemaForm schema={objectOf(properties)} onSubmit={onSubmit} />;
    const { rerender } = render(formOf({ name: { ...text, title: 'Name' } }));
    fill('Name', 'Ann');
    rerender(
      formOf({
        name: { ...text, title: 'Full name', minLength: 5 },
        size: { ...text, title: 'Size', default: 'small' },
      }),
    );
    expect(screen.getByLabelText('Full name')).toHaveValue('Ann');
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(
      'Full name needs at least 5 characters',
    );
    fill('Full name', 'Annabel');
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Annabel', size: 'small' }]]);
  });

  it('is rendered again by a host that writes the schema between its tags, and keeps what was typed', () => {
    const form = () => <SchemaForm schema={objectOf({ name: { ...text, title: 'Name' } })} />;
    const { rerender } = render(form());
    fill('Name', 'Ann');
    const field = screen.getByLabelText('Name');
    rerender(form());
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field).toHaveValue('Ann');
  });

  it('shows what a server has found until the field is edited', () => {
    const schema = objectOf({ name: { ...text, title: 'Name' } });
    const { rerender } = render(<SchemaForm schema={schema} defaultValue={{ name: 'ann' }} />);
    rerender(
      <SchemaForm
        schema={schema}
        defaultValue={{ name: 'ann' }}
        extraErrors={{ name: { __errors: ['The name is taken'] } }}
      />,
    );
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('The name is taken');
    fill('Name', 'ann2');
    expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription();
  });

  it('takes a schema that is no object', () => {
    const form = open({ schema: { ...text, title: 'Name', minLength: 2 } });
    fill('Name', 'Ann');
    form.submit();
    expect(form.saved).toEqual(['Ann']);
  });

  it('locks every field where the host says so', () => {
    open({ schema: objectOf({ name: { ...text, title: 'Name' } }), disabled: true });
    expect(screen.getByLabelText('Name')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  it('says why a schema cannot be used, and saves nothing by it', () => {
    const form = open({ schema: objectOf({ name: { ...text, title: 'Name', pattern: '(' } }) });
    form.submit();
    expect(form.messages[0]).toMatch(/^The schema of this form cannot be used: /);
    expect(form.saved).toEqual([]);
  });
});

describe('a form of very many rows', () => {
  const names = Array.from({ length: 300 }, (_, index) => `field${index}`);
  /** Limit on the rows in the window, each of which is at least 72 pixels high. */
  const rowsInWindow = Math.ceil(window.innerHeight / 72);
  const fields = Object.fromEntries(names.map((name) => [name, { ...text, title: name }]));
  const schema = objectOf(fields, { required: ['field280'] });
  const openLaidOut = () =>
    openOurs(
      { shows: 'many rows', schema: schema as JsonSchemaObject },
      names.map((name) => ({ row: [name] })),
    );
  const drawn = () => screen.getAllByRole('textbox').length;

  it('draws the first of them when it opens, and the others by and by, with what was typed in between', async () => {
    openLaidOut();
    expect(drawn()).toBe(rowsInWindow);
    fill('field3', 'typed');
    await waitFor(() => expect(drawn()).toBe(300), { timeout: 20_000 });
    expect(screen.getByLabelText('field3')).toHaveValue('typed');
  });

  it('draws at once what an error leads to', async () => {
    openLaidOut().save();
    await waitFor(() => expect(screen.getByLabelText(/^field280/)).toHaveFocus(), { timeout: 20_000 });
  });

  it('marks what is wrong in sight at once, what is scrolled to before it is painted, and the others while nobody does anything', async () => {
    const many = names.slice(0, 120);
    const form = openOurs(
      { shows: 'many errors', schema: objectOf(fields, { required: many }) as JsonSchemaObject },
      many.map((name) => ({ row: [name] })),
    );
    const inputs = () => [...form.element.querySelectorAll('input')];
    await waitFor(() => expect(inputs()).toHaveLength(120), { timeout: 20_000 });
    let scrolled = 0;
    const placed = vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect');
    placed.mockImplementation(function (this: HTMLInputElement) {
      return new DOMRect(0, inputs().indexOf(this) * 100 - scrolled, 300, 36);
    });
    const marked = () => inputs().flatMap((field, row) => (field.ariaInvalid === null ? [] : [row]));
    // Waits until the last rows follow the form's state, since a row that begins to follow after the save is marked at
    // once.
    await act(async () => undefined);
    const inWindow = Math.ceil(window.innerHeight / 100);
    const rowsFrom = (first: number) => Array.from({ length: inWindow }, (_, row) => first + row);
    act(form.save);
    expect(marked()).toEqual(rowsFrom(0));
    expect(screen.getByRole('alert')).toHaveTextContent(/^120 fields need attention: field0, field1, /);
    scrolled = 7_000;
    fireEvent.scroll(document);
    expect(marked()).toEqual([...rowsFrom(0), ...rowsFrom(70)]);
    await waitFor(() => expect(marked()).toHaveLength(120), { timeout: 20_000 });
    placed.mockRestore();
  });

  it('is opened as quickly by the schema alone, and leads to what is wrong in it', async () => {
    const late = objectOf({ part: { ...text, title: 'Part', minLength: 2 } }, { required: ['part'] });
    const properties = Object.fromEntries(
      names.map((name) => [
        name,
        name === 'field280' ? { ...(late as object), title: name } : { ...text, title: name },
      ]),
    );
    const form = open({ schema: objectOf(properties, { required: ['field280', 'field290'] }) });
    expect(drawn()).toBe(25);
    form.submit();
    await waitFor(() => expect(screen.getByLabelText(/^Part/)).toHaveFocus(), { timeout: 20_000 });
    expect(screen.getByRole('button', { name: /field290/ })).toBeInTheDocument();
    await waitFor(() => expect(drawn()).toBe(300), { timeout: 20_000 });
    expect(screen.getAllByRole('textbox').map((field) => field.id.split('.').at(1))).toEqual(names);
  });

  it('is opened as quickly with very many items of a list, and an item keeps the focus wherever it is moved', async () => {
    const items = objectOf({ part: { ...text, title: 'Part', minLength: 2 } });
    const parts = names.slice(0, 120).map((name, index) => ({ part: index === 110 ? 'x' : name }));
    const form = open({ schema: { type: 'array', title: 'Parts', items }, defaultValue: parts });
    expect(drawn()).toBe(25);
    form.submit();
    expect(form.messages).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toHaveValue('x'), { timeout: 20_000 });
    await waitFor(() => expect(drawn()).toBe(120), { timeout: 20_000 });
    const [last] = screen.getAllByLabelText('Move down 25');
    last?.focus();
    fireEvent.click(document.activeElement ?? document.body);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Move down 26'));
    expect(document.activeElement).toBe(last);
  });
});
