import type { JsonObject } from '../json/json.ts';
import type { DecideSource } from '../product/decide.ts';
import { type DecidedEntry, type DecidedGroup, isDecided, type RowProperties } from './decisions.ts';
import { groupRows, type Likeness } from './group-rows.ts';

/** Decision that was refused, with the entry for which the user may repeat it. */
export interface DecisionOffer {
  /** Decided row of a result. */
  readonly row: JsonObject;
  /**
   * Entry that the decision was about, even if another user has decided it meanwhile; if it is gone, the only
   * undecided entry that is equal or similar.
   */
  readonly entry: DecidedEntry | undefined;
}

export interface OffersInput {
  /** Decided rows of a result, stored or not. */
  readonly decisions: readonly JsonObject[];
  readonly groups: readonly DecidedGroup[];
  readonly likenessOf: (row: JsonObject) => Likeness;
  readonly properties: RowProperties;
}

/** Lists the decisions about rows that are no longer listed. */
export function withoutUnlisted(
  decisions: readonly JsonObject[],
  groups: readonly DecidedGroup[],
  { key, decides }: Pick<DecideSource, 'key' | 'decides'>,
): readonly JsonObject[] {
  const listed = new Set(rowsOf(groups).map((row) => row[key]));
  return decisions.filter((row) => {
    const about = row[decides];
    return Array.isArray(about) && about.length > 0 && !about.some((each) => listed.has(each));
  });
}

/** Pairs each decision with the entry for which a user may repeat it. */
export function offersOf({
  decisions,
  groups,
  likenessOf,
  properties,
}: OffersInput): readonly DecisionOffer[] {
  if (decisions.length === 0) return [];
  const entryOf = new Map(
    groups.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.rows.map((row) => [row, entry] as const)),
    ),
  );
  const compared = groupRows({
    rows: [...new Set([...rowsOf(groups), ...decisions])].map((row, index) => ({ row, index })),
    keyOf: ({ index }) => String(index),
    likenessOf: ({ row }) => likenessOf(row),
  });
  const isWaiting = (entry: DecidedEntry) => !isDecided(entry, properties);
  const entryOfKey = new Map([...entryOf].map(([row, entry]) => [row[properties.key], entry] as const));
  return decisions.map((row) => {
    const about = row[properties.decides];
    const own = (Array.isArray(about) ? about : []).flatMap((key) => entryOfKey.get(key) ?? [])[0];
    if (own !== undefined) return { row, entry: own };
    const group = compared.find(({ entries }) => entries.some((entry) => has(entry.rows, row)));
    const same = group?.entries.find((entry) => has(entry.rows, row));
    const entriesIn = (rows: readonly { readonly row: JsonObject }[] = []) => [
      ...new Set(rows.flatMap((each) => entryOf.get(each.row) ?? []).filter(isWaiting)),
    ];
    const [first, ...others] = entriesIn(same?.rows);
    if (first !== undefined && others.length === 0) return { row, entry: first };
    const akin = entriesIn(group?.entries.flatMap(({ rows }) => rows));
    return { row, entry: akin.length === 1 ? akin[0] : undefined };
  });
}

function rowsOf(groups: readonly DecidedGroup[]): readonly JsonObject[] {
  return groups.flatMap(({ entries }) => entries.flatMap(({ rows }) => rows));
}

function has(rows: readonly { readonly row: JsonObject }[], row: JsonObject): boolean {
  return rows.some((each) => each.row === row);
}
