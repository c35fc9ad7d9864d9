import type { RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type JsonSchemaObject } from '../../../core/json/json.ts';

/** Types RJSF's schema as the engine's: the same keywords, which RJSF types for one draft alone. */
export function jsonSchemaOf(schema: RJSFSchema): JsonSchemaObject {
  return schema as JsonSchemaObject;
}

export function isRjsfSchema(value: unknown): value is RJSFSchema {
  return isJsonObject(value);
}
