import { isJsonObject, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { CommandError } from './command-error.ts';
import { withMigration } from './migration-steps.ts';
import { locationsOf, newErrors } from './new-errors.ts';
import { type FileTexts, fileOf } from './schema-files.ts';

export type RetypeField = Extract<StudioCommand, { readonly command: 'retype-field' }>;

/** Members of a field that mean something for any kind of value. */
const ofAnyKind = new Set([
  'title',
  'description',
  'x-access',
  'x-aliases',
  'deprecated',
  'x-origin',
  'x-help',
]);

/**
 * Changes the kind of value of a field, and converts stored values both ways. Throws a `CommandError` with what reads
 * the field as the former kind, if anything does; nothing is changed then.
 */
export function retypeField(texts: FileTexts, command: RetypeField): FileTexts {
  const { entity, field, to } = command;
  const file = fileOf('schema', entity, texts);
  const properties = jsonObject(file.value['properties']);
  const schema = schemaOf(properties, command);
  const step = conversionOf(String(schema['type']), command);
  const kept = Object.fromEntries(Object.entries(schema).filter(([name]) => ofAnyKind.has(name)));
  const next = { ...file.value, properties: { ...properties, [field]: { ...kept, type: to } } };
  const changed = new Map([
    [file.path, editText(file.text, next)],
    ...(step === undefined ? [] : withMigration(texts, entity, step)),
  ]);
  const readers = newErrors(texts, new Map([...texts, ...changed]));
  if (readers.length === 0) return changed;
  throw new CommandError(
    `“${schema['title'] ?? field}” cannot be of another kind yet: its values are used as they were. Take them out there first: ${locationsOf(readers)}.`,
  );
}

/** Reports whether stored values become others, which code reads otherwise. */
export function changesValues(texts: FileTexts, command: RetypeField): boolean {
  const properties = jsonObject(fileOf('schema', command.entity, texts).value['properties']);
  return conversionOf(String(schemaOf(properties, command)['type']), command) !== undefined;
}

/** Lists what a changed kind of value leaves out of the field. */
export function notesOfRetyping(texts: FileTexts, command: RetypeField): readonly string[] {
  const properties = jsonObject(fileOf('schema', command.entity, texts).value['properties']);
  const schema = schemaOf(properties, command);
  const left = Object.keys(schema).filter((name) => name !== 'type' && !ofAnyKind.has(name));
  const lost =
    schema['type'] === 'string'
      ? ['Texts that are no numbers stay stored, and the field is empty until somebody enters a number.']
      : [];
  return [
    ...lost,
    ...(left.length === 0 ? [] : [`Left out, as it was about the former kind: ${left.join(', ')}.`]),
  ];
}

function schemaOf(properties: JsonObject, { entity, field }: RetypeField): JsonObject {
  const schema = properties[field];
  if (!isJsonObject(schema)) throw new CommandError(`“${entity}” has no field “${field}”.`);
  if (schema['$ref'] !== undefined || typeof schema['type'] !== 'string')
    throw new CommandError(
      `“${schema['title'] ?? field}” is described elsewhere: choose another description in its panel.`,
    );
  return schema;
}

/** Builds the step that converts stored values; undefined where they stay as they are. */
function conversionOf(from: string, { field, to }: RetypeField): JsonObject | undefined {
  const convert = `/${field}`;
  const old = `old.${field}`;
  const isNumber = (type: string) => type === 'number' || type === 'integer';
  if (from === 'integer' && to === 'number') return undefined;
  if (from === 'string' && to === 'number')
    return { convert, from, value: `double(${old})`, back: `string(${old})` };
  if (isNumber(from) && to === 'string')
    return { convert, from: 'number', value: `string(${old})`, back: `double(${old})` };
  if (from === 'boolean' && to === 'string')
    return { convert, from, value: `${old} ? 'Yes' : 'No'`, back: `${old} == 'Yes'` };
  throw new CommandError(
    from === to
      ? 'The field is of this kind already.'
      : 'Stored values cannot become of this kind without a guess: add a field of the new kind, and retire this one.',
  );
}
