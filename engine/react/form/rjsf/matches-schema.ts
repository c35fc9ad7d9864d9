import { jsonEqual } from '../../../core/equal.ts';
import type { JsonSchema, JsonSchemaObject } from '../../../core/json.ts';
import { lengthOf } from '../widgets/cut.ts';

type Check = (schema: JsonSchemaObject, value: unknown) => boolean;

/**
 * Whether a value fits a schema: what RJSF asks to choose among branches (`if`, `oneOf`, `anyOf`). It looks only
 * at structure, keeps nothing between calls and compiles nothing, so the page needs no Ajv and no `eval`. What a
 * person is told comes from the compiled validators, never from here.
 */
export function matchesSchema(schema: JsonSchema | undefined, value: unknown): boolean {
  if (schema === undefined) return true;
  if (typeof schema === 'boolean') return schema;
  return checks.every((check) => check(schema, value));
}

const checks: readonly Check[] = [
  ({ type }, value) => type === undefined || [type].flat().some((name) => hasType(name, value)),
  (schema, value) => !Object.hasOwn(schema, 'const') || jsonEqual(schema.const, value),
  (schema, value) => schema.enum === undefined || schema.enum.some((allowed) => jsonEqual(allowed, value)),
  (schema, value) => typeof value !== 'string' || fitsText(schema, value),
  (schema, value) => typeof value !== 'number' || fitsNumber(schema, value),
  (schema, value) => !Array.isArray(value) || fitsList(schema, value),
  (schema, value) => !isObject(value) || fitsObject(schema, value),
  (schema, value) => listOf(schema, 'allOf').every((part) => matchesSchema(part, value)),
  (schema, value) =>
    schema['anyOf'] === undefined || listOf(schema, 'anyOf').some((part) => matchesSchema(part, value)),
  (schema, value) =>
    schema['oneOf'] === undefined ||
    listOf(schema, 'oneOf').filter((part) => matchesSchema(part, value)).length === 1,
  (schema, value) => schema['not'] === undefined || !matchesSchema(schema['not'] as JsonSchema, value),
  fitsCondition,
];

function hasType(name: string, value: unknown): boolean {
  if (name === 'null') return value === null;
  if (name === 'array') return Array.isArray(value);
  if (name === 'object') return isObject(value);
  if (name === 'integer') return Number.isInteger(value);
  return typeof value === name;
}

function fitsText(schema: JsonSchemaObject, text: string): boolean {
  const length = lengthOf(text);
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Number.POSITIVE_INFINITY))
    return false;
  return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
}

function fitsNumber(schema: JsonSchemaObject, number: number): boolean {
  return (
    number >= (schema.minimum ?? Number.NEGATIVE_INFINITY) &&
    number <= (schema.maximum ?? Number.POSITIVE_INFINITY)
  );
}

function fitsList(schema: JsonSchemaObject, list: readonly unknown[]): boolean {
  if (list.length < (schema.minItems ?? 0) || list.length > (schema.maxItems ?? Number.POSITIVE_INFINITY))
    return false;
  return list.every((item) => matchesSchema(schema.items, item));
}

function fitsObject(schema: JsonSchemaObject, object: object): boolean {
  if (schema.required?.some((name) => Reflect.get(object, name) === undefined)) return false;
  return Object.entries(schema.properties ?? {}).every(
    ([name, property]) =>
      Reflect.get(object, name) === undefined || matchesSchema(property, Reflect.get(object, name)),
  );
}

function fitsCondition(schema: JsonSchemaObject, value: unknown): boolean {
  if (schema['if'] === undefined) return true;
  const branch = matchesSchema(schema['if'] as JsonSchema, value) ? schema['then'] : schema['else'];
  return matchesSchema(branch as JsonSchema | undefined, value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(schema: JsonSchemaObject, keyword: string): readonly JsonSchema[] {
  const list = schema[keyword];
  return Array.isArray(list) ? list : [];
}
