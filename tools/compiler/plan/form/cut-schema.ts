import type { JsonSchema, JsonSchemaObject } from '../../../../engine/core/json.ts';
import { tokensOf } from '../../../../engine/core/pointer.ts';

/** The schema with only the named places (JSON Pointers) and what leads to them. */
export function cutSchema(schema: JsonSchemaObject, kept: readonly string[]): JsonSchemaObject {
  const heads = new Map<string, string[]>();
  for (const pointer of kept) {
    const [head = '', ...rest] = tokensOf(pointer);
    heads.set(head, [...(heads.get(head) ?? []), rest.length === 0 ? '' : `/${rest.join('/')}`]);
  }
  const entries = Object.entries(schema.properties ?? {}).filter(([key]) => heads.has(key));
  const properties = entries.map(([key, child]) => [key, cutChild(child, heads.get(key) ?? [])] as const);
  const required = schema.required?.filter((key) => heads.has(key));
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(required === undefined ? {} : { required }),
  };
}

function cutChild(schema: JsonSchema, kept: readonly string[]): JsonSchema {
  return typeof schema !== 'object' || kept.includes('') ? schema : cutSchema(schema, kept);
}
