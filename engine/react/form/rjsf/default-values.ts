import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import type { JsonObject, JsonSchema } from '../../../core/json.ts';
import { engineValidator } from './engine-validator.ts';

/** The values with every default of the schema in its place, as RJSF puts them there when a form opens. */
export function withDefaults(schema: JsonSchema, values: JsonObject): JsonObject {
  const utils = createSchemaUtils(engineValidator, schema as RJSFSchema);
  return (utils.getDefaultFormState(schema as RJSFSchema, values) ?? values) as JsonObject;
}
