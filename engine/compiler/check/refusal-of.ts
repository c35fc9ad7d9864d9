import { isCalendarDay } from '../../core/dates/dates.ts';
import type { Json, JsonSchema, JsonSchemaObject } from '../../core/json/json.ts';
import { isOfType } from '../../core/json/type-of.ts';
import { nearest } from '../../core/text/nearest.ts';
import type { Help } from '../suggest.ts';

/** Reason why a schema refuses a value in a file. */
export interface ValueRefusal {
  readonly message: string;
  readonly help: Help;
  /** Object keys and array indexes that lead to the refused part of the value. */
  readonly at: readonly (string | number)[];
}

type Test = (value: Json, schema: JsonSchemaObject) => Omit<ValueRefusal, 'at'> | undefined;

/**
 * Finds the first reason why a resolved schema refuses a value; undefined for a valid one. Ignores required properties
 * and combined schemas, since a file may give parts of a value.
 */
export function valueRefusalOf(value: Json, schema: JsonSchema | undefined): ValueRefusal | undefined {
  if (typeof schema !== 'object') return undefined;
  for (const test of tests) {
    const found = test(value, schema);
    if (found !== undefined) return { ...found, at: [] };
  }
  for (const [step, child, part] of partsOf(value, schema)) {
    const found = valueRefusalOf(child, part);
    if (found !== undefined) return { ...found, at: [step, ...found.at] };
  }
  return undefined;
}

type Part = readonly [string | number, Json, JsonSchema | undefined];

function partsOf(value: Json, { items, properties = {} }: JsonSchemaObject): readonly Part[] {
  if (Array.isArray(value)) return value.map((item: Json, index): Part => [index, item, items]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    Object.hasOwn(properties, name) && child !== undefined ? [[name, child, properties[name]] as const] : [],
  );
}

/** Nouns for the types of values. */
const nouns: Readonly<Record<string, string>> = {
  ...{ string: 'text', number: 'number', integer: 'whole number', boolean: 'yes or no' },
  ...{ array: 'list', object: 'group of fields', null: 'blank' },
};

const tests: readonly Test[] = [
  (value, { type }) => {
    if (typeof type !== 'string' || isOfType(value, type)) return undefined;
    return { message: `${shown(value)} is no ${nouns[type] ?? type}`, help: typeHelp(value, type) };
  },
  (value, schema) => {
    const allowed = schema.enum;
    if (allowed === undefined || allowed.some((each) => isSame(each, value))) return undefined;
    const codes = schema['x-codes'];
    const among = typeof codes === 'string' ? `codes of the value set "${codes}"` : 'values that it may have';
    return { message: `${shown(value)} is not one of the ${among}`, help: oneOf(value, allowed) };
  },
  (value, schema) => {
    if (!('const' in schema) || isSame(schema.const ?? null, value)) return undefined;
    return {
      message: `The field is always ${shown(schema.const ?? null)}`,
      help: `Write ${shown(schema.const ?? null)}.`,
    };
  },
  (value, schema) => {
    if (typeof value !== 'string' || schema.pattern === undefined) return undefined;
    if (matches(value, schema.pattern)) return undefined;
    return {
      message: `${shown(value)} does not match the pattern ${schema.pattern}`,
      help: 'Correct the value, or the pattern.',
    };
  },
  (value, { format }) => {
    if (format !== 'date' || typeof value !== 'string' || isCalendarDay(value)) return undefined;
    return { message: `${shown(value)} is no day`, help: 'Write it like "2020-01-31".' };
  },
  (value, schema) => bound(value, schema, lengthOf(value)),
];

interface Measure {
  readonly size: number;
  readonly least: string;
  readonly most: string;
  readonly noun: string;
}

function lengthOf(value: Json): Measure | undefined {
  if (typeof value === 'string')
    return { size: [...value].length, least: 'minLength', most: 'maxLength', noun: 'characters' };
  if (Array.isArray(value)) return { size: value.length, least: 'minItems', most: 'maxItems', noun: 'rows' };
  if (typeof value === 'number') return { size: value, least: 'minimum', most: 'maximum', noun: '' };
  return undefined;
}

function bound(value: Json, schema: JsonSchemaObject, measure: Measure | undefined) {
  if (measure === undefined) return undefined;
  const { size, least, most, noun } = measure;
  const [low, high] = [schema[least], schema[most]];
  const isBelow = typeof low === 'number' && size < low;
  if (!isBelow && !(typeof high === 'number' && size > high)) return undefined;
  const limit = isBelow ? `at least ${low}` : `at most ${high}`;
  const what = noun === '' ? shown(value) : `${shown(value)} with ${size} ${noun}`;
  return { message: `${what} is not allowed: ${limit}`, help: 'Correct the value, or its limits.' };
}

/**
 * Reports whether a text matches a pattern. True for an invalid pattern, which is reported at its own position.
 */
function matches(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function typeHelp(value: Json, type: string): string {
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `Write "${value}".`;
  const unquoted = typeof value === 'string' && value !== '' && !Number.isNaN(Number(value));
  if (unquoted && (type === 'number' || type === 'integer')) return `Write ${value} without quotes.`;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return `Write ${value} without quotes.`;
  return 'Correct the value, or the type.';
}

function oneOf(value: Json, allowed: readonly Json[]): Help {
  const texts = allowed.map(String);
  const match = nearest(String(value), texts);
  const text = `Did you mean ${shown(allowed[texts.indexOf(match ?? '')] ?? null)}?`;
  if (match !== undefined) return { text, from: String(value), to: match };
  return `Known: ${texts.slice(0, 12).join(', ')}${texts.length > 12 ? ', …' : ''}.`;
}

function isSame(left: Json, right: Json): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
