import {
  isJsonSchema,
  isSchemaObject,
  type JsonSchema,
  type JsonSchemaObject,
} from '../../core/json/json.ts';
import { schemaKeywords } from './keywords.ts';
import { childrenAt, type ValuePath } from './schema-library.ts';

type Change = (schema: JsonSchemaObject) => JsonSchemaObject;

/** Copies a schema with every schema object replaced by the result of `change`, innermost first. */
export function mapSchemas(schema: JsonSchemaObject, change: Change): JsonSchemaObject;
export function mapSchemas(schema: JsonSchema, change: Change): JsonSchema;
export function mapSchemas(schema: JsonSchema, change: Change): JsonSchema {
  if (typeof schema !== 'object' || schema === null) return schema;
  return change(mapChildren(schema, (child) => mapSchemas(child, change)));
}

/** Copies a schema with changed direct child schemas. */
export function mapChildren(
  schema: JsonSchemaObject,
  change: (child: JsonSchema) => JsonSchema,
): JsonSchemaObject {
  const entries = Object.entries(schema).map(([keyword, value]) => {
    return [keyword, mapKeyword(keyword, value, change)] as const;
  });
  return Object.fromEntries(entries);
}

function mapKeyword(keyword: string, value: unknown, change: (child: JsonSchema) => JsonSchema): unknown {
  const kind = Object.hasOwn(schemaKeywords, keyword) ? schemaKeywords[keyword] : undefined;
  if (kind === 'schema') return isJsonSchema(value) ? change(value) : value;
  if (kind === 'list' && Array.isArray(value)) return value.map((child) => change(child));
  if (kind !== 'map' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child)]));
}

/**
 * Finds the path to the first value that is no schema although a keyword requires one; undefined for a
 * well-formed schema.
 */
export function firstNonSchema(schema: unknown): ValuePath | undefined {
  if (!isJsonSchema(schema)) return [];
  if (typeof schema === 'boolean') return undefined;
  for (const [way, child] of childrenAt(schema)) {
    const further = firstNonSchema(child);
    if (further !== undefined) return [...way, ...further];
  }
  return undefined;
}

/** Reports whether a schema, or any schema inside it, passes the test. */
export function someSchema(schema: unknown, isSuch: (schema: JsonSchemaObject) => boolean): boolean {
  if (!isSchemaObject(schema)) return false;
  return isSuch(schema) || childrenAt(schema).some(([, child]) => someSchema(child, isSuch));
}
