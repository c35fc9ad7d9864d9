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
 * moved. A row that is new has the place past the end, where nothing stands. Rows that never got a key are
 * found by their index, among rows that have none either.
 */
export function storedPlace({ keyedArrays, value, old, at }: PlaceInStored): string {
  let here: readonly string[] = [];
  let there: readonly string[] = [];
  for (const token of tokensOf(at)) {
    const rows = getAt(old, pointerOf(there));
    // Asked only where there are rows: most steps lead through objects.
    const isList = Array.isArray(rows) || Array.isArray(getAt(value, pointerOf(here)));
    const key = isList ? lookUpPlace(keyedArrays, pointerOf(here)) : undefined;
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
  const index = Array.isArray(rows) ? rows.findIndex((other) => keyOf(other, key) === wanted) : -1;
  return index < 0 ? pastEnd : String(index);
}

/** RFC 6901: the member after the last one, which never exists. */
const pastEnd = '-';

function keyOf(row: unknown, key: string): unknown {
  return getAt(row, pointerOf([key]));
}
