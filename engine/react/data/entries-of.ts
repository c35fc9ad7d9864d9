import type { Json, JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { RowCompanion } from '../../core/product/tab.ts';

/** Entries of other lists that complete a row, each with the name under which the row gets it. */
export type NamedCompanions = readonly (readonly [string, RowCompanion])[];

export interface Listed {
  /** Rows of the list; undefined while loading. */
  readonly rows: readonly JsonObject[] | undefined;
  /** True while the rows still belong to the previous request, so that missing entries may yet arrive. */
  readonly isPlaceholderData: boolean;
}

/**
 * Finds the entries of a row by name: null for a missing entry, no property for a list that is still loading.
 */
export function entriesOf(row: JsonObject, named: NamedCompanions, lists: readonly Listed[]): JsonObject {
  const entries = named.flatMap(([name, { on, by }], index) => {
    const { rows, isPlaceholderData } = lists[index] ?? { rows: undefined, isPlaceholderData: false };
    const found = rows?.find((entry) => entry[by] === valueOn(row, on));
    if (found === undefined && (rows === undefined || isPlaceholderData)) return [];
    return [[name, found ?? null] as const];
  });
  return Object.fromEntries(entries);
}

/** Lists the distinct values that the rows have in a companion's column. */
export function valuesOf(rows: readonly JsonObject[], { on }: RowCompanion): readonly string[] {
  const values = rows
    .map((row) => valueOn(row, on))
    .filter((value) => typeof value === 'string' && value !== '');
  return [...new Set(values as string[])];
}

function valueOn(row: JsonObject, path: string): Json | undefined {
  return getAt(row, pathToPointer(path));
}
