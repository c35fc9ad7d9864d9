import type { RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type JsonSchemaObject } from '../../../core/json/json.ts';

/** A schema of RJSF as the engine's own code reads it: the same keywords, which RJSF types for one draft alone. */
export function jsonSchemaOf(schema: RJSFSchema): JsonSchemaObject {
  return schema as JsonSchemaObject;
}

export function isRjsfSchema(value: unknown): value is RJSFSchema {
  return isJsonObject(value);
}
