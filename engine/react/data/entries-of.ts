import type { Json, JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { RowCompanion } from '../../core/product/tab.ts';

/** An entry of another list for each row, by the name that rows have it under. */
export type NamedCompanions = readonly (readonly [string, RowCompanion])[];

export interface Listed {
  /** Rows of the list; missing while they are on their way. */
  readonly rows: readonly JsonObject[] | undefined;
  /** True where the rows answer an earlier question: entries missing from them may be there by now. */
  readonly isPlaceholderData: boolean;
}

/** The entries of a row. One that is not there is null, one that is not known yet is missing. */
export function entriesOf(row: JsonObject, named: NamedCompanions, lists: readonly Listed[]): JsonObject {
  const entries = named.flatMap(([name, { on, by }], index) => {
    const { rows, isPlaceholderData } = lists[index] ?? { rows: undefined, isPlaceholderData: false };
    const found = rows?.find((entry) => entry[by] === valueOn(row, on));
    if (found === undefined && (rows === undefined || isPlaceholderData)) return [];
    return [[name, found ?? null] as const];
  });
  return Object.fromEntries(entries);
}

/** The different values that rows have in the column of a companion. */
export function valuesOf(rows: readonly JsonObject[], { on }: RowCompanion): readonly string[] {
  const values = rows
    .map((row) => valueOn(row, on))
    .filter((value) => typeof value === 'string' && value !== '');
  return [...new Set(values as string[])];
}

function valueOn(row: JsonObject, path: string): Json | undefined {
  return getAt(row, pathToPointer(path));
}
