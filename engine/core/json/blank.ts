import { beyondPlain, tidyText } from '../text/clean-text.ts';

/**
 * Reports whether there is nothing to read in a value: undefined, null, text of white space and invisible characters
 * only, an empty list, or an object (list) of blanks only. `false` and `0` are values and not blank.
 */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  // Nearly every text begins with what can be seen, which spares looking at the rest.
  if (typeof value === 'string') return !isVisible(value.charCodeAt(0)) && tidyText(value) === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object') return Object.values(value).every(isBlank);
  return false;
}

/** Parts of a value that are kept though they are blank. */
export interface Verbatim {
  /** `value` keeps everything verbatim, `null` only a `null`. */
  readonly keeps?: 'value' | 'null';
  /** Parts by property; `*` is any other property, and any item. */
  readonly parts: ReadonlyMap<string, Verbatim>;
}

/**
 * The value without blank properties, its texts tidy (`tidyText`): the form in which values are checked and stored. Items
 * of lists stay where they are. A part that has this form already is the given one, not a copy.
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

/** The value as JSON would serialize it. */
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

/** Copies nothing until the first property that is not tidy: most objects are tidy already. */
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

/** Reports whether a leaf stays as it is wherever it stands, as nearly every leaf does. */
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

/** Reports whether every name that a loop finds is the object's own, as in all that comes out of JSON. */
function inheritsNothing(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isKept(tidied: unknown, verbatim: Verbatim | undefined): boolean {
  if (verbatim?.keeps === 'null') return tidied === null;
  return verbatim?.keeps === 'value' && tidied !== undefined;
}

/**
 * Reports whether a tidied value is blank: nothing blank is left inside it, so that a look at its outside is enough.
 */
function isNothing(tidied: unknown): boolean {
  if (tidied === undefined || tidied === null || tidied === '') return true;
  if (typeof tidied !== 'object') return false;
  if (Array.isArray(tidied)) return tidied.length === 0;
  for (const key in tidied) if (Object.hasOwn(tidied, key)) return false;
  return true;
}

/**
 * Recognizes ASCII that begins and ends with a visible character, as nearly every text does; of others it is not sure.
 */
function isTidyText(text: string): boolean {
  return (
    isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1)) && !beyondPlain.test(text)
  );
}

function isVisible(unit: number): boolean {
  return unit > 32 && unit < 127;
}
