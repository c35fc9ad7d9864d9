import type { JsonSchemaObject } from './json.ts';

/** Reads the type of a schema, or the first one other than `null`; undefined without one. */
export function schemaType({ type }: JsonSchemaObject): string | undefined {
  if (type === undefined || typeof type === 'string') return type;
  return type.find((name) => name !== 'null') ?? type[0];
}

/** Reports whether a schema's own keywords accept `null`. */
export function mayBeNull({ type, const: constant, enum: values }: JsonSchemaObject): boolean {
  if (constant !== undefined || values !== undefined)
    return constant === null || values?.includes(null) === true;
  return type === 'null' || (Array.isArray(type) && type.includes('null'));
}
