import { atOnce, type Stepwise } from '../compute/stepwise.ts';
import type { Json } from './json.ts';
import { pointerOf } from './pointer.ts';

/** A body that is no JSON, or JSON that two readers could understand differently. */
export class JsonRefusedError extends Error {
  override readonly name = 'JsonRefusedError';
  /** JSON Pointer of what is refused, where it is one value. */
  readonly at: string | undefined;

  constructor(message: string, at?: string) {
    super(message);
    this.at = at;
  }
}

/** A body that would take too long to check, though it is small enough to be read. */
export class TooManyValuesError extends Error {
  override readonly name = 'TooManyValuesError';
}

const deepestLevel = 64;

/** Limits of what a text may hold. */
interface JsonLimits {
  /** Values of all kinds, on all levels together. */
  readonly values: number;
  /** Properties of one object: whatever copies it takes long. */
  readonly properties: number;
}

const unlimited: JsonLimits = { values: Number.POSITIVE_INFINITY, properties: Number.POSITIVE_INFINITY };

/**
 * Parses JSON and refuses what parsers disagree on or what could attack the code behind: repeated names, `__proto__`,
 * numbers beyond a double, invalid Unicode, and nesting deeper than any record.
 *
 * Throws `JsonRefusedError` with a sentence that repeats no value.
 */
export function parseStrictJson(text: string): Json {
  return atOnce(parseStrictJsonStepwise(text));
}

/** Parses strictly, stopping now and then. Throws `TooManyValuesError` beyond the limits. */
export function* parseStrictJsonStepwise(text: string, limits = unlimited): Stepwise<Json> {
  const value = parse(text);
  yield;
  const names = namesIn(value, [], { ...limits });
  yield;
  // Repeated names are kept once by the parser.
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

/** The parser's message quotes the text; only the position may be reported. */
function positionOf(error: unknown): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined ? '' : ` (at character ${position})`;
}

/** The limits, with how many values are left. */
interface Counted extends JsonLimits {
  values: number;
}

/** Counts the properties of a value, all levels together. Throws for everything in it that is refused. */
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

/** PostgreSQL stores neither halves of characters nor the character 0. */
function refuseUnlessStorable(text: string, what: string, path: readonly (string | number)[]): void {
  if (text.isWellFormed() && !text.includes('\0')) return;
  const at = path.length === 0 ? undefined : pointerOf(path.map(String));
  throw new JsonRefusedError(`The body holds ${what} that is not valid Unicode.`, at);
}

/** Counts the names in a text of valid JSON: the strings with a colon behind them. */
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

/** The quotation mark that ends a string: the first one that is not escaped. */
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
