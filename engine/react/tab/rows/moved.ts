import type { JsonObject } from '../../../core/json/json.ts';

export interface ListMove {
  readonly keyOf: (row: JsonObject) => unknown;
  readonly row: JsonObject;
  /** Row that will follow the moved one; undefined to move the row to the end. */
  readonly before: JsonObject | undefined;
}

/** Moves one row of a list; rows that are not displayed keep their order relative to the others. */
export function moved(rows: readonly JsonObject[], { keyOf, row, before }: ListMove): readonly JsonObject[] {
  const moving = rows.find((each) => keyOf(each) === keyOf(row));
  if (moving === undefined || (before !== undefined && keyOf(before) === keyOf(row))) return rows;
  const others = rows.filter((each) => each !== moving);
  const index = before === undefined ? -1 : others.findIndex((each) => keyOf(each) === keyOf(before));
  const at = index === -1 ? others.length : index;
  return [...others.slice(0, at), moving, ...others.slice(at)];
}
