import type { JsonSchema, JsonSchemaObject } from '../../../core/json/json.ts';

/** Finds the subschema at the path of a property, even in rows; undefined where the schema has no such path. */
export function schemaAt(schema: JsonSchema | undefined, parts: readonly string[]): JsonSchema | undefined {
  let current = schema;
  for (const part of parts) current = childSchema(asObjectSchema(current), part);
  return current;
}

function childSchema(schema: JsonSchemaObject | undefined, part: string): JsonSchema | undefined {
  const { properties, items } = schema ?? {};
  if (properties !== undefined && Object.hasOwn(properties, part)) return properties[part];
  return /^\d+$/.test(part) && !Array.isArray(items) ? items : undefined;
}

export function asObjectSchema(schema: JsonSchema | undefined): JsonSchemaObject | undefined {
  return typeof schema === 'object' ? schema : undefined;
}
