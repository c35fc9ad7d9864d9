import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import type { JsonObject, JsonSchema } from '../../../core/json/json.ts';
import { engineValidator } from './engine-validator.ts';
import { withLocalReferences } from './local-references.ts';

/** The values with every default of the schema in its place, as RJSF puts them there when a form opens. */
export function withDefaults(schema: JsonSchema, values: JsonObject): JsonObject {
  const root = withLocalReferences(schema) as RJSFSchema;
  const utils = createSchemaUtils(engineValidator, root);
  return (utils.getDefaultFormState(root, values) ?? values) as JsonObject;
}
