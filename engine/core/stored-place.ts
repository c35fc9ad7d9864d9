import { lookUpPlace } from './places.ts';
import { getAt, pointerOf, tokensOf } from './pointer.ts';

export interface PlaceInStored {
  /** Place patterns of arrays whose rows have a key, with the key's name. */
  readonly keyedArrays: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly old: unknown;
  readonly at: string;
}

/**
 * Where the thing at `at` stood in the stored version: rows with a key are found by it, since they may have
 * moved. A row that is new has the place past the end, where nothing stands.
 */
export function storedPlace({ keyedArrays, value, old, at }: PlaceInStored): string {
  let here: readonly string[] = [];
  let there: readonly string[] = [];
  for (const token of tokensOf(at)) {
    const key = lookUpPlace(keyedArrays, pointerOf(here));
    const wanted = key === undefined ? undefined : keyOf(getAt(value, pointerOf([...here, token])), key);
    there = [
      ...there,
      wanted === undefined || key === undefined ? token : rowWith(getAt(old, pointerOf(there)), key, wanted),
    ];
    here = [...here, token];
  }
  return pointerOf(there);
}

function rowWith(rows: unknown, key: string, wanted: unknown): string {
  const index = Array.isArray(rows) ? rows.findIndex((row) => keyOf(row, key) === wanted) : -1;
  return index < 0 ? '-' : String(index);
}

function keyOf(row: unknown, key: string): unknown {
  return getAt(row, pointerOf([key]));
}
