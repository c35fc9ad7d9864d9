import { beyondPlain, tidyText } from '../text/clean-text.ts';

/**
 * Reports whether a value is blank: undefined, null, text of invisible characters only, an empty list, or an object
 * with blank properties only. `false` and `0` are values.
 */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  // Tests the first character before the rest, since nearly every text begins with a visible one.
  if (typeof value === 'string') return !isVisible(value.charCodeAt(0)) && tidyText(value) === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object') return Object.values(value).every(isBlank);
  return false;
}

/** Parts of a value that `withoutBlanks` keeps even if blank. */
export interface Verbatim {
  /** Kind of blanks to keep: `value` keeps the whole value verbatim, `null` only a `null`. */
  readonly keeps?: 'value' | 'null';
  /** Parts by property name; `*` stands for any other property, and for any item of a list. */
  readonly parts: ReadonlyMap<string, Verbatim>;
}

/**
 * Removes blank properties and tidies texts (`tidyText`), for checks and storage. Keeps the indexes of list
 * items, and returns a clean part uncopied.
 */
export function withoutBlanks<Value>(value: Value, verbatim?: Verbatim): Value {
  return tidy(value, verbatim) as Value;
}

function tidy(value: unknown, verbatim: Verbatim | undefined): unknown {
  if (verbatim?.keeps === 'value') return withoutUndefined(value);
  if (typeof value === 'string') return isTidyText(value) ? value : tidyText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return tidyList(value, verbatim?.parts.get('*'));
  return tidyObject(value as Readonly<Record<string, unknown>>, verbatim);
}

/** Converts a value as JSON serialization would: undefined properties are dropped. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutUndefined);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const entries = before
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => [name, withoutUndefined(part)] as const);
  const isSame =
    entries.length === before.length && entries.every(([, part], index) => part === before[index]?.[1]);
  return isSame ? value : Object.fromEntries(entries);
}

function tidyList(items: readonly unknown[], verbatim: Verbatim | undefined): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < items.length; index += 1) {
    const tidied = tidy(items[index], verbatim);
    if (tidied !== items[index]) copy ??= [...items];
    if (copy !== undefined) copy[index] = tidied;
  }
  return copy ?? items;
}

/**
 * Tidies an object without copying anything before the first untidy property, since most objects are already
 * tidy.
 */
function tidyObject(value: Readonly<Record<string, unknown>>, verbatim: Verbatim | undefined): object {
  let kept: [string, unknown][] | undefined;
  const isPlain = inheritsNothing(value);
  for (const key in value) {
    if (!isPlain && !Object.hasOwn(value, key)) continue;
    const held = value[key];
    if (kept === undefined && isTidyLeaf(held)) continue;
    const part = verbatim?.parts.get(key) ?? verbatim?.parts.get('*');
    const tidied = tidy(held, part);
    const isDropped = isNothing(tidied) && !isKept(tidied, part);
    if (isDropped || tidied !== held) kept ??= entriesBefore(value, key);
    if (kept !== undefined && !isDropped) kept.push([key, tidied]);
  }
  return kept === undefined ? value : Object.fromEntries(kept);
}

/** Reports whether a leaf is tidy at any path, even where blanks are significant. Nearly every leaf is. */
function isTidyLeaf(value: unknown): boolean {
  return typeof value === 'string'
    ? isTidyText(value)
    : typeof value === 'boolean' || typeof value === 'number';
}

function entriesBefore(value: object, key: string): [string, unknown][] {
  const entries = Object.entries(value);
  return entries.slice(
    0,
    entries.findIndex(([name]) => name === key),
  );
}

/** Reports whether an object inherits no enumerable names, as is true of every object from JSON.parse. */
function inheritsNothing(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isKept(tidied: unknown, verbatim: Verbatim | undefined): boolean {
  if (verbatim?.keeps === 'null') return tidied === null;
  return verbatim?.keeps === 'value' && tidied !== undefined;
}

/**
 * Reports whether a tidied value is blank. Only the outermost level is checked, since tidied values contain no
 * blanks.
 */
function isNothing(tidied: unknown): boolean {
  if (tidied === undefined || tidied === null || tidied === '') return true;
  if (typeof tidied !== 'object') return false;
  if (Array.isArray(tidied)) return tidied.length === 0;
  for (const key in tidied) if (Object.hasOwn(tidied, key)) return false;
  return true;
}

/**
 * Recognizes ASCII text that begins and ends with a visible character, as nearly every text does; false for other
 * texts, tidy or not.
 */
function isTidyText(text: string): boolean {
  return (
    isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1)) && !beyondPlain.test(text)
  );
}

function isVisible(unit: number): boolean {
  return unit > 32 && unit < 127;
}
