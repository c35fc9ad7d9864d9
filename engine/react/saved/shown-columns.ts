import { isJsonObject, type Json, type JsonObject } from '../../core/json/json.ts';
import type { ColumnDescriptor, SavedSearches } from '../../core/product/tab.ts';

/**
 * Lists the columns that a stored search shows. Columns without a choice keep their position in the table;
 * chosen ones fill the other positions, by number, then in the order of the table.
 */
export function shownColumns(
  columns: readonly ColumnDescriptor[],
  { columns: property }: SavedSearches,
  search: JsonObject,
): readonly ColumnDescriptor[] {
  const choice = property === undefined ? undefined : search[property];
  const chosen = new Map(isJsonObject(choice) ? Object.entries(choice) : []);
  const shown = columns.filter(({ field, isShown }) => Boolean(chosen.get(field) ?? isShown ?? true));
  const inOrder = shown
    .filter(({ field }) => chosen.has(field))
    .toSorted((a, b) => numberOf(chosen.get(a.field)) - numberOf(chosen.get(b.field)))
    .values();
  const arranged = shown.map((column) =>
    chosen.has(column.field) ? (inOrder.next().value ?? column) : column,
  );
  return arranged.length === 0 ? columns.slice(0, 1) : arranged;
}

/** Finds the rank of a chosen column; a choice without a number comes last. */
function numberOf(choice: Json | undefined): number {
  return typeof choice === 'number' ? choice : Number.MAX_SAFE_INTEGER;
}
