import { isJsonObject, type Json, type JsonObject } from '../../core/json/json.ts';
import type { ColumnDescriptor, SavedSearches } from '../../core/product/tab.ts';

/**
 * The columns that a stored search shows: those that it says nothing of stay where the table has them, and those that
 * it chooses share the rest by their numbers, then in the order of the table.
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

/** Ranks a choice without a number of its own behind those that have one. */
function numberOf(choice: Json | undefined): number {
  return typeof choice === 'number' ? choice : Number.MAX_SAFE_INTEGER;
}
