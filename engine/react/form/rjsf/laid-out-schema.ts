import { isJsonObject, type JsonSchema, type JsonSchemaObject } from '../../../core/json/json.ts';
import { pointerOf } from '../../../core/json/pointer.ts';
import { mapSchemas, walkSchemas } from './walk-schemas.ts';

/**
 * Translates a schema into draft 7, which RJSF lays out. Keywords of later drafts are translated; checks use the
 * schema itself.
 */
export function laidOutSchema(schema: JsonSchema): JsonSchema {
  if (!isJsonObject(schema)) return schema;
  const branches = referencedBranches(schema);
  return mapSchemas(
    schema,
    (part, _base, at) => {
      const known = withTypeOfConstants(withTuple(withDependencies(part)));
      return isInBranch(at, branches) ? known : withoutTick(known);
    },
    '',
  );
}

/** The definitions that are alternatives somewhere. */
function referencedBranches(root: JsonSchemaObject): readonly string[] {
  const found = new Set<string>();
  walkSchemas(root, '', ({ $ref }, { at }) => {
    if (typeof $ref === 'string' && isChoiceKeyword(at.at(-2))) found.add(decodeURIComponent($ref.slice(1)));
  });
  return [...found];
}

function isInBranch(at: readonly string[], branches: readonly string[]): boolean {
  const pointer = pointerOf(at);
  return at.some(isChoiceKeyword) || branches.some((branch) => `${pointer}/`.startsWith(`${branch}/`));
}

function isChoiceKeyword(token: string | undefined): boolean {
  return token === 'oneOf' || token === 'anyOf';
}

/**
 * Turns a yes that is the only answer allowed, such as consent, into a choice: the user gives it, never the schema. A
 * constant that tells branches apart comes with the branch.
 */
function withoutTick(schema: JsonSchemaObject): JsonSchemaObject {
  const { const: only, ...rest } = schema;
  return typeof only === 'boolean' ? { type: 'boolean', ...rest, enum: [only] } : schema;
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

/** RJSF asks for the type of a choice between constants. Where they are of several, any single value will do. */
function withTypeOfConstants(schema: JsonSchemaObject): JsonSchemaObject {
  if (schema.type !== undefined) return schema;
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const options: unknown = schema[keyword];
    if (!Array.isArray(options) || options.length === 0 || !options.every(isConstant)) continue;
    const types = new Set(options.map((option) => typeof option.const));
    const [type = 'string'] = types;
    const isOne = types.size === 1 && ['number', 'boolean'].includes(type);
    return { ...schema, type: isOne ? type : 'string' };
  }
  return schema;
}

function isConstant(option: unknown): option is { readonly const: unknown } {
  return isJsonObject(option) && 'const' in option && option['properties'] === undefined;
}
