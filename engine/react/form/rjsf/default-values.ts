import {
  createSchemaUtils,
  type Experimental_DefaultFormStateBehavior,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils';
import {
  isJsonObject,
  type JsonObject,
  type JsonSchema,
  type JsonSchemaObject,
} from '../../../core/json/json.ts';
import { engineValidator } from './engine-validator.ts';
import { laidOutSchema } from './laid-out-schema.ts';
import { withLocalReferences } from './local-references.ts';
import { mapSchemas } from './walk-schemas.ts';

export interface DefaultsInput {
  readonly schema: JsonSchema;
  readonly values: JsonObject;
  /** Chooses among branches. */
  readonly validator?: ValidatorType;
  readonly behavior?: Experimental_DefaultFormStateBehavior | undefined;
}

/** The values with every default of the schema in its place, as RJSF puts them there when a form opens. */
export function withDefaults({
  schema,
  values,
  validator = engineValidator,
  behavior,
}: DefaultsInput): JsonObject {
  const root = withoutTicks(laidOutSchema(withLocalReferences(schema))) as RJSFSchema;
  const utils = createSchemaUtils(validator, root, behavior);
  return (utils.getDefaultFormState(root, values) ?? values) as JsonObject;
}

/** Keywords under which a constant tells branches apart. */
const branches = new Set(['oneOf', 'anyOf', '$defs', 'definitions']);

/**
 * A yes that is the only answer allowed, such as consent, is given by whoever fills the form in, never by its schema.
 * A constant that tells branches apart comes with the branch.
 */
function withoutTicks(root: JsonSchema): JsonSchema {
  return isJsonObject(root) ? mapSchemas(root, withoutTick, '') : root;
}

function withoutTick(schema: JsonSchemaObject, _base: string, at: readonly string[]): JsonSchemaObject {
  const { const: only, ...rest } = schema;
  const isBranch = at.some((token) => branches.has(token));
  return typeof only === 'boolean' && !isBranch ? { ...rest, enum: [only] } : schema;
}
