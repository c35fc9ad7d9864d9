import { isBlank } from '../json/blank.ts';
import { hasMembers, type JsonObject, type JsonSchema, type JsonSchemaObject } from '../json/json.ts';
import { childAt, getAtTokens, pointerOf, setAt } from '../json/pointer.ts';
import { tidyText } from '../text/clean-text.ts';
import { matchesSchema } from './matches-schema.ts';
import type { Problem } from './problems.ts';

/** Tidied value with its structural problems. */
export interface JudgedStructure {
  readonly tidy: JsonObject;
  readonly structural: readonly Problem[];
}

/**
 * Computes the tidied value after `leaf` was set at `tokens`; undefined if more may have changed. `values` are
 * the edited values before and after.
 */
export function tidyAfterEdit(
  tidy: JsonObject,
  tokens: readonly string[],
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
): JsonObject | undefined {
  const leaf = getAtTokens(after, tokens);
  if (hasMembers(leaf) || isBlank(leaf)) return undefined;
  if (typeof leaf === 'string' && tidyText(leaf) !== leaf) return undefined;
  // Gives up if the parent was blank before, and so is missing from the tidied value.
  if (!hasMembers(getAtTokens(tidy, tokens.slice(0, -1)))) return undefined;
  return tidy === before ? after : setAt(tidy, pointerOf(tokens), leaf);
}

/**
 * Finds the structural problems after an edit by checking only the edited value. Undefined if the whole must be
 * checked: the value is invalid, or a keyword of a parent depends on several paths.
 */
export function structuralAfterEdit(
  schema: JsonSchema,
  before: JudgedStructure,
  tokens: readonly string[],
  after: JsonObject,
): readonly Problem[] | undefined {
  const own = independentSchema(schema, before.tidy, tokens);
  if (own === undefined || !isValid(own, getAtTokens(after, tokens))) return undefined;
  const at = pointerOf(tokens);
  const stays = (problem: Problem) => problem.at !== at;
  return before.structural.every(stays) ? before.structural : before.structural.filter(stays);
}

/** Keywords that judge a member of an object or list without looking at the other members. */
const aboutMembers = new Set(['type', 'properties', 'required', 'additionalProperties', 'items']);
const aboutLists = new Set(['minItems', 'maxItems']);

/** Keywords of single values for which `matchesSchema` gives the same result as the validator. */
const aboutValues = new Set([
  ...['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern', 'format'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
]);

/** Keywords without effect on validity, besides those that begin with `x-`. */
const remarks = new Set([
  ...['title', 'description', '$comment', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['$schema', '$id', '$defs'],
]);

/**
 * Finds the schema of a single value; undefined if the value, or anything that contains it, is judged together
 * with other values.
 */
function independentSchema(
  schema: JsonSchema,
  value: unknown,
  tokens: readonly string[],
): JsonSchemaObject | undefined {
  let part: JsonSchema | undefined = schema;
  let here = value;
  for (const token of tokens) {
    if (!hasMembers(here) || !hasOnly(part, aboutMembers, Array.isArray(here) ? aboutLists : undefined))
      return undefined;
    const member = childAt(here, token);
    part = Array.isArray(here) ? itemSchema(part, member) : ownProperty(part, token);
    here = member;
  }
  return hasOnly(part, aboutValues) ? part : undefined;
}

function hasOnly(
  schema: JsonSchema | undefined,
  keywords: ReadonlySet<string>,
  more?: ReadonlySet<string>,
): schema is JsonSchemaObject {
  if (typeof schema !== 'object') return false;
  return Object.keys(schema).every(
    (word) => keywords.has(word) || remarks.has(word) || word.startsWith('x-') || more?.has(word) === true,
  );
}

/**
 * Finds the schema of an existing item. Undefined for a new one, since it lengthens the list, whose length may be
 * limited.
 */
function itemSchema({ items }: JsonSchemaObject, item: unknown): JsonSchema | undefined {
  return item === undefined || Array.isArray(items) ? undefined : items;
}

function ownProperty({ properties = {} }: JsonSchemaObject, name: string): JsonSchema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

function isValid(schema: JsonSchemaObject, value: unknown): boolean {
  if (value === undefined) return false;
  // Gives up on formats of numbers and on `time`, for which `matchesSchema` and the validator may differ.
  if (schema.format !== undefined && (typeof value !== 'string' || schema.format === 'time')) return false;
  return matchesSchema(schema, value);
}
