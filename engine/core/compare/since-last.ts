import type { JsonObject } from '../json/json.ts';
import type { DecidedEntry, DecidedGroup } from './decisions.ts';

/**
 * Finds the list that a row belongs to, and whether that list is the baseline, the state after the last result.
 */
export type WaitingOf = (
  row: JsonObject,
) => { readonly id: string; readonly isBaseline: boolean } | undefined;

/** Change of an entry since the last result. */
export type EntrySince = 'fresh' | 'changed' | 'gone' | 'kept';

/**
 * Finds the change of each entry since the last result by content; `gone` means that no newer list has a
 * related row either. Undefined without a baseline, and directly after a result.
 */
export function sinceLast(
  groups: readonly DecidedGroup[],
  listOf: WaitingOf,
): ((entry: DecidedEntry) => EntrySince) | undefined {
  const isBaseline = (row: JsonObject) => listOf(row)?.isBaseline === true;
  const isNews = (row: JsonObject) => !isBaseline(row);
  const rows = groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.rows));
  if (!rows.some(isBaseline) || !rows.some(isNews)) return undefined;
  const groupOf = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry, entries] as const)));
  return (entry) => {
    const akin = (groupOf.get(entry) ?? []).flatMap((other) => (other === entry ? [] : other.rows));
    const known = entry.rows.filter(isBaseline);
    if (known.length === 0) return akin.some(isBaseline) ? 'changed' : 'fresh';
    if (known.length < entry.rows.length) return 'kept';
    return akin.some(isNews) ? 'changed' : 'gone';
  };
}
