import type { RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type JsonSchemaObject } from '../../../core/json/json.ts';

/**
 * Converts the type of RJSF's schema to the engine's: the keywords are the same, but RJSF's types cover only one
 * draft.
 */
export function jsonSchemaOf(schema: RJSFSchema): JsonSchemaObject {
  return schema as JsonSchemaObject;
}

export function isRjsfSchema(value: unknown): value is RJSFSchema {
  return isJsonObject(value);
}
