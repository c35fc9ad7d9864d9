import type { RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type JsonSchema, type JsonSchemaObject } from '../../../core/json/json.ts';
import { childAt, pointerOf, tokensOf } from '../../../core/json/pointer.ts';
import { pointerTo, withLocalReferences } from './local-references.ts';
import { mapSubschemas, walkSchemas } from './walk-schemas.ts';

/**
 * Builds the schema for RJSF: makes all references local and removes `$schema` and `$id`, against which RJSF
 * would resolve them differently.
 */
export function rjsfSchema(schema: JsonSchema): RJSFSchema {
  if (!isJsonObject(schema)) return {};
  const { $id: _id, $schema: _schema, ...rest } = laidOutSchema(withLocalReferences(schema)) as RJSFSchema;
  return rest;
}

/** Translates keywords of later drafts into draft 7, which RJSF can lay out; validation uses the original schema. */
function laidOutSchema(schema: JsonSchema): JsonSchema {
  if (!isJsonObject(schema)) return schema;
  const branches = referencedBranches(schema);
  return mapSubschemas(
    schema,
    (part, _base, at) => {
      const known = withTypeOfConstants(withItems(withTuple(withDependencies(withReference(part, schema)))));
      return isInBranch(at, branches) ? known : withoutTick(known);
    },
    '',
  );
}

/**
 * Translates the target of a reference into draft 7. Leaves out a missing or circular target, at which RJSF would
 * throw and break the page; the validator reports such a schema as unusable.
 */
function withReference(schema: JsonSchemaObject, root: JsonSchemaObject): JsonSchemaObject {
  const { $ref, ...rest } = schema;
  if (typeof $ref !== 'string') return schema;
  const target = targetOf(root, $ref);
  if (target === undefined || isCircle(root, $ref)) return rest;
  const pointer = pointerOf(target.tokens);
  return pointer === pointerTo($ref) ? schema : { ...rest, $ref: `#${pointer.replaceAll('%', '%25')}` };
}

interface Target {
  /** Tokens of the target's pointer in draft 7. */
  readonly tokens: readonly string[];
  readonly schema: unknown;
}

function targetOf(root: JsonSchemaObject, reference: string): Target | undefined {
  const pointer = pointerTo(reference);
  if (pointer === undefined) return undefined;
  let schema: unknown = root;
  const tokens = tokensOf(pointer).map((token) => {
    const around = schema;
    schema = childAt(schema, token);
    return inDraft7(around, token);
  });
  return schema === undefined ? undefined : { tokens, schema };
}

function inDraft7(around: unknown, token: string): string {
  const isTuple = isJsonObject(around) && Array.isArray(around['prefixItems']);
  if (isTuple && token === 'prefixItems') return 'items';
  if (isTuple && token === 'items') return 'additionalItems';
  return token === 'dependentSchemas' ? 'dependencies' : token;
}

function isCircle(root: JsonSchemaObject, reference: string): boolean {
  const seen = new Set<string>();
  let next: unknown = reference;
  while (typeof next === 'string' && !seen.has(next)) {
    seen.add(next);
    const target = targetOf(root, next)?.schema;
    next = isJsonObject(target) ? target['$ref'] : undefined;
  }
  return typeof next === 'string';
}

/** Lists the JSON Pointers of definitions that `oneOf` or `anyOf` refers to as alternatives. */
function referencedBranches(root: JsonSchemaObject): readonly string[] {
  const found = new Set<string>();
  walkSchemas(root, '', ({ $ref }, { at }) => {
    const pointer = typeof $ref === 'string' && isChoiceKeyword(at.at(-2)) ? pointerTo($ref) : undefined;
    if (pointer !== undefined) found.add(pointer);
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
 * Turns a boolean `const`, such as consent, into an `enum`, so that the user has to choose the value. Not
 * used for constants that distinguish branches.
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

/**
 * Replaces boolean schemas of items by objects, since RJSF throws when the user adds an item with a boolean schema.
 */
function withItems(schema: JsonSchemaObject): JsonSchemaObject {
  const items: unknown = schema['items'];
  if (Array.isArray(items))
    return Object.fromEntries([...Object.entries(schema), ['items', items.map(asObject)]]);
  if (typeof items !== 'boolean') return schema;
  return { ...schema, items: asObject(items), ...(items ? {} : { maxItems: 0 }) } as JsonSchemaObject;
}

function asObject(schema: unknown): unknown {
  if (schema === true) return {};
  return schema === false ? { not: {} } : schema;
}

/**
 * Adds the type that RJSF needs to a choice between constants: number or boolean if all constants have that
 * type, otherwise string.
 */
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
