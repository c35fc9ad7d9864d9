import type { RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type JsonSchemaObject } from '../../../core/json/json.ts';

/** Converts RJSF's schema type to the engine's, since RJSF's types cover the keywords of one draft only. */
export function jsonSchemaOf(schema: RJSFSchema): JsonSchemaObject {
  return schema as JsonSchemaObject;
}

export function isRjsfSchema(value: unknown): value is RJSFSchema {
  return isJsonObject(value);
}
