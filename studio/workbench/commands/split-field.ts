import type { SourceKind } from '../../../engine/compiler/files/kind-files.ts';
import { titleOfName } from '../../../engine/compiler/title-of-name.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { CommandError } from './command-error.ts';
import { requireNewField } from './field-names.ts';
import { withMigration } from './migration-steps.ts';
import { locationsOf, newErrors } from './new-errors.ts';
import { type FileTexts, fileOf, filesOf, readFile, type SchemaFile } from './schema-files.ts';

type SplitField = Extract<StudioCommand, { readonly command: 'split-field' }>;

/**
 * Splits a text field into its first word and the rest, in forms, tables, cards and examples; migrates stored
 * values both ways. Throws a `CommandError` with the field's other readers, if any; nothing is changed then.
 */
export function splitField(texts: FileTexts, command: SplitField): FileTexts {
  const { entity, field, first, rest } = command;
  const file = fileOf('schema', entity, texts);
  const changed = new Map([
    [file.path, editText(file.text, withBoth(file, command))],
    ...(['form', 'tab', 'card'] as const).flatMap((kind) => [...shownIn(kind, texts, command)]),
    ...examplesOf(texts, command),
    ...withMigration(texts, entity, stepOf(command)),
  ]);
  const readers = newErrors(texts, new Map([...texts, ...changed]));
  if (readers.length === 0) return changed;
  throw new CommandError(
    `The field "${field}" of "${entity}" cannot be split into "${first}" and "${rest}" yet, it is read elsewhere. Take it out there first: ${locationsOf(readers)}.`,
  );
}

function withBoth({ value }: SchemaFile, { entity, field, first, rest }: SplitField): JsonObject {
  const properties = jsonObject(value['properties']);
  const schema = properties[field];
  if (!isJsonObject(schema)) throw new CommandError(`"${entity}" has no field "${field}".`);
  if (schema['type'] !== 'string' || ['format', 'pattern', 'enum'].some((word) => word in schema))
    throw new CommandError(`"${field}" of "${entity}" is no plain text, so it has no words to be split at.`);
  for (const name of [first, rest]) requireNewField({ entity, schema: value }, name);
  if (first === rest) throw new CommandError('The two new fields need different names.');
  const { minLength: _least, ...open } = schema;
  const both = {
    [first]: { ...schema, title: titleOfName(first) },
    [rest]: { ...open, title: titleOfName(rest) },
  };
  const entries = Object.entries(properties).flatMap(([name, each]) =>
    name === field ? Object.entries(both) : [[name, each] as const],
  );
  const required = jsonItems(value['required']).map((name) => (name === field ? first : name));
  return {
    ...value,
    ...(value['required'] !== undefined && { required }),
    properties: Object.fromEntries(entries),
  };
}

/** Replaces the field by both parts in the entity's files of a kind. */
function shownIn(kind: SourceKind, texts: FileTexts, command: SplitField): FileTexts {
  const files = [...filesOf(kind, texts).values()].map((path) => readFile(path, texts));
  return new Map(
    files
      .filter(({ value }) => value['entity'] === command.entity)
      .map(({ path, text, value }) => [path, editText(text, jsonObject(replaced(value, command)))] as const)
      .filter(([path, text]) => texts.get(path) !== text),
  );
}

/** Replaces a field in lists of names, in rows about the field, and in members keyed by it. */
function replaced(value: Json | undefined, command: SplitField): Json {
  const { field, first, rest } = command;
  if (Array.isArray(value))
    return jsonItems(value).flatMap((item): readonly Json[] => {
      if (item === field) return [first, rest];
      if (!isJsonObject(item) || item['field'] !== field) return [replaced(item, command)];
      return [first, rest].map((name) => ({ ...item, field: name }));
    });
  if (!isJsonObject(value)) return value ?? null;
  const entries = Object.entries(value).flatMap(([name, child]): readonly (readonly [string, Json])[] => {
    const inside = replaced(child, command);
    return name === field ? [first, rest].map((each) => [each, inside] as const) : [[name, inside] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Character that no text contains, put before the text to mark its start, since the first word may occur
 * again later.
 */
const start = String.raw`'\u0001'`;

function stepOf({ field, first, rest }: SplitField): JsonObject {
  const word = `old.${field}.split(' ')[0]`;
  return {
    split: `/${field}`,
    into: {
      [`/${first}`]: word,
      [`/${rest}`]: `(${start} + old.${field}).split(${start} + ${word} + ' ')[1]`,
    },
    back: `old.${first} + (blank(old.${rest}) ? '' : ' ' + old.${rest})`,
  };
}

/** Splits the values in examples as a migration would, since the compiler does not check them. */
function examplesOf(texts: FileTexts, command: SplitField): FileTexts {
  const files = [...filesOf('examples', texts).values()].map((path) => readFile(path, texts));
  return new Map(
    files
      .filter(({ value }) => value['entity'] === command.entity)
      .map(({ path, text, value }) => {
        const examples = jsonItems(value['examples']).map((each) => withParts(jsonObject(each), command));
        return [path, editText(text, { ...withParts(value, command), examples })] as const;
      })
      .filter(([path, text]) => texts.get(path) !== text),
  );
}

const records = ['base', 'data', 'old'];

function withParts(example: JsonObject, command: SplitField): JsonObject {
  const entries = Object.entries(example).map(([name, child]) => {
    if (records.includes(name)) return [name, partsIn(child, '', command)] as const;
    return [name, name === 'change' ? partsIn(child, '/', command) : child] as const;
  });
  return Object.fromEntries(entries);
}

/** Splits the values of a record, or of its changes, which are keyed by JSON Pointer. */
function partsIn(value: Json | undefined, prefix: string, { field, first, rest }: SplitField) {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, child]) => {
    if (name !== prefix + field) return [[name, child] as const];
    const [word, remainder] = wordsOf(child);
    const parts = [
      [prefix + first, word],
      [prefix + rest, remainder],
    ] as const;
    return parts.filter(([, part]) => part !== '');
  });
  return Object.fromEntries(entries);
}

/** Splits a text at its first blank; copies any other value, such as the `null` of a change, to both parts. */
function wordsOf(value: Json | undefined): readonly [Json | undefined, Json | undefined] {
  if (typeof value !== 'string') return [value, value];
  const at = value.indexOf(' ');
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
}
