import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';

/** Row of a list without keys, as the user saw it. */
export interface SeenItem {
  readonly item: JsonObject;
  readonly index: number;
  /** Length of the list when the row was seen. */
  readonly length: number;
}

/** Finds the index of a row in a later version of its list; -1 where the row was changed or removed. */
export function indexNow(items: readonly JsonObject[], { item, index }: SeenItem): number {
  return jsonEqual(items[index], item) ? index : items.findIndex((other) => jsonEqual(other, item));
}

/**
 * Finds a row in a later version of its list: an unchanged row by its content, a changed one by its index if
 * the list has the same length. Undefined if the row has been removed.
 */
export function itemNow(items: readonly JsonObject[], seen: SeenItem): JsonObject | undefined {
  const same = items[indexNow(items, seen)];
  return same ?? (items.length === seen.length ? items[seen.index] : undefined);
}
