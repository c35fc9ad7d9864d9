import { Memo } from '../compute/memo.ts';
import { type Json, type JsonObject, jsonObject } from './json.ts';

/** Most paths that are kept: schemas have some hundred, and long lists some thousand. */
const knownTokens = new Memo<readonly string[]>(10_000);

/**
 * Splits a JSON Pointer (RFC 6901) into its unescaped tokens; the empty pointer has none. Cached: the same paths are
 * read in every record.
 */
export function tokensOf(pointer: string): readonly string[] {
  return knownTokens.of(pointer, split);
}

function split(pointer: string): readonly string[] {
  if (pointer === '') return [];
  const tokens = pointer.slice(1).split('/');
  return pointer.includes('~') ? tokens.map(unescapeToken) : tokens;
}

/** Joins tokens to a JSON Pointer. */
export function pointerOf(tokens: readonly (string | number)[]): string {
  let pointer = '';
  for (const token of tokens) pointer += `/${escapeToken(String(token))}`;
  return pointer;
}

/** Turns a field path with dots (`name.first`) into a JSON Pointer (`/name/first`). */
export function pathToPointer(path: string): string {
  return pointerOf(tokensOfPath(path));
}

/** Splits a field path with dots into the names that it goes by. */
export function tokensOfPath(path: string): readonly string[] {
  return path === '' ? [] : path.split('.').map(unescapeName);
}

/** The field path of tokens. A dot within a name, which only data brings (keys of maps), becomes `~2`; no name at all, `~3`. */
export function pathOf(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => escapeName(String(token))).join('.');
}

/** The value at a pointer; undefined where there is none. Own properties only. */
export function getAt(value: Json | undefined, pointer: string): Json | undefined;
export function getAt(value: unknown, pointer: string): unknown;
export function getAt(value: unknown, pointer: string): unknown {
  return pointer === '' ? value : getAtTokens(value, tokensOf(pointer));
}

/** Reads the value at a pointer that has been split already, for paths that are looked up again and again. */
export function getAtTokens(value: Json | undefined, tokens: readonly string[]): Json | undefined;
export function getAtTokens(value: unknown, tokens: readonly string[]): unknown;
export function getAtTokens(value: unknown, tokens: readonly string[]): unknown {
  let current = value;
  for (const token of tokens) {
    current = childAt(current, token);
    if (current === undefined) return undefined;
  }
  return current;
}

/** The value under one token: a property of an object, or an item of a list. Own properties only. */
export function childAt(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && !isIndex(token)) return undefined;
  const child = (value as Readonly<Record<string, unknown>>)[token];
  // Reads the value first: most of what is looked up is not there, and that is known soonest so.
  return child === undefined || Object.hasOwn(value, token) ? child : undefined;
}

/** A copy of the value with `next` at the pointer; missing parents become objects. Many changes are a `Draft`. */
export function setAt<Value>(value: Value, pointer: string, next: unknown): Value {
  return setTokens(value, tokensOf(pointer), next) as Value;
}

/** The object at a pointer; an empty one where there is none. */
export function objectAt(value: unknown, pointer: string): JsonObject {
  return jsonObject(getAt(value, pointer));
}

/** A copy without the value at the pointer; array items after it move up. */
export function removeAt<Value>(value: Value, pointer: string): Value {
  return removeTokens(value, tokensOf(pointer)) as Value;
}

/** Reports whether a pointer matches a path pattern, in which `*` is any one token. */
export function matchesPath(pattern: string, pointer: string): boolean {
  const wanted = tokensOf(pattern);
  const given = tokensOf(pointer);
  return (
    wanted.length === given.length && wanted.every((token, index) => token === '*' || token === given[index])
  );
}

function setTokens(value: unknown, tokens: readonly string[], next: unknown): unknown {
  const [token, ...rest] = tokens;
  if (token === undefined) return next;
  return withChild(value, token, setTokens(childAt(value, token), rest, next));
}

function removeTokens(value: unknown, tokens: readonly string[]): unknown {
  const [token, ...rest] = tokens;
  const child = token === undefined ? undefined : childAt(value, token);
  if (token === undefined || child === undefined) return value;
  if (rest.length > 0) return withChild(value, token, removeTokens(child, rest));
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== token);
  const { [token]: _removed, ...others } = value as Readonly<Record<string, unknown>>;
  return others;
}

function withChild(value: unknown, token: string, child: unknown): unknown {
  const copy = copyOf(value);
  putChild(copy, token, child);
  return copy;
}

/** An object or a list that may be changed in place. */
export type Container = Record<string, unknown> | unknown[];

/** A copy of a list or an object, one level deep; an empty object for anything else. */
export function copyOf(value: unknown): Container {
  return Array.isArray(value) ? [...value] : { ...(typeof value === 'object' ? value : undefined) };
}

/** Puts a child in place. Keys are defined, not assigned, so that one such as `__proto__` stays mere data. */
export function putChild(parent: Container, token: string, child: unknown): void {
  if (Array.isArray(parent)) parent[indexIn(parent, token)] = child;
  else if (token !== '__proto__') parent[token] = child;
  else
    Object.defineProperty(parent, token, {
      value: child,
      enumerable: true,
      writable: true,
      configurable: true,
    });
}

function indexIn(items: readonly unknown[], token: string): number {
  const index = token === '-' ? items.length : Number(token);
  if ((token === '-' || isIndex(token)) && index <= items.length) return index;
  throw new RangeError(
    `A list of ${items.length} items has no place "${token}". Use an index up to its length.`,
  );
}

/** RFC 6901, 4: digits without a leading zero. Keeps `length` and the like from being read as data. */
function isIndex(token: string): boolean {
  return /^(0|[1-9]\d*)$/.test(token);
}

function escapeName(name: string): string {
  return name === '' ? '~3' : name.replaceAll('~', '~0').replaceAll('.', '~2');
}

function unescapeName(name: string): string {
  if (name === '~3') return '';
  return name.includes('~') ? name.replaceAll('~2', '.').replaceAll('~0', '~') : name;
}

function escapeToken(token: string): string {
  return token.includes('~') || token.includes('/')
    ? token.replaceAll('~', '~0').replaceAll('/', '~1')
    : token;
}

function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}
