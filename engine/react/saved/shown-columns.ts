import { isJsonObject, type Json, type JsonObject } from '../../core/json.ts';
import type { ColumnDescriptor, SavedSearches } from '../../core/product/tab.ts';

/**
 * The columns that a stored search shows: those that it gives a place, from the first on, then those that it chooses
 * or says nothing of, in the order of the table.
 */
export function shownColumns(
  columns: readonly ColumnDescriptor[],
  { columns: property }: SavedSearches,
  search: JsonObject,
): readonly ColumnDescriptor[] {
  const choice = property === undefined ? undefined : search[property];
  const chosen = isJsonObject(choice) ? choice : {};
  const shown = columns.filter(({ field, isShown }) => Boolean(chosen[field] ?? isShown ?? true));
  const inPlace = shown.toSorted((a, b) => placeOf(chosen[a.field]) - placeOf(chosen[b.field]));
  return inPlace.length === 0 ? columns.slice(0, 1) : inPlace;
}

/** What has no place of its own stands behind what has one. */
function placeOf(choice: Json | undefined): number {
  return typeof choice === 'number' ? choice : Number.MAX_SAFE_INTEGER;
}
