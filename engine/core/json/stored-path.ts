import { lookUpPath } from './path-patterns.ts';
import { getAt, pointerOf, tokensOf } from './pointer.ts';

export interface PathInStored {
  /** Place patterns of arrays whose rows have a key, with the key's name. */
  readonly keyedArrays: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly old: unknown;
  readonly at: string;
}

/**
 * The path of the value at `at` in the stored version: rows with a key are matched by it, since they may have moved. A
 * new row gets the index past the end, where there is no value. Rows without a key are matched by index, among those
 * without one.
 */
export function storedPath({ keyedArrays, value, old, at }: PathInStored): string {
  let here: readonly string[] = [];
  let there: readonly string[] = [];
  for (const token of tokensOf(at)) {
    const rows = getAt(old, pointerOf(there));
    // Only checked where there are rows: most steps lead through objects.
    const isList = Array.isArray(rows) || Array.isArray(getAt(value, pointerOf(here)));
    const key = isList ? lookUpPath(keyedArrays, pointerOf(here)) : undefined;
    here = [...here, token];
    const step =
      key === undefined ? token : rowWith({ rows, key, token, row: getAt(value, pointerOf(here)) });
    there = [...there, step];
  }
  return pointerOf(there);
}

interface WantedRow {
  readonly rows: unknown;
  readonly key: string;
  readonly token: string;
  readonly row: unknown;
}

function rowWith({ rows, key, token, row }: WantedRow): string {
  const wanted = keyOf(row, key);
  if (wanted === undefined)
    return keyOf(getAt(rows, pointerOf([token])), key) === undefined ? token : pastEnd;
  const index = Array.isArray(rows) ? indexesOf(rows, key).get(wanted) : undefined;
  return index === undefined ? pastEnd : String(index);
}

type Indexes = ReadonlyMap<unknown, number>;

const knownIndexes = new WeakMap<readonly unknown[], Map<string, Indexes>>();

/** Stored versions never change: where their rows are is worked out once, not for every row that is looked for. */
function indexesOf(rows: readonly unknown[], key: string): Indexes {
  const byKey = knownIndexes.get(rows) ?? new Map<string, Indexes>();
  knownIndexes.set(rows, byKey);
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const indexes = new Map<unknown, number>();
  for (const [index, row] of rows.entries()) {
    const value = keyOf(row, key);
    if (!indexes.has(value)) indexes.set(value, index);
  }
  byKey.set(key, indexes);
  return indexes;
}

/** RFC 6901: the member after the last one, which never exists. */
const pastEnd = '-';

function keyOf(row: unknown, key: string): unknown {
  return getAt(row, pointerOf([key]));
}
