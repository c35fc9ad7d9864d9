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
 * Finds the path of a value in the stored version. Matches keyed rows by key, since they may have moved, and
 * other rows by index; a new row gets the index past the end.
 */
export function storedPath(from: PathInStored): string {
  return pointerOf(storedSteps(from).steps);
}

/** Reads the value at the stored path in the stored version. */
export function storedValue(from: PathInStored): unknown {
  return storedSteps(from).value;
}

function storedSteps({ keyedArrays, value, old, at }: PathInStored) {
  const steps: string[] = [];
  const tokens = tokensOf(at);
  let here = value;
  let there = old;
  for (const [depth, token] of tokens.entries()) {
    // Looks up the key for lists only, since most tokens lead through objects.
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

/** Maps the keys of rows to their indexes. Cached per stored version, since stored versions never change. */
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

/** Token of RFC 6901 for the index past the end, at which no item exists. */
const pastEnd = '-';

function keyOf(row: unknown, key: string): unknown {
  return getAt(row, pointerOf([key]));
}
