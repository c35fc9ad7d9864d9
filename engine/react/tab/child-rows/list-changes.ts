import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';

/** Row of a list without keys, as last seen. */
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
 * Finds the row in a later version of its list: a changed row by its index, while the length is equal; undefined where
 * it is removed.
 */
export function itemNow(items: readonly JsonObject[], seen: SeenItem): JsonObject | undefined {
  const same = items[indexNow(items, seen)];
  return same ?? (items.length === seen.length ? items[seen.index] : undefined);
}
