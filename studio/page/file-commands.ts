import { distinctTitles } from '../../engine/core/authoring/distinct-titles.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../engine/core/json/json.ts';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { editOf } from './commands.ts';
import { retiring, stepsOfEntry } from './designers/codes/entry-steps.ts';
import { commandsOfWishes } from './kind-commands.ts';
import { fileValue } from './known-names.ts';
import type { CommandForm, Filled, Parameter } from './parameter-form.ts';

const text = (name: string, title: string, description?: string): Parameter => ({
  ...{ name, title },
  ...(description !== undefined && { description }),
});

const kindsOfValue = { string: 'Text', number: 'Number', integer: 'Whole number', boolean: 'Yes or no' };

const sides = ['left', 'right', 'above', 'below'] as const;

/** Commands by kind of file. */
const commandsOfKind: Readonly<
  Record<string, (file: NamedSchemaText, files: readonly NamedSchemaText[]) => readonly CommandForm[]>
> = {
  schema: ({ name: entity }, files) => [
    {
      title: 'Add a field',
      parameters: [
        text('name', 'Name', 'As expressions call it: letters, digits and _.'),
        text('title', 'Title', 'What people read.'),
        text('description', 'Description', 'One sentence that says what it holds.'),
        { ...text('type', 'Kind of value'), choices: Object.keys(kindsOfValue), titles: kindsOfValue },
        {
          ...text('form', 'Form', 'One that gets an input for it.'),
          ...{ choices: formsOf(entity, files), names: 'form' },
          isOptional: true,
        },
      ],
      command: ({ name = '', form, ...schema }) => ({
        ...{ command: 'add-field', entity, field: name, schema },
        ...(form !== undefined && { forms: [form] }),
      }),
    },
    {
      title: 'Rename a field',
      parameters: [
        text('field', 'Field', 'Its name now; a field within a field with a slash: name/first.'),
        text('to', 'New name'),
      ],
      command: ({ field = '', to = '' }) => ({ command: 'rename', target: `${entity}/${field}`, to }),
    },
  ],
  codes: (file, files) => [
    {
      title: 'Add a code',
      parameters: [text('code', 'Code', 'What is stored.'), text('display', 'Display', 'What people read.')],
      command: ({ code = '', display = '' }) => ({
        ...{ command: 'add-code', codes: file.name },
        entry: { code, display },
      }),
    },
    ...retiringOf(file),
    ...mergingOf(file, files),
  ],
  form: ({ name: form }) => [
    {
      title: 'Place a field',
      parameters: [
        text('field', 'Field', 'A field of the record, on the form already or not.'),
        {
          ...text('side', 'Side'),
          choices: sides,
          titles: { left: 'Left of', right: 'Right of', above: 'Above', below: 'Below' },
        },
        text('of', 'Of', 'The field of the form that it is put beside.'),
      ],
      command: ({ field = '', side = 'below', of = '' }) => ({
        ...{ command: 'place-field', form, field, of },
        side: sides.find((each) => each === side) ?? 'below',
      }),
    },
  ],
};

/** Lists the entries of a value set, with a distinct title for each code. */
function valuesIn(file: NamedSchemaText) {
  const entries = jsonItems(jsonObject(fileValue(file))['codes']).map(jsonObject);
  const named = entries.map(({ code, display }) => ({ code: String(code), title: String(display ?? code) }));
  const titled = distinctTitles(named, ({ code }) => code).map(({ code, title }) => [code, title] as const);
  return { entries, titles: Object.fromEntries(titled) };
}

/** Lists the commands that retire a value and offer it again, each while there is a value for it. */
function retiringOf(file: NamedSchemaText): readonly CommandForm[] {
  const { entries, titles } = valuesIn(file);
  const codesThat = (isRetired: boolean) =>
    entries.filter(({ deprecated }) => (deprecated === true) === isRetired).map(({ code }) => String(code));
  const marking = (command: Pick<CommandForm, 'title'>, isRetired: boolean, description: string) => {
    const choices = codesThat(!isRetired);
    if (choices.length === 0) return [];
    return [
      {
        ...command,
        parameters: [{ ...text('code', 'Value', description), choices, titles }],
        command: ({ code = '' }: Filled) => editOf(file.path, stepsOfEntry(code, retiring(isRetired))),
      },
    ];
  };
  return [
    ...marking(
      { title: 'Retire a value' },
      true,
      'It is offered no more. Records that have it keep it and its words.',
    ),
    ...marking({ title: 'Offer a value again' }, false, 'One that was retired.'),
  ];
}

