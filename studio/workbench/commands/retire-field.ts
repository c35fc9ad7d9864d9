import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { CommandError } from './command-error.ts';
import { isOfField, withoutFields } from './layout-rows.ts';
import { withMigration } from './migration-steps.ts';
import { locationsOf, newErrors } from './new-errors.ts';
import { type FileTexts, fileOf, filesOf, readFile, type SchemaFile } from './schema-files.ts';

type Retired = Omit<Extract<StudioCommand, { readonly command: 'retire-field' }>, 'command'>;

/**
 * Removes a field from forms and tables and deprecates it, keeping its values. With values that may be lost, drops
 * the field by a migration instead. Refuses while the compiler finds a reader. Throws `CommandError`.
 */
export function retireField(texts: FileTexts, retired: Retired): FileTexts {
  const { entity, field } = retired;
  const file = fileOf('schema', entity, texts);
  const schema = propertyOf(file, field);
  if (schema === undefined) throw new CommandError(`"${entity}" has no field "${field}".`);
  const shown = new Map([...withoutIn('form', texts, retired), ...withoutIn('tab', texts, retired)]);
  const required = jsonItems(file.value['required']).filter((name) => name !== field);
  const rest = file.value['required'] === undefined ? {} : { required };
  refuseReaders({ ...retired, file, rest }, new Map([...texts, ...shown]));
  const { loses } = retired;
  const left = loses === undefined ? { ...schema, deprecated: true } : undefined;
  const marked = withProperty({ ...file.value, ...rest }, field, left);
  const dropped = loses === undefined ? [] : withMigration(texts, entity, { drop: `/${field}`, loses });
  return new Map([...shown, [file.path, editText(file.text, marked)], ...dropped]);
}

function propertyOf({ value }: SchemaFile, field: string): JsonObject | undefined {
  const properties = value['properties'];
  const schema = isJsonObject(properties) && Object.hasOwn(properties, field) ? properties[field] : undefined;
  return isJsonObject(schema) ? schema : undefined;
}

function withProperty(value: JsonObject, field: string, schema: JsonObject | undefined): JsonObject {
  const before = jsonObject(value['properties']);
  const { [field]: _before, ...others } = before;
  return { ...value, properties: schema === undefined ? others : { ...before, [field]: schema } };
}

/** Removes the field from the entity's forms or tables. */
function withoutIn(kind: 'form' | 'tab', texts: FileTexts, { entity, field }: Retired): FileTexts {
  const files = [...filesOf(kind, texts).values()].map((path) => readFile(path, texts));
  return new Map(
    files
      .filter(({ value }) => value['entity'] === entity)
      .map((file) => [file.path, editText(file.text, without(file.value, field))] as const)
      .filter(([path, text]) => texts.get(path) !== text),
  );
}

function without(value: JsonObject, field: string): JsonObject {
  const { layout, table, fields, initial } = value;
  return {
    ...value,
    ...(layout === undefined
      ? {}
      : { layout: withoutFields(jsonItems(layout), (path) => isOfField(path, field)) }),
    ...(isJsonObject(fields) ? { fields: withoutKeys(fields, field) } : {}),
    ...(isJsonObject(initial) ? { initial: withoutKeys(initial, field) } : {}),
    ...(isJsonObject(table) ? { table: withoutColumn(table, field) } : {}),
  };
}

function withoutKeys(value: JsonObject, field: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !isOfField(name, field)));
}

function withoutColumn(table: JsonObject, field: string): JsonObject {
  const isShown = (column: Json): boolean => !(isJsonObject(column) && isOfField(column['field'], field));
  return { ...table, columns: jsonItems(table['columns']).filter(isShown) };
}

interface Reading extends Retired {
  readonly file: SchemaFile;
  readonly rest: JsonObject;
}

function refuseReaders({ entity, field, file, rest }: Reading, texts: FileTexts): void {
  const removed = editText(file.text, withProperty({ ...file.value, ...rest }, field, undefined));
  const readers = newErrors(texts, new Map([...texts, [file.path, removed]]));
  if (readers.length === 0) return;
  throw new CommandError(
    `The field "${field}" of "${entity}" cannot be retired yet, it is read elsewhere. Take it out there first: ${locationsOf(readers)}.`,
  );
}
