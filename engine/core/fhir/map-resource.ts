import type { Scope } from '../expressions/scope.ts';
import { isBlank } from '../json/blank.ts';
import { isJsonList, isJsonObject, type Json, type JsonObject, jsonItems, jsonObject } from '../json/json.ts';
import { getAt, setAt } from '../json/pointer.ts';
import type { MappingRow, ResourceElement, ResourceMapping } from '../product/resource-mapping.ts';
import { inPresentShape } from '../records/present-shape.ts';
import { withoutPaths } from '../records/transient.ts';
import { type MappedProduct, readCode, writeCode } from './codes.ts';
import { elementValue, withElement } from './element.ts';
import { readRest, writeRest } from './rest.ts';
import { isPrimitive, isSayable } from './sayable.ts';

/** Record or row that an element may refer to. */
export interface Referable {
  readonly item: JsonObject;
  /** Text of the reference, such as `Patient/1`. */
  readonly reference: string;
}

export interface WriteContext {
  readonly product: MappedProduct;
  readonly mapping: ResourceMapping;
  /** Scope of conditions, apart from the record itself. */
  readonly scope: Scope;
  readonly id: string;
  /** Identifier by which a later reading recognizes the record. */
  readonly identifier: JsonObject;
  /** True for fields without an element in an extension of the product's own. */
  readonly isWhole: boolean;
  readonly refer: (entity: string) => readonly Referable[];
}

/** Builds the URL of the extension with the fields of a record that its resource has no element for. */
export function restExtension(slug: string): string {
  return `urn:${slug}:rest`;
}

/**
 * Writes a record as a resource: what its mapping says and, if it is to be whole, all that a reading of it would lose
 * in an extension of the product's own.
 */
export function writeResource(record: JsonObject, context: WriteContext): JsonObject {
  const { mapping, product, id, identifier } = context;
  const { [recordId]: _id, ...fields } = withoutPaths(mapping.stays, record);
  const head = { resourceType: mapping.resource, id, identifier: [identifier] };
  const scope = { ...context.scope, self: record, root: record };
  const writing = { record: fields, scope, context };
  const said = mapping.rows.reduce<JsonObject>((resource, row) => writeRow(resource, row, writing), head);
  if (!context.isWhole) return said;
  const rest = writeRest(readRows(said, mapping.rows, product), fields);
  if (rest.length === 0) return said;
  const { resourceType, id: ownId, extension, ...elements } = said;
  const own = { url: restExtension(product.info.slug), extension: rest };
  return { resourceType, id: ownId, extension: [...jsonItems(extension), own], ...elements };
}

const recordId = '_id';

interface RowWriting {
  /** Record, or item of a list, whose fields the row names. */
  readonly record: JsonObject;
  /** Scope of conditions. */
  readonly scope: Scope;
  readonly context: WriteContext;
}

function writeRow(resource: JsonObject, row: MappingRow, writing: RowWriting): JsonObject {
  const { element, when, only } = row;
  if (element === undefined || only === 'in') return resource;
  const { scope } = writing;
  if (when !== undefined && row.references === undefined && when.evaluate(scope) !== true) return resource;
  const value = valueToWrite(row, element, writing);
  // Merges only what the element can hold: the rest travels in the extension.
  return value === undefined ? resource : (withValue(resource, row, element, value) ?? resource);
}

/** Copies a resource with the value of a row, and beside the code of a quantity or coding the system that it is from. */
function withValue(
  resource: JsonObject,
  { codes }: MappingRow,
  element: ResourceElement,
  value: Json,
): JsonObject | undefined {
  const next = withElement(resource, element, value);
  if (next === undefined || element.type !== 'code' || codes?.system === undefined) return next;
  const steps = [...element.steps.slice(0, -1), { name: 'system', isList: false }];
  return withElement(next, { steps, type: 'uri' }, codes.system);
}

function valueToWrite(row: MappingRow, element: ResourceElement, writing: RowWriting): Json | undefined {
  if (row.constant !== undefined) return row.constant;
  if (row.value !== undefined) return row.value.evaluate(writing.scope) || undefined;
  if (row.references !== undefined) return references(row, element, writing);
  const value = getAt(writing.record, row.field ?? '');
  if (isBlank(value)) return undefined;
  return row.rows === undefined
    ? written(value, row, element, writing)
    : writeItems(jsonItems(value), row.rows, writing);
}

