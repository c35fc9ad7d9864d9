import { parseTypedDate } from '../dates/dates.ts';
import type { Json, JsonSchemaObject } from '../json/json.ts';
import { parseTypedNumber } from '../numbers/typed-number.ts';
import type { Entity, Field } from '../product/entity.ts';
import type { Product } from '../product/product.ts';
import { plainSigns } from '../text/clean-text.ts';
import type { ColumnMapping, DateOrder } from './mapping.ts';

/** Converts text of a file to the value of a field. Unreadable text stays unchanged, and the schema refuses it. */
export type ReadValue = (text: string) => Json;

export interface FieldToRead {
  readonly product: Product;
  readonly entity: Entity;
  readonly path: string;
  readonly field: Field;
  readonly schema: JsonSchemaObject | undefined;
  readonly mapping: ColumnMapping;
}

/** Builds the function that reads a column's values, by the type, format, codes and pattern of the field. */
export function valueReader(at: FieldToRead): ReadValue {
  const { field, schema, mapping } = at;
  const codes = codesOf(at);
  if (codes.size > 0) return (text) => codes.get(text.toLowerCase()) ?? text;
  if (field.type === 'boolean') return (text) => booleans.get(text.toLowerCase()) ?? text;
  if (field.type === 'number' || field.type === 'integer') return (text) => parseTypedNumber(text) ?? text;
  if (field.format === 'date') return (text) => dayOf(signsOf(text), mapping.date) ?? text;
  const { pattern } = schema ?? {};
  return typeof pattern === 'string' ? fittingDigits(new RegExp(pattern, 'u')) : (text) => text;
}

/** Trims a text and replaces other dashes and digits, as word processors write them, by ASCII ones. */
function signsOf(text: string): string {
  return plainSigns(text).trim();
}

const booleans = new Map<string, boolean>([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

/**
 * Maps texts in lower case to codes: the mapping's texts, the codes themselves, their display texts and their other
 * spellings.
 */
function codesOf({ product, entity, path, field, mapping }: FieldToRead): ReadonlyMap<string, string> {
  const set = field.codes === undefined ? undefined : product.codes[field.codes];
  const words = Object.entries(field.words ?? {});
  return new Map([
    ...Object.entries(entity.spellings?.[path] ?? {}),
    ...words.map(([value, word]) => [word.toLowerCase(), value] as const),
    ...(set?.codes ?? []).map(({ code, display }) => [display.toLowerCase(), code] as const),
    ...words.map(([value]) => [value.toLowerCase(), value] as const),
    ...(set?.codes ?? []).map(({ code }) => [code.toLowerCase(), code] as const),
    ...Object.entries(mapping.codes ?? {}),
  ]);
}

function dayOf(text: string, order: DateOrder = 'MM/DD/YYYY'): string | undefined {
  const stored = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text);
  if (stored !== null) return parseTypedDate(stored.slice(1, 4).join('-'));
  if (order === 'MM/DD/YYYY') return parseTypedDate(text);
  const [one = '', two = '', three = ''] = text.split(/\s*[/.-]\s*|\s+/);
  const [year, month, day] = order === 'DD/MM/YYYY' ? [three, two, one] : [one, two, three];
  const run = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (order === 'YYYY/MM/DD' && run !== null) return parseTypedDate(run.slice(1, 4).join('-'));
  return parseTypedDate(`${month}/${day}/${year}`);
}

/**
 * Builds a function that extracts the digits that fit a pattern, since numbers may have punctuation between the
 * digits and a country code before them.
 */
function fittingDigits(pattern: RegExp): ReadValue {
  return (text) => {
    if (pattern.test(text)) return text;
    const digits = signsOf(text).replace(/[\s().+-]/g, '');
    const candidates = [digits, digits.replace(/^1/, '')];
    return candidates.find((candidate) => pattern.test(candidate)) ?? text;
  };
}
