import { lookUpPath } from './path-patterns.ts';
import { childAt, getAt, pointerOf, tokensOf } from './pointer.ts';

export interface PathInStored {
  /** Path patterns of arrays whose rows have a key, with the key's name. */
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
export function storedPath(from: PathInStored): string {
  return pointerOf(storedSteps(from).steps);
}

/** The stored value at that path. */
export function storedValue(from: PathInStored): unknown {
  return storedSteps(from).value;
}

function storedSteps({ keyedArrays, value, old, at }: PathInStored) {
  const steps: string[] = [];
  const tokens = tokensOf(at);
  let here = value;
  let there = old;
  for (const [depth, token] of tokens.entries()) {
    // Looks for a key where there are rows alone: most steps lead through objects.
    const isList = Array.isArray(there) || Array.isArray(here);
    const key = isList ? lookUpPath(keyedArrays, pointerOf(tokens.slice(0, depth))) : undefined;
    here = childAt(here, token);
    const step = key === undefined ? token : rowWith(there, key, token, here);
    steps.push(step);
    there = childAt(there, step);
  }
  return { steps, value: there };
}

function rowWith(rows: unknown, key: string, token: string, row: unknown): string {
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
