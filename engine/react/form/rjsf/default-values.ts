import {
  createSchemaUtils,
  type Experimental_DefaultFormStateBehavior,
  type ValidatorType,
} from '@rjsf/utils';
import type { JsonObject, JsonSchema } from '../../../core/json/json.ts';
import { engineValidator } from './engine-validator.ts';
import { rjsfSchema } from './laid-out-schema.ts';

export interface DefaultsInput {
  readonly schema: JsonSchema;
  readonly values: JsonObject;
  /** Validator with which RJSF chooses the branches of `oneOf` and `anyOf`. */
  readonly validator?: ValidatorType;
  readonly behavior?: Experimental_DefaultFormStateBehavior | undefined;
}

/** Adds every default of the schema to the values, as RJSF does when a form opens. */
export function withDefaults({
  schema,
  values,
  validator = engineValidator,
  behavior,
}: DefaultsInput): JsonObject {
  const root = rjsfSchema(schema);
  const utils = createSchemaUtils(validator, root, behavior);
  return (utils.getDefaultFormState(root, values) ?? values) as JsonObject;
}