/** Lists the command that merges two values of a value set; empty for fewer than two values. */
function mergingOf(file: NamedSchemaText, files: readonly NamedSchemaText[]): readonly CommandForm[] {
  const { entries, titles } = valuesIn(file);
  const choices = entries.map(({ code }) => String(code));
  if (choices.length < 2) return [];
  const fields = fieldsOfCodes(file, files);
  const stored =
    fields.length === 0
      ? 'No record has it.'
      : `Records that have it are read with the value that stays, in ${fields.join(', ')}. Rules, examples and the filters of files that name it follow. Filters that people have stored do not: they find nothing for it any more.`;
  return [
    {
      title: 'Merge two values',
      parameters: [
        {
          ...text('from', 'Value that goes', `${stored} Nobody can tell the two apart afterwards.`),
          choices,
          titles,
        },
        {
          ...text('into', 'Value that stays'),
          choicesBy: ({ from }) => choices.filter((each) => each !== from),
          titles,
        },
      ],
      command: ({ from = '', into = '' }) => ({ command: 'merge-codes', codes: file.name, from, into }),
    },
  ];
}

/** Lists the fields with values of a value set by their titles: `Allergy › Reaction`. */
function fieldsOfCodes({ path }: NamedSchemaText, files: readonly NamedSchemaText[]): readonly string[] {
  return files.flatMap((file) => {
    const isCodes = (ref: string) => addressOf(ref, file.path) === addressOf(path);
    return file.kind === 'schema' ? titlesOver(jsonObject(fileValue(file)), isCodes) : [];
  });
}

function addressOf(ref: string, from = ''): string | undefined {
  return URL.parse(ref, `file:///${from}`)?.pathname;
}

/** Lists the titles of the fields within a schema, also of those that it describes under names of its own. */
function titlesOver(schema: JsonObject, isCodes: (ref: string) => boolean): readonly string[] {
  const { $ref: ref, title } = schema;
  if (typeof ref === 'string' && isCodes(ref)) return [typeof title === 'string' ? title : ''];
  const within = Object.values(schema).flatMap((each): readonly Json[] =>
    Array.isArray(each) ? jsonItems(each) : [each ?? null],
  );
  const found = within.flatMap((each) => (isJsonObject(each) ? titlesOver(each, isCodes) : []));
  return typeof title === 'string'
    ? found.map((each) => (each === '' ? title : `${title} › ${each}`))
    : found;
}

/** Lists the forms with fields of an entity. */
function formsOf(entity: string, files: readonly NamedSchemaText[]): readonly string[] {
  return files
    .filter((file) => file.kind === 'form' && jsonObject(fileValue(file))['entity'] === entity)
    .map(({ name }) => name);
}

export interface FieldOfFile {
  /** Name of the entity. */
  readonly entity: string;
  readonly field: string;
  /** Value of the entity's file. */
  readonly value: Json;
}

/** Lists the commands for a field of an entity besides its panel. */
export function commandsOfField(
  { entity, field, value }: FieldOfFile,
  files: readonly NamedSchemaText[],
): readonly CommandForm[] {
  const objects = objectsBeside(field, value);
  const schema = jsonObject(jsonObject(jsonObject(value)['properties'])[field]);
  return [
    {
      title: 'Retire the field',
      parameters: [
        {
          ...text('loses', 'Why its values may be lost'),
          description:
            'Left blank, stored values stay and the field is retired; else both are removed when it is published.',
          isOptional: true,
        },
      ],
      command: ({ loses }) => ({
        ...{ command: 'retire-field', entity, field },
        ...(loses !== undefined && { loses }),
      }),
    },
    ...retypingOf({ entity, field }, schema),
    ...(objects.length === 0 ? [] : [moveInto({ entity, field }, objects)]),
    {
      title: 'Move to another kind of record',
      parameters: [
        {
          ...text(
            'target',
            'Kind of record',
            'Rules, messages and words of forms follow where they mean the same there.',
          ),
          ...{ choices: entitiesBeside(entity, files), names: 'schema' },
        },
        {
          ...text('form', 'Form', 'One of that kind of record, which gets an input for it.'),
          names: 'form',
          choicesBy: ({ target = '' }) => formsOf(target, files),
          isOptional: true,
        },
        {
          ...text('loses', 'Why its values may be lost'),
          description:
            'Left blank, stored values stay here and the field is retired; else both are removed when it is published.',
          isOptional: true,
        },
      ],
      command: ({ target = '', form, loses }) => ({
        ...{ command: 'move-to-entity', entity, field, target },
        ...(form !== undefined && { form }),
        ...(loses !== undefined && { loses }),
      }),
    },
    {
      title: 'Split the field',
      parameters: [
        text('first', 'Field of the first word', 'Stored values are split at their first space.'),
        text('rest', 'Field of the rest', 'All that follows; blank where there is only one word.'),
      ],
      command: ({ first = '', rest = '' }) => ({ command: 'split-field', entity, field, first, rest }),
    },
  ];
}

