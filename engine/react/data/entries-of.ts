import type { Json, JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { RowCompanion } from '../../core/product/tab.ts';

/** Companions of a row, an entry of another list each, with the names that rows keep them under. */
export type NamedCompanions = readonly (readonly [string, RowCompanion])[];

export interface Listed {
  /** Rows of the list; undefined while loading. */
  readonly rows: readonly JsonObject[] | undefined;
  /** True where the rows answer an earlier request: entries missing from them may exist by now. */
  readonly isPlaceholderData: boolean;
}

/** Finds the entries of a row: null for a missing entry; none while its list is loading. */
export function entriesOf(row: JsonObject, named: NamedCompanions, lists: readonly Listed[]): JsonObject {
  const entries = named.flatMap(([name, { on, by }], index) => {
    const { rows, isPlaceholderData } = lists[index] ?? { rows: undefined, isPlaceholderData: false };
    const found = rows?.find((entry) => entry[by] === valueOn(row, on));
    if (found === undefined && (rows === undefined || isPlaceholderData)) return [];
    return [[name, found ?? null] as const];
  });
  return Object.fromEntries(entries);
}

/** Lists the distinct values of the rows in the column of a companion. */
export function valuesOf(rows: readonly JsonObject[], { on }: RowCompanion): readonly string[] {
  const values = rows
    .map((row) => valueOn(row, on))
    .filter((value) => typeof value === 'string' && value !== '');
  return [...new Set(values as string[])];
}

function valueOn(row: JsonObject, path: string): Json | undefined {
  return getAt(row, pathToPointer(path));
}
