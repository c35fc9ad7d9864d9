import type { JsonSchema, JsonSchemaObject } from '../../../core/json.ts';

/** The sub-schema of a property path; undefined where the schema has no such property. */
export function schemaAt(schema: JsonSchema | undefined, parts: readonly string[]): JsonSchema | undefined {
  let current = schema;
  for (const part of parts) {
    const properties = asObjectSchema(current)?.properties;
    current = properties !== undefined && Object.hasOwn(properties, part) ? properties[part] : undefined;
  }
  return current;
}

export function asObjectSchema(schema: JsonSchema | undefined): JsonSchemaObject | undefined {
  return typeof schema === 'object' ? schema : undefined;
}
