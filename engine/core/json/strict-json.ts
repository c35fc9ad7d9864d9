import { atOnce, type Stepwise } from '../compute/stepwise.ts';
import type { Json } from './json.ts';
import { pointerOf } from './pointer.ts';

/** Error for a body that is no JSON, or that two parsers could read differently. */
export class JsonRefusedError extends Error {
  override readonly name = 'JsonRefusedError';
  /** JSON Pointer of the refused value; undefined for a problem of the whole text. */
  readonly at: string | undefined;

  constructor(message: string, at?: string) {
    super(message);
    this.at = at;
  }
}

/** Error for a body within the size limit that would still take too long to check. */
export class TooManyValuesError extends Error {
  override readonly name = 'TooManyValuesError';
}

const deepestLevel = 64;

/** Limits for the content of a JSON text. */
interface JsonLimits {
  /** Maximum number of values, of all kinds and on all levels. */
  readonly values: number;
  /** Maximum number of properties of one object, since copies of large objects are slow. */
  readonly properties: number;
}

const unlimited: JsonLimits = { values: Number.POSITIVE_INFINITY, properties: Number.POSITIVE_INFINITY };

/**
 * Parses JSON. Refuses everything that parsers disagree on or that could attack code: repeated names,
 * `__proto__`, numbers beyond a double, invalid Unicode, and nesting deeper than any record.
 *
 * Throws `JsonRefusedError`, whose message never quotes a value.
 */
export function parseStrictJson(text: string): Json {
  return atOnce(parseStrictJsonStepwise(text));
}

/** Parses strictly, with pauses. Throws `TooManyValuesError` beyond the limits. */
export function* parseStrictJsonStepwise(text: string, limits = unlimited): Stepwise<Json> {
  const value = parse(text);
  yield;
  const names = namesIn(value, [], { ...limits });
  yield;
  // Compares the number of names with the text, since the parser keeps only one of several equal names.
  if (names !== namesWritten(text))
    throw new JsonRefusedError('The body gives a name twice in the same object.');
  return value;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonRefusedError(`The body is not valid JSON${positionOf(error)}.`);
  }
}

/**
 * Reads the position from the parser's message. Drops the rest, which quotes the text and must not be reported.
 */
function positionOf(error: unknown): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined ? '' : ` (at character ${position})`;
}

/** Limits, whose `values` is counted down while parsing. */
interface Counted extends JsonLimits {
  values: number;
}

/** Counts the properties of a value on all levels. Throws for any refused value inside. */
function namesIn(value: unknown, path: (string | number)[], left: Counted): number {
  left.values -= 1;
  if (left.values < 0) throw new TooManyValuesError();
  if (typeof value === 'string') refuseUnlessStorable(value, 'text', path);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new JsonRefusedError('The body holds a number that is too large.');
  if (typeof value !== 'object' || value === null) return 0;
  if (path.length >= deepestLevel)
    throw new JsonRefusedError(`The body is nested deeper than ${deepestLevel} levels.`);
  let names = 0;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) names += namesAt(item, index, path, left);
    return names;
  }
  const properties = Object.entries(value);
  if (properties.length > left.properties) throw new TooManyValuesError();
  for (const [name, property] of properties) {
    refuseName(name);
    names += 1 + namesAt(property, name, path, left);
  }
  return names;
}

function namesAt(value: unknown, key: string | number, path: (string | number)[], left: Counted): number {
  path.push(key);
  const names = namesIn(value, path, left);
  path.pop();
  return names;
}

function refuseName(name: string): void {
  if (name === '__proto__')
    throw new JsonRefusedError('The body uses the name __proto__, which is not allowed.');
  refuseUnlessStorable(name, 'a name', []);
}

/** Refuses text that PostgreSQL cannot store: unpaired surrogates and the character 0. */
function refuseUnlessStorable(text: string, what: string, path: readonly (string | number)[]): void {
  if (text.isWellFormed() && !text.includes('\0')) return;
  const at = path.length === 0 ? undefined : pointerOf(path.map(String));
  throw new JsonRefusedError(`The body holds ${what} that is not valid Unicode.`, at);
}

/** Counts the names in a valid JSON text: the strings followed by a colon. */
function namesWritten(text: string): number {
  let names = 0;
  let start = text.indexOf('"');
  while (start >= 0) {
    const end = endOfString(text, start + 1);
    if (text[afterSpace(text, end + 1)] === ':') names += 1;
    start = text.indexOf('"', end + 1);
  }
  return names;
}

/** Finds the quotation mark that ends a string: the first unescaped one. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (isEscaped(text, end, from)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number, from: number): boolean {
  let first = at;
  while (first > from && text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 32) at += 1;
  return at;
}
