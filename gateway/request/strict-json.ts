import type { Json } from '../../engine/core/json.ts';

/** A body that is no JSON, or JSON that two readers could understand differently. */
export class JsonRefusedError extends Error {
  override readonly name = 'JsonRefusedError';
}

const deepestLevel = 64;

/**
 * Parses JSON and refuses what parsers disagree on or what could be turned against the code behind: a name that
 * stands twice, `__proto__`, numbers beyond a double, text that is no Unicode, and nesting beyond any record.
 *
 * Throws `JsonRefusedError` with a sentence that repeats no value.
 */
export function parseStrictJson(text: string): Json {
  scan(text);
  try {
    return (isHarmless(text) ? JSON.parse(text) : JSON.parse(text, refuseValue)) as Json;
  } catch (error) {
    if (error instanceof JsonRefusedError) throw error;
    throw new JsonRefusedError(`The body is not valid JSON${positionOf(error)}.`);
  }
}

/** What a value must not be takes an escape or an exponent to write, or more digits than people use. */
function isHarmless(text: string): boolean {
  return !/\\u(?:[dD][89a-fA-F]|0000)|\d[eE]\+?\d{3}|\d{200}|\0/.test(text) && text.isWellFormed();
}

function refuseValue(_name: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new JsonRefusedError('The body holds a number that is too large.');
  }
  if (typeof value === 'string' && !isStorable(value)) {
    throw new JsonRefusedError('The body holds text that is not valid Unicode.');
  }
  return value;
}

/** PostgreSQL stores neither halves of characters nor the character 0. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

interface Level {
  /** The names met so far; absent in a list. */
  readonly names?: Set<string>;
  expectsName: boolean;
}

const tokens = /"(?:[^"\\]|\\[\s\S])*"|[{}[\],]/g;

/**
 * Runs over the text before it is parsed, without recursion, and looks at names and nesting only; whether it is
 * JSON at all is for the parser to say.
 */
function scan(text: string): void {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ names: new Set(), expectsName: true });
    else if (token === '[') levels.push({ expectsName: false });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') expectName(level);
    else if (level?.names !== undefined && level.expectsName) takeName(level, level.names, token);
    if (levels.length > deepestLevel)
      throw new JsonRefusedError(`The body is nested deeper than ${deepestLevel} levels.`);
  }
}

function expectName(level: Level | undefined): void {
  if (level?.names !== undefined) level.expectsName = true;
}

function takeName(level: Level, names: Set<string>, token: string): void {
  const name = unquote(token);
  if (name === '__proto__')
    throw new JsonRefusedError('The body uses the name __proto__, which is not allowed.');
  if (!isStorable(name)) throw new JsonRefusedError('The body holds a name that is not valid Unicode.');
  if (names.has(name)) throw new JsonRefusedError('The body gives a name twice in the same object.');
  names.add(name);
  level.expectsName = false;
}

function unquote(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    return token;
  }
}

/** The parser's message repeats a piece of the text; only the position may be told. */
function positionOf(error: unknown): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined ? '' : ` (at character ${position})`;
}
