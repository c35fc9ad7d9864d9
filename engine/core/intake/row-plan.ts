import { Draft } from '../json/draft.ts';
import type { Json, JsonObject, JsonSchema, JsonSchemaObject } from '../json/json.ts';
import { pathToPointer, tokensOf } from '../json/pointer.ts';
import type { Product } from '../product/product.ts';
import { tidyText } from '../text/clean-text.ts';
import { entityOf } from '../validation/validate.ts';
import { isSameColumn } from './column-names.ts';
import type { ColumnMapping, FileMapping } from './mapping.ts';
import { type ReadValue, valueReader } from './read-value.ts';
import { fillableFields } from './target-fields.ts';

/** Plan for converting the rows of a file to records. */
export interface RowPlan {
  /** Columns in the order of the file. */
  readonly columns: readonly PlannedColumn[];
  /** Number of columns in the header. */
  readonly width: number;
  readonly constants: Readonly<Record<string, Json>>;
}

interface PlannedColumn {
  readonly index: number;
  /** JSON Pointer of the field that the column fills. */
  readonly at: string;
  /** Field path with dots. */
  readonly to: string;
  readonly read: ReadValue;
}

export interface RowTarget {
  readonly product: Product;
  /** Name of the rows' entity. */
  readonly entity: string;
}

/**
 * Plans the columns by the mapping or, without one, by the fields' titles and paths. Returns a message if that
 * fails; the message never quotes an unknown header, which may be a row of data.
 */
export function planRows(
  header: readonly string[],
  mapping: FileMapping | undefined,
  target: RowTarget,
): RowPlan | { readonly problem: string } {
  const names = header.map(cellText);
  const found = mapping === undefined ? columnsByName(names, target) : columnsOf(names, mapping);
  if (!('columns' in found)) return found;
  const { columns } = found;
  const [shared] = sharedFields(columns, names);
  if (shared !== undefined) {
    const quoted = shared.columns.map((name) => `"${name}"`).join(', ');
    return {
      problem: `Several columns would fill the field ${shared.to}: ${quoted}. Map only one of them.`,
    };
  }
  return {
    columns: columns.map((column) => planColumn(column, target)),
    width: header.length,
    constants: mapping?.constants ?? {},
  };
}

/** Field that several columns of a file would fill. */
export interface SharedField {
  /** Field path with dots. */
  readonly to: string;
  /** Names of the columns in the header, in its order. */
  readonly columns: readonly string[];
}

export interface NamedColumns {
  /** Names of the columns that fill fields, by field path. */
  readonly columns: Readonly<Record<string, string>>;
  /** Fields that several columns match, among which an operator has to choose. */
  readonly shared: readonly SharedField[];
}

/** Finds the fields that the column names match, for an operator who maps the rest. */
export function columnsByNames(header: readonly string[], target: RowTarget): NamedColumns {
  const names = header.map(cellText);
  const found = columnsByName(names, target);
  if (!('columns' in found)) return { columns: {}, shared: [] };
  const shared = sharedFields(found.columns, names);
  const single = found.columns.filter(({ to }) => shared.every((field) => field.to !== to));
  return { columns: Object.fromEntries(single.map(({ to, index }) => [to, names[index] ?? ''])), shared };
}

function sharedFields(found: readonly FoundColumn[], names: readonly string[]): readonly SharedField[] {
  return [...Map.groupBy(found, ({ to }) => to)]
    .filter(([, each]) => each.length > 1)
    .map(([to, each]) => ({ to, columns: each.map(({ index }) => names[index] ?? '') }));
}

interface FoundColumn extends ColumnMapping {
  readonly index: number;
}

type FoundColumns = { readonly columns: readonly FoundColumn[] } | { readonly problem: string };

function columnsOf(names: readonly string[], { columns }: FileMapping): FoundColumns {
  const found: FoundColumn[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const indexes = names.flatMap((each, index) => (isSameColumn(each, name) ? [index] : []));
    const [index] = indexes;
    if (index === undefined) return { problem: `The file has no column "${name}", which the mapping names.` };
    if (indexes.length > 1) {
      const numbers = indexes.map((each) => each + 1).join(' and ');
      return { problem: `The column "${name}" stands in the file twice, as columns ${numbers}. Rename one.` };
    }
    found.push({ ...column, index });
  }
  return { columns: found };
}

/** Finds columns by a field's path, its column name in files, or its title where that is unique. */
function columnsByName(names: readonly string[], { product, entity: target }: RowTarget): FoundColumns {
  const entity = entityOf(product, target);
  const paths = fillableFields(entity).map(([path, { title }]) => {
    const others = entity.columnNames?.[path] ?? [];
    return { to: tokensOf(path).join('.'), title, others };
  });
  const found = names.flatMap((name, index) => {
    const byPath = paths.find(({ to }) => isSameColumn(to, name));
    const byTitle = paths.filter(({ title }) => isSameColumn(title, name));
    const byOther = paths.find(({ others }) => others.some((each) => isSameColumn(each, name)));
    const field = byPath ?? byOther ?? (byTitle.length === 1 ? byTitle[0] : undefined);
    return field === undefined ? [] : [{ to: field.to, index }];
  });
  if (found.length > 0) return { columns: found };
  return { problem: 'The first line names no field. Map its columns to fields.' };
}

function planColumn({ index, ...mapping }: FoundColumn, { product, entity: name }: RowTarget): PlannedColumn {
  const entity = entityOf(product, name);
  const path = pathToPointer(mapping.to);
  const field = entity.fields[path] ?? { title: mapping.to, type: 'string' };
  const schema = schemaAt(entity.schema, tokensOf(path));
  return {
    index,
    at: path,
    to: mapping.to,
    read: valueReader({ product, entity, path, field, schema, mapping }),
  };
}

function schemaAt(schema: JsonSchema, tokens: readonly string[]): JsonSchemaObject | undefined {
  let current: JsonSchema | undefined = schema;
  for (const token of tokens) current = typeof current === 'object' ? current.properties?.[token] : undefined;
  return typeof current === 'object' ? current : undefined;
}

/** Removes invisible characters from the text of a cell, which no text inside the product may have. */
function cellText(text: string): string {
  return tidyText(text);
}

/** Converts a row to a record, or returns the reason why it is none. Leaves out blank fields. */
export function recordOfRow(
  { columns, width, constants }: RowPlan,
  fields: readonly string[],
): { readonly record: JsonObject } | { readonly problem: string } {
  const extra = fields.slice(width).filter((text) => cellText(text) !== '').length;
  if (fields.length < width || extra > 0)
    return { problem: `The line has ${fields.length} columns, the header has ${width}.` };
  const draft = new Draft<JsonObject>({});
  for (const [path, value] of Object.entries(constants)) draft.set(pathToPointer(path), value);
  for (const { index, at, read } of columns) {
    const text = cellText(fields[index] ?? '');
    if (text !== '') draft.set(at, read(text));
  }
  return { record: draft.value };
}
