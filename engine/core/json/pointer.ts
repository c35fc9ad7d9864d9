import { Memo } from '../compute/memo.ts';
import { type Json, type JsonObject, jsonObject } from './json.ts';

/** Cache of split paths. Schemas have some hundred paths, long lists some thousand. */
const knownTokens = new Memo<readonly string[]>(10_000);

/**
 * Splits a JSON Pointer (RFC 6901) into its unescaped tokens; the empty pointer has none. Cached, since every
 * record is read at the same paths.
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

/** Splits a field path with dots into names. */
export function tokensOfPath(path: string): readonly string[] {
  return path === '' ? [] : path.split('.').map(unescapeName);
}

/**
 * Joins tokens to a field path. A dot within a name, possible in keys of maps only, becomes `~2`; an empty name
 * becomes `~3`.
 */
export function pathOf(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => escapeName(String(token))).join('.');
}

/** Reads the value at a pointer, through own properties only; undefined where there is none. */
export function getAt(value: Json | undefined, pointer: string): Json | undefined;
export function getAt(value: unknown, pointer: string): unknown;
export function getAt(value: unknown, pointer: string): unknown {
  return pointer === '' ? value : getAtTokens(value, tokensOf(pointer));
}

/** Reads the value at a split pointer, for paths that are looked up repeatedly. */
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

/** Reads the value of a token: an own property of an object, or an item of a list. */
export function childAt(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && !isIndex(token)) return undefined;
  const child = (value as Readonly<Record<string, unknown>>)[token];
  // Reads the value before calling `hasOwn`, for speed: most values are absent, which the read alone shows.
  return child === undefined || Object.hasOwn(value, token) ? child : undefined;
}

/** Copies the value with `next` at the pointer; missing parents become objects. For many changes, use a `Draft`. */
export function setAt<Value>(value: Value, pointer: string, next: unknown): Value {
  return setTokens(value, tokensOf(pointer), next) as Value;
}

/** Reads the object at a pointer; an empty object where there is none. */
export function objectAt(value: unknown, pointer: string): JsonObject {
  return jsonObject(getAt(value, pointer));
}

/** Copies the value without the part at the pointer; later items of an array move up. */
export function removeAt<Value>(value: Value, pointer: string): Value {
  return removeTokens(value, tokensOf(pointer)) as Value;
}

/** Reports whether a pointer matches a path pattern, in which `*` is any single token. */
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

/** Object or list that may be changed in place. */
export type Container = Record<string, unknown> | unknown[];

/** Copies a list or an object, one level deep; an empty object for anything else. */
export function copyOf(value: unknown): Container {
  return Array.isArray(value) ? [...value] : { ...(typeof value === 'object' ? value : undefined) };
}

/** Sets a child in place. Defines the key `__proto__` instead of assigning it, so that it stays plain data. */
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

/**
 * Reports whether a token is an index (RFC 6901, 4): digits without a leading zero, so that `length` is not read as
 * data.
 */
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
