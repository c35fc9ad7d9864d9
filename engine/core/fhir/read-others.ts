import { isJsonObject, type Json, type JsonObject, jsonItems } from '../json/json.ts';
import { setAt } from '../json/pointer.ts';
import { trimmedOrUndefined } from '../json/string-values.ts';
import type { MappingRow, ResourceMapping } from '../product/resource-mapping.ts';
import { type MappedProduct, readCode } from './codes.ts';
import { elementValue, plainPath } from './element.ts';

/** Reading of a resource that another system has written. */
export interface OthersReading {
  readonly mapping: ResourceMapping;
  readonly product: MappedProduct;
  /** Reads the field of a row by a conversion of the product. */
  readonly convert: (name: string, row: MappingRow) => Json | undefined;
}

/**
 * Reads the fields of a record from a resource of another system: each by the conversion of its row, else from its
 * element, as it is written.
 */
export function readOthersResource(resource: JsonObject, reading: OthersReading): JsonObject {
  return readOthersRows(resource, reading.mapping.rows, reading);
}

function readOthersRows(
  resource: JsonObject,
  rows: readonly MappingRow[],
  reading: OthersReading,
): JsonObject {
  return rows.reduce<JsonObject>((record, row) => {
    const value = isReadOfOthers(row) ? readOthersRow(resource, row, reading) : undefined;
    return value === undefined || row.field === undefined ? record : setAt(record, row.field, value);
  }, {});
}

function isReadOfOthers({ only, others, field }: MappingRow): boolean {
  return field !== undefined && only !== 'out' && others !== false;
}

function readOthersRow(resource: JsonObject, row: MappingRow, reading: OthersReading): Json | undefined {
  if (row.constant !== undefined) return row.constant;
  if (typeof row.others === 'string') return reading.convert(row.others, row);
  const { element } = row;
  const value = element === undefined ? undefined : elementValue(resource, element);
  if (element === undefined || value === undefined) return undefined;
  const read = (each: Json) => readOthersValue(each, row, { ...reading, type: element.type });
  if (element.isAll !== true) return read(value);
  const items = jsonItems(value)
    .map(read)
    .filter((each) => each !== undefined);
  return items.length === 0 ? undefined : items;
}

function readOthersValue(
  value: Json,
  { rows, values, codes }: MappingRow,
  reading: OthersReading & { readonly type: string },
): Json | undefined {
  const { type, product } = reading;
  if (rows !== undefined) {
    const record = isJsonObject(value) ? readOthersRows(value, rows, reading) : {};
    return Object.keys(record).length === 0 ? undefined : record;
  }
  if (values !== undefined) {
    const name = Object.keys(values).find((each) => values[each] === value);
    return name === 'true' || name === 'false' ? name === 'true' : name;
  }
  if (codes !== undefined) return readCode(value, { codes, type }, product);
  // Keeps texts that FHIR forbids, such as an impossible day, for the schema to refuse with its reason.
  return typeof value === 'string' ? trimmedOrUndefined(value) : isJsonObject(value) ? undefined : value;
}

/** Paths of the elements that a reading of others' resources takes by the rows themselves. */
export function pathsReadOfOthers({ rows }: ResourceMapping): readonly string[] {
  const read = rows.filter((row) => isReadOfOthers(row) && row.others === undefined);
  return [...read, ...rows.filter(({ references }) => references !== undefined)].flatMap(pathsOfRow);
}

/** Paths of all elements of a resource that the product itself has written. */
export function pathsWritten({ rows }: ResourceMapping): readonly string[] {
  return ['identifier', 'extension', ...rows.flatMap(pathsOfRow)];
}

function pathsOfRow({ element, rows, references, codes }: MappingRow): readonly string[] {
  if (element === undefined) return [];
  const path = plainPath(element);
  const chosen = element.steps.flatMap(({ where = {} }, index) => {
    const upTo = plainPath({ steps: element.steps.slice(0, index + 1), type: '' });
    return Object.keys(where).map((name) => `${upTo}.${name}`);
  });
  const beside = codes?.system === undefined ? [] : [`${path.slice(0, path.lastIndexOf('.'))}.system`];
  if (rows !== undefined) return [...chosen, ...rows.flatMap(pathsOfRow).map((each) => `${path}.${each}`)];
  return [...chosen, ...beside, references === undefined ? path : `${path}.reference`];
}
