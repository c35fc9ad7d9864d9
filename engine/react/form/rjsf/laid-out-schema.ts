import { isJsonObject, type JsonSchema, type JsonSchemaObject } from '../../../core/json/json.ts';
import { mapSchemas } from './walk-schemas.ts';

/**
 * A schema in the words that RJSF lays out: those of draft 7. What later drafts say otherwise is said so; what is checked is
 * the schema itself.
 */
export function laidOutSchema(schema: JsonSchema): JsonSchema {
  return isJsonObject(schema) ? mapSchemas(schema, inOlderWords, '') : schema;
}

function inOlderWords(schema: JsonSchemaObject): JsonSchemaObject {
  return withTypeOfConstants(withTuple(withDependencies(schema)));
}

function withDependencies(schema: JsonSchemaObject): JsonSchemaObject {
  const { dependentSchemas, dependencies, ...rest } = schema;
  if (!isJsonObject(dependentSchemas)) return schema;
  return {
    ...rest,
    dependencies: { ...dependentSchemas, ...(isJsonObject(dependencies) ? dependencies : {}) },
  };
}

function withTuple(schema: JsonSchemaObject): JsonSchemaObject {
  const { prefixItems, items = {}, ...rest } = schema;
  if (!Array.isArray(prefixItems)) return schema;
  return Object.fromEntries([...Object.entries(rest), ['items', prefixItems], ['additionalItems', items]]);
}

/** RJSF asks for the type of a choice between constants; they have it. */
function withTypeOfConstants(schema: JsonSchemaObject): JsonSchemaObject {
  if (schema.type !== undefined) return schema;
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const options: unknown = schema[keyword];
    if (!Array.isArray(options) || options.length === 0) continue;
    const types = new Set(options.map((option) => (isConstant(option) ? typeof option.const : 'none')));
    const [type = 'none'] = types;
    if (types.size === 1 && ['string', 'number', 'boolean'].includes(type)) return { ...schema, type };
  }
  return schema;
}

function isConstant(option: unknown): option is { readonly const: unknown } {
  return isJsonObject(option) && 'const' in option && option['properties'] === undefined;
}
