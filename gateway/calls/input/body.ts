import { atOnce, type Stepwise } from '../../../engine/core/compute/stepwise.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import {
  badRequest,
  type GatewayError,
  tooLarge,
  tooManyValues,
  wrongContentType,
} from '../../operation/errors.ts';
import type { WorkBudget } from '../../records/context/work-budget.ts';

/** 1 MiB: several times the largest record, and small enough to hold many in memory. */
export const largestBody = 1_048_576;

/** Ten times what the largest record has. */
const mostContent = { values: 100_000, properties: 10_000 };

/** The text of a body. Stops reading at the limit, whatever the request says about its length. */
export async function readBodyText(request: Request, limit = largestBody): Promise<string> {
  const declared = request.headers.get('content-length');
  if (declared === null) return readPieces(request, limit);
  if (Number(declared) > limit) throw tooLarge(limit);
  // The server passes on no more than was declared: reading it at once takes a fraction of a stream's time.
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw tooLarge(limit);
  return decode(newDecoder(), new Uint8Array(bytes), { stream: false });
}

async function readPieces(request: Request, limit: number): Promise<string> {
  const decoder = newDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    text += decode(decoder, chunk, { stream: true });
  }
  return text + decode(decoder, undefined, { stream: false });
}

/** A byte order mark at the start is dropped by it. */
function newDecoder(): TextDecoder {
  return new TextDecoder('utf-8', { fatal: true });
}

/** Throws 400 with a sentence for a body that is no (unambiguous) JSON. */
export async function parseBody(request: Request, text: string, budget: WorkBudget): Promise<Json> {
  const contentType = request.headers.get('content-type');
  if (contentType !== null && !/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType))
    throw wrongContentType();
  try {
    return await budget.run(parseStrictJsonStepwise(text, mostContent));
  } catch (error) {
    if (error instanceof JsonRefusedError) throw refusalOf(error);
    if (error instanceof TooManyValuesError) throw tooManyValues(mostContent);
    throw error;
  }
}

/** Names the field, so that whoever sent it finds it. */
function refusalOf({ message, at }: JsonRefusedError): GatewayError {
  const sentence = `${message} Correct it and send it again.`;
  if (at === undefined) return badRequest(sentence);
  const unseen = 'Holds a character that cannot be stored. Delete it and type the text again.';
  return badRequest(sentence, [{ at, code: 'format', message: unseen, severity: 'error' }]);
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined, options: TextDecodeOptions): string {
  try {
    return decoder.decode(bytes, options);
  } catch {
    throw badRequest('The body is not valid UTF-8. Send it as UTF-8.');
  }
}

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
class TooManyValuesError extends Error {
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
function* parseStrictJsonStepwise(text: string, limits = unlimited): Stepwise<Json> {
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