/** Kinds of value that stored values can be converted to without a guess, by their present kind. */
const convertible: Readonly<Record<string, readonly (keyof typeof kindsOfValue)[]>> = {
  string: ['number'],
  number: ['string'],
  integer: ['number', 'string'],
  boolean: ['string'],
};

/** Lists the command that changes the kind of value of a field; empty where its values cannot be converted. */
function retypingOf(location: Omit<FieldOfFile, 'value'>, { type }: JsonObject): readonly CommandForm[] {
  const choices = convertible[String(type)] ?? [];
  if (choices.length === 0) return [];
  const lost =
    type === 'string'
      ? 'Texts that are no numbers stay stored, and the field is empty until somebody enters a number.'
      : 'No stored value is lost.';
  return [
    {
      title: 'Change the kind of value',
      parameters: [
        {
          ...text('to', 'Kind of value', `${lost} What is used as the former kind is named before.`),
          ...{ choices, titles: kindsOfValue },
        },
      ],
      command: ({ to = '' }) => ({
        ...{ command: 'retype-field', ...location },
        to: choices.find((each) => each === to) ?? 'string',
      }),
    },
  ];
}

/** Lists the other entities with fields. */
function entitiesBeside(entity: string, files: readonly NamedSchemaText[]): readonly string[] {
  return files
    .filter(({ kind, name }) => kind === 'schema' && name !== entity)
    .filter((file) => jsonObject(fileValue(file))['properties'] !== undefined)
    .map(({ name }) => name);
}

/** Lists the other fields of the entity that contain fields. */
function objectsBeside(field: string, value: Json): readonly string[] {
  const properties = Object.entries(jsonObject(jsonObject(value)['properties']));
  return properties.flatMap(([name, schema]) =>
    name !== field && isJsonObject(jsonObject(schema)['properties']) ? [name] : [],
  );
}

function moveInto(location: Omit<FieldOfFile, 'value'>, choices: readonly string[]): CommandForm {
  const description = 'A field that has fields of its own; stored values move along.';
  return {
    title: 'Move the field',
    parameters: [{ ...text('into', 'Into', description), choices }],
    command: ({ into = '' }) => ({ command: 'move-property', ...location, into }),
  };
}

/** Lists the commands for the contents of a file, by its kind. */
export function commandsWithin(
  file: NamedSchemaText,
  files: readonly NamedSchemaText[],
): readonly CommandForm[] {
  return (commandsOfKind[file.kind] ?? commandsOfWishes[file.kind])?.(file, files) ?? [];
}

/** Lists the commands for a whole file, which may change further files. */
export function commandsOf(file: NamedSchemaText, files: readonly NamedSchemaText[]): readonly CommandForm[] {
  const { path, kind } = file;
  const own = commandsWithin(file, files);
  if (kind === 'product') return own;
  const name = text('name', 'New name', 'Small letters, digits and dashes.');
  return [
    ...own,
    {
      title: 'Copy the file',
      parameters: [name],
      command: (filled) => ({ command: 'copy-file', path, name: filled['name'] ?? '' }),
    },
    {
      title: 'Rename the file',
      parameters: [name],
      command: (filled) => ({ command: 'rename-file', path, name: filled['name'] ?? '' }),
    },
    { title: 'Remove the file', parameters: [], command: () => ({ command: 'remove-file', path }) },
  ];
}
