import type { JsonSchema } from '../../core/json/json.ts';

/** Finds the value set of a field; for a list, the value set of its items. */
export function codesOfSchema(schema: JsonSchema | undefined): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const codes = schema['x-codes'];
  return typeof codes === 'string' ? codes : codesOfSchema(schema.items);
}
