import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';

/** A row of a list without keys, as it was seen there. */
export interface SeenItem {
  readonly item: JsonObject;
  readonly index: number;
  /** Number of rows that the list had then. */
  readonly length: number;
}

/** Index of a row in a later version of its list: where the same row stands now; -1 where somebody has changed it or removed it. */
export function indexNow(items: readonly JsonObject[], { item, index }: SeenItem): number {
  return jsonEqual(items[index], item) ? index : items.findIndex((other) => jsonEqual(other, item));
}

/** The row in a later version of its list: a changed one is known by its place while there are as many; undefined where it is gone. */
export function itemNow(items: readonly JsonObject[], seen: SeenItem): JsonObject | undefined {
  const same = items[indexNow(items, seen)];
  return same ?? (items.length === seen.length ? items[seen.index] : undefined);
}
