import { jsonEqual } from '../json/equal.ts';
import type { JsonSchema, JsonSchemaObject } from '../json/json.ts';
import { getAt } from '../json/pointer.ts';
import { fitsList, fitsNumber, fitsObject, fitsText, isObject, type Match } from './matches-values.ts';

type Check = (schema: JsonSchemaObject, value: unknown, match: Match) => boolean;

/**
 * Reports whether a value is valid against a schema, without Ajv or `eval` in the page, for RJSF's alternatives
 * and single edited fields. Messages come from the compiled validators. `root` resolves `$ref`s.
 */
export function matchesSchema(schema: JsonSchema | undefined, value: unknown, root?: JsonSchema): boolean {
  const match: Match = (part, given) => {
    if (part === undefined) return true;
    if (typeof part === 'boolean') return part;
    return checks.every((check) => check(part, given, match)) && fitsReference(part, given, root, match);
  };
  return match(schema, value);
}

const checks: readonly Check[] = [
  ({ type }, value) => type === undefined || [type].flat().some((name) => hasType(name, value)),
  (schema, value) => !Object.hasOwn(schema, 'const') || jsonEqual(schema.const, value),
  (schema, value) => schema.enum === undefined || schema.enum.some((allowed) => jsonEqual(allowed, value)),
  (schema, value) => typeof value !== 'string' || fitsText(schema, value),
  (schema, value) => typeof value !== 'number' || fitsNumber(schema, value),
  (schema, value, match) => !Array.isArray(value) || fitsList(schema, value, match),
  (schema, value, match) => !isObject(value) || fitsObject(schema, value, match),
  (schema, value, match) => listOf(schema, 'allOf').every((part) => match(part, value)),
  (schema, value, match) =>
    schema['anyOf'] === undefined || listOf(schema, 'anyOf').some((part) => match(part, value)),
  (schema, value, match) =>
    schema['oneOf'] === undefined ||
    listOf(schema, 'oneOf').filter((part) => match(part, value)).length === 1,
  (schema, value, match) => schema['not'] === undefined || !match(schema.not, value),
  fitsCondition,
];

function fitsReference(
  { $ref }: JsonSchemaObject,
  value: unknown,
  root: JsonSchema | undefined,
  match: Match,
): boolean {
  if (typeof $ref !== 'string' || !$ref.startsWith('#')) return true;
  return match(getAt(root, decodeURIComponent($ref.slice(1))) as JsonSchema | undefined, value);
}

function hasType(name: string, value: unknown): boolean {
  if (name === 'null') return value === null;
  if (name === 'array') return Array.isArray(value);
  if (name === 'object') return isObject(value);
  if (name === 'integer') return Number.isInteger(value);
  return typeof value === name;
}

function fitsCondition(schema: JsonSchemaObject, value: unknown, match: Match): boolean {
  if (schema['if'] === undefined) return true;
  const branch = match(schema.if, value) ? schema['then'] : schema['else'];
  return match(branch, value);
}

function listOf(schema: JsonSchemaObject, keyword: string): readonly JsonSchema[] {
  const list = schema[keyword];
  return Array.isArray(list) ? list : [];
}
