import { jsonEqual } from '../json/equal.ts';
import type { JsonObject } from '../json/json.ts';
import type { DecideSource } from '../product/decide.ts';

/** Change of the rows of a result that can be applied again to rows which others have stored meanwhile. */
export type RowsChange = (rows: readonly JsonObject[]) => readonly JsonObject[];

export interface SeenChange {
  readonly rows: RowsChange;
  /** Rows that the page showed when the change was made. */
  readonly seen: readonly JsonObject[];
}

export interface Rebased {
  readonly rows: readonly JsonObject[];
  /** Decisions of the change that were refused, because another user had decided differently. */
  readonly refused: readonly JsonObject[];
}

type Properties = Pick<DecideSource, 'key' | 'status' | 'decides' | 'likeness'>;

/**
 * Rebases a change onto rows that others may have changed. The decision of another user wins unless this user
 * had seen it, so that nobody overrules a colleague unknowingly.
 */
export function rebased(
  current: readonly JsonObject[],
  { rows, seen }: SeenChange,
  properties: Properties,
): Rebased {
  const next = rows(current);
  const has = (list: readonly JsonObject[], row: JsonObject) =>
    list.some((each) => each === row || isSameDecision(each, row, properties));
  const kept = current.filter((row) => !has(seen, row) && !has(next, row));
  const taken = new Set(kept.flatMap((row) => keysOf(row, properties)));
  if (taken.size === 0) return { rows: next, refused: [] };
  const isContested = (row: JsonObject) => keysOf(row, properties).some((key) => taken.has(key));
  return {
    rows: [...next.filter((row) => !isContested(row)), ...kept],
    refused: next.filter((row) => isContested(row) && row[properties.status] !== undefined),
  };
}

/** Reports whether two rows are equal apart from their ids, which differ where two users decide alike. */
export function isSameDecision(
  one: JsonObject,
  other: JsonObject,
  { key, likeness }: Pick<Properties, 'key' | 'likeness'>,
): boolean {
  const decision = (row: JsonObject) => ({ ...row, [key]: undefined, [likeness]: undefined });
  return jsonEqual(decision(one), decision(other));
}

function keysOf(row: JsonObject, { decides }: Properties): readonly string[] {
  const keys = row[decides];
  return Array.isArray(keys) ? keys.map(String) : [];
}
