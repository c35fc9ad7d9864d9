import type { JsonSchema, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { schemaKeywords } from './keywords.ts';
import { childrenOf } from './schema-library.ts';

/** A copy of the schema in which every schema object, innermost first, is what `change` makes of it. */
export function mapSchemas(
  schema: JsonSchema,
  change: (schema: JsonSchemaObject) => JsonSchemaObject,
): JsonSchema {
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([keyword, value]) => {
    return [keyword, mapKeyword(keyword, value, change)] as const;
  });
  return change(Object.fromEntries(entries));
}

function mapKeyword(
  keyword: string,
  value: unknown,
  change: (schema: JsonSchemaObject) => JsonSchemaObject,
): unknown {
  const kind = Object.hasOwn(schemaKeywords, keyword) ? schemaKeywords[keyword] : undefined;
  if (kind === 'schema') return mapSchemas(value as JsonSchema, change);
  if (kind === 'list' && Array.isArray(value)) return value.map((child) => mapSchemas(child, change));
  if (kind !== 'map' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapSchemas(child, change)]));
}

/** Whether a schema or one inside it is such. */
export function someSchema(schema: unknown, isSuch: (schema: JsonSchemaObject) => boolean): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const object = schema as JsonSchemaObject;
  return isSuch(object) || childrenOf(object).some((child) => someSchema(child, isSuch));
}
