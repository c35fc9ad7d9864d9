import { isJsonObject, type JsonSchema, type JsonSchemaObject } from '../../../core/json/json.ts';

const maps = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'],
]);
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']);
const singles = new Set([
  ...['items', 'additionalItems', 'additionalProperties', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['not', 'if', 'then', 'else', 'contains', 'propertyNames'],
]);

export interface SubschemaLocation {
  /** Tokens of the pointer from the root. */
  readonly at: readonly string[];
  /** Base URI against which the schema's references are resolved. */
  readonly base: string;
}

/**
 * Visits a schema and every schema inside, outer ones first; skips values that only look like schemas (e.g. in
 * `const`).
 */
export function walkSchemas(
  root: JsonSchemaObject,
  base: string,
  visit: (schema: JsonSchemaObject, location: SubschemaLocation) => void,
): void {
  step(root, { at: [], base }, (schema, location) => {
    visit(schema, location);
    return schema;
  });
}

/** Copies a schema, replacing it and every schema inside by the result of `make`. */
export function mapSubschemas(
  root: JsonSchemaObject,
  make: (schema: JsonSchemaObject, base: string, at: readonly string[]) => JsonSchemaObject,
  base: string,
): JsonSchema {
  return step(root, { at: [], base }, (schema, location) => make(schema, location.base, location.at));
}

type Make = (schema: JsonSchemaObject, location: SubschemaLocation) => JsonSchemaObject;

function step(schema: JsonSchema, outer: SubschemaLocation, make: Make): JsonSchema {
  if (!isJsonObject(schema)) return schema;
  const location = { at: outer.at, base: baseOf(schema, outer.base) };
  const made = make(schema, location);
  return Object.fromEntries(
    Object.entries(made).map(([keyword, value]) => [keyword, inKeyword(keyword, value, location, make)]),
  );
}

function baseOf({ $id }: JsonSchemaObject, base: string): string {
  if (typeof $id !== 'string' || !URL.canParse($id, base)) return base;
  return new URL($id, base).href.replace(/#$/, '');
}

function inKeyword(keyword: string, value: unknown, { at, base }: SubschemaLocation, make: Make): unknown {
  const below = (token: string, child: unknown) =>
    step(child as JsonSchema, { at: [...at, keyword, token], base }, make);
  if (Array.isArray(value)) {
    return lists.has(keyword) ? value.map((child, index) => below(String(index), child)) : value;
  }
  if (!isJsonObject(value)) return value;
  if (maps.has(keyword)) {
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, below(name, child)]));
  }
  return singles.has(keyword) ? step(value, { at: [...at, keyword], base }, make) : value;
}