function written(
  value: Json | undefined,
  row: MappingRow,
  element: ResourceElement,
  writing: RowWriting,
): Json | undefined {
  if (value === undefined) return undefined;
  if (element.isAll === true && isJsonList(value)) {
    const items = value.map((each) => writeValue(each, row, element.type, writing));
    return items.every((each) => each !== undefined) ? items : undefined;
  }
  return writeValue(value, row, element.type, writing);
}

function writeValue(value: Json, row: MappingRow, type: string, writing: RowWriting): Json | undefined {
  const { codes, values } = row;
  if (values !== undefined) return values[String(value)];
  const said = codes === undefined ? value : writeCode(value, { codes, type }, writing.context.product);
  if (said === undefined || (isPrimitive(type) && !isSayable(type, said))) return undefined;
  return said;
}

/** Writes the items of a list; none if one cannot be said, since readers would take the others for all. */
function writeItems(
  items: readonly Json[],
  rows: readonly MappingRow[],
  writing: RowWriting,
): Json | undefined {
  const elements = items.map((item) => {
    const record = jsonObject(item);
    const element = rows.reduce<JsonObject>((part, row) => writeRow(part, row, { ...writing, record }), {});
    const isWhole = rows.every((row) => isWritten(element, row, record));
    return isWhole && Object.keys(element).length > 0 ? element : undefined;
  });
  return elements.every((each) => each !== undefined) ? elements : undefined;
}

function isWritten(part: JsonObject, { element, field, only }: MappingRow, record: JsonObject): boolean {
  if (element === undefined || field === undefined || only === 'in') return true;
  return isBlank(getAt(record, field)) || elementValue(part, element) !== undefined;
}

function references(
  { references: entity = '', when }: MappingRow,
  { isAll }: ResourceElement,
  { scope, context }: RowWriting,
): Json | undefined {
  const found = context
    .refer(entity)
    .filter(({ item }) => when?.evaluate({ ...scope, item }) ?? true)
    .map(({ reference }) => ({ reference }));
  return isAll === true ? (found.length === 0 ? undefined : found) : found[0];
}

/** Reads the fields of a record from a resource that `writeResource` has written. */
export function readOwnResource(
  resource: JsonObject,
  { mapping, product }: Pick<WriteContext, 'mapping' | 'product'>,
): JsonObject {
  const url = restExtension(product.info.slug);
  const rest = jsonItems(resource['extension']).find((each) => isJsonObject(each) && each['url'] === url);
  const said = readRows(resource, mapping.rows, product);
  const entity = product.entities[mapping.entity];
  // Reads a copy of earlier days under the names that fields have now.
  const present = (fields: JsonObject) => (entity === undefined ? fields : inPresentShape(entity, fields));
  const fields = readRest(said, jsonItems(jsonObject(rest)['extension']), present);
  return withoutPaths(mapping.stays, fields);
}

function readRows(resource: JsonObject, rows: readonly MappingRow[], product: MappedProduct): JsonObject {
  return rows.reduce<JsonObject>((record, row) => {
    const value = row.only === 'out' ? undefined : readRow(resource, row, product);
    return value === undefined || row.field === undefined ? record : setAt(record, row.field, value);
  }, {});
}

/** Reads the field of a row from its element. */
export function readRow(resource: JsonObject, row: MappingRow, product: MappedProduct): Json | undefined {
  const { element, field } = row;
  if (element === undefined || field === undefined) return undefined;
  const value = elementValue(resource, element);
  if (value === undefined) return undefined;
  const one = (each: Json) =>
    row.rows === undefined ? readValue(each, row, element.type, product) : readItem(each, row.rows, product);
  if (element.isAll !== true) return one(value);
  const items = jsonItems(value)
    .map(one)
    .filter((each) => each !== undefined);
  return items.length === 0 ? undefined : items;
}

function readItem(item: Json, rows: readonly MappingRow[], product: MappedProduct): Json | undefined {
  const read = readRows(jsonObject(item), rows, product);
  return Object.keys(read).length === 0 ? undefined : read;
}

function readValue(value: Json, row: MappingRow, type: string, product: MappedProduct): Json | undefined {
  const { codes, values } = row;
  if (values !== undefined) return fieldValue(values, value);
  if (codes !== undefined) return readCode(value, { codes, type }, product);
  return isPrimitive(type) && !isSayable(type, value) ? undefined : value;
}

/** Finds the field's value for a value of the element, which the file writes as a text. */
function fieldValue(values: NonNullable<MappingRow['values']>, value: Json): Json | undefined {
  const [name] = Object.entries(values).find(([, each]) => each === value) ?? [];
  if (name === 'true' || name === 'false') return name === 'true';
  return name;
}
