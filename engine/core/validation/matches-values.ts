import { isTimeOfDay } from '../dates/times.ts';
import { jsonEqual } from '../json/equal.ts';
import type { JsonSchema, JsonSchemaObject } from '../json/json.ts';
import { isMultipleOf } from '../numbers/decimal.ts';
import { fullFormats, ucs2length } from './validator-runtime.ts';

type Tested = RegExp | ((text: string) => unknown);

/** Formats of the compiled validators. `time` is a time of day without zone and seconds. */
const formats: Readonly<Record<string, unknown>> = { ...fullFormats, time: isTimeOfDay };

/** Reports whether a text has a format; true for an unknown format and a format of numbers. */
function fitsFormat(format: unknown, text: string): boolean {
  if (typeof format !== 'string' || !Object.hasOwn(formats, format)) return true;
  const test = testOf(formats[format]);
  if (test === undefined) return true;
  return test instanceof RegExp ? test.test(text) : test(text) === true;
}

function testOf(definition: unknown): Tested | undefined {
  if (definition instanceof RegExp) return definition;
  if (typeof definition === 'function') return definition as Tested;
  if (typeof definition !== 'object' || definition === null) return undefined;
  return Reflect.get(definition, 'type') === 'number'
    ? undefined
    : testOf(Reflect.get(definition, 'validate'));
}

/** Reports whether a value is valid against a subschema. */
export type Match = (schema: JsonSchema | undefined, value: unknown) => boolean;

type Keywords = JsonSchemaObject & Readonly<Record<string, unknown>>;

/** Reads a limit from a schema; `absent` if the schema has none. */
function limit(schema: Keywords, keyword: string, absent: number): number {
  const given = schema[keyword];
  return typeof given === 'number' ? given : absent;
}

function isWithin(schema: Keywords, count: number, [least, most]: readonly [string, string]): boolean {
  return count >= limit(schema, least, 0) && count <= limit(schema, most, Number.POSITIVE_INFINITY);
}

export function fitsText(schema: JsonSchemaObject, text: string): boolean {
  if (!isWithin(schema, ucs2length(text), ['minLength', 'maxLength'])) return false;
  if (!fitsFormat(schema.format, text)) return false;
  return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
}

export function fitsNumber(schema: JsonSchemaObject, number: number): boolean {
  const step = schema['multipleOf'];
  return (
    number >= limit(schema, 'minimum', Number.NEGATIVE_INFINITY) &&
    number <= limit(schema, 'maximum', Number.POSITIVE_INFINITY) &&
    number > limit(schema, 'exclusiveMinimum', Number.NEGATIVE_INFINITY) &&
    number < limit(schema, 'exclusiveMaximum', Number.POSITIVE_INFINITY) &&
    (typeof step !== 'number' || isMultipleOf(number, step))
  );
}

export function fitsList(schema: JsonSchemaObject, list: readonly unknown[], match: Match): boolean {
  if (!isWithin(schema, list.length, ['minItems', 'maxItems'])) return false;
  if (schema['uniqueItems'] === true && !areDistinct(list)) return false;
  if (schema['contains'] !== undefined && !list.some((item) => match(schema.contains, item))) return false;
  const first = (schema['prefixItems'] ?? (Array.isArray(schema.items) ? schema.items : [])) as JsonSchema[];
  const rest = (Array.isArray(schema.items) ? schema['additionalItems'] : schema.items) as JsonSchema;
  return list.every((item, index) => match(index < first.length ? first[index] : rest, item));
}

function areDistinct(list: readonly unknown[]): boolean {
  return list.every((item, index) => list.slice(index + 1).every((other) => !jsonEqual(item, other)));
}

export function fitsObject(schema: JsonSchemaObject, given: object, match: Match): boolean {
  const object = present(given);
  const names = Object.keys(object);
  if (!isWithin(schema, names.length, ['minProperties', 'maxProperties'])) return false;
  if (schema.required?.some((name) => !Object.hasOwn(object, name))) return false;
  if (!names.every((name) => match(schema.propertyNames, name))) return false;
  if (!names.every((name) => partsFor(schema, name).every((part) => match(part, object[name])))) return false;
  return fitsDependencies(schema, object, match);
}

/** Drops undefined values, which forms use for absent ones. */
function present(given: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/**
 * Lists the subschemas that apply to a property: by its name, by patterns, or else the one for all other properties.
 */
function partsFor(schema: JsonSchemaObject, name: string): readonly (JsonSchema | undefined)[] {
  const own = Object.hasOwn(schema.properties ?? {}, name) ? [schema.properties?.[name]] : [];
  const patterns = Object.entries(schema.patternProperties ?? {});
  const matching = patterns
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([, part]) => part);
  const parts = [...own, ...matching];
  return parts.length > 0 ? parts : [schema.additionalProperties];
}

function fitsDependencies(
  schema: JsonSchemaObject,
  object: Readonly<Record<string, unknown>>,
  match: Match,
): boolean {
  const keywords = ['dependentRequired', 'dependentSchemas', 'dependencies'];
  const all = keywords.flatMap((keyword) =>
    Object.entries((schema[keyword] ?? {}) as Record<string, unknown>),
  );
  return all.every(([name, wants]) => {
    if (!Object.hasOwn(object, name)) return true;
    if (!Array.isArray(wants)) return match(wants as JsonSchema, object);
    return wants.every((other) => Object.hasOwn(object, other));
  });
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
