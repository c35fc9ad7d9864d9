import type { JsonSchema } from '../../core/json/json.ts';

/** The value set that a field takes its codes from; for a list, the one that its items are of. */
export function codesOfSchema(schema: JsonSchema | undefined): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const codes = schema['x-codes'];
  return typeof codes === 'string' ? codes : codesOfSchema(schema.items);
}
