import type { Json, JsonObject } from '../json/json.ts';
import type { DecideSource } from '../product/decide.ts';
import type { Group, GroupKind } from './group-rows.ts';

/** Properties of a row that decisions read and write. */
export type RowProperties = Pick<DecideSource, 'key' | 'status' | 'decides' | 'records'>;

/** Entry to decide: equal rows, or rows that a user has joined. */
export interface DecidedEntry {
  readonly key: string;
  /**
   * Rows of the entry. The first supplies the decided content; it has a stored record, unless the user chose
   * another one when joining.
   */
  readonly rows: readonly JsonObject[];
  /** Row of the result with the decision; without a status it only joins the rows. */
  readonly result: JsonObject | undefined;
}

export interface DecidedGroup {
  readonly key: string;
  readonly kind: GroupKind;
  readonly entries: readonly DecidedEntry[];
}

/** Adds the stored decisions to the groups; entries that a user has joined become one. */
export function decidedGroups(
  groups: readonly Group<JsonObject>[],
  results: readonly JsonObject[],
  properties: RowProperties,
): readonly DecidedGroup[] {
  const resultOf = new Map(
    results.flatMap((row) => keysOf(row, properties).map((key) => [key, row] as const)),
  );
  const shown = new Set<JsonObject>();
  return groups.flatMap(({ key, kind, entries }) => {
    const decided = entries.flatMap((entry): readonly DecidedEntry[] => {
      const result = entry.rows.map((row) => resultOf.get(String(row[properties.key]))).find(isThere);
      if (result === undefined)
        return [{ key: entry.key, rows: recordsFirst(entry.rows, properties), result }];
      if (shown.has(result)) return [];
      shown.add(result);
      const positions = new Map(keysOf(result, properties).map((own, index) => [own, index]));
      const positionOf = (row: JsonObject) => positions.get(String(row[properties.key])) ?? -1;
      const all = groups.flatMap((each) => each.entries.flatMap((other) => other.rows));
      const rows = all
        .filter((row) => positionOf(row) >= 0)
        .toSorted((a, b) => positionOf(a) - positionOf(b));
      return [{ key: entry.key, rows, result }];
    });
    return decided.length === 0 ? [] : [{ key, kind, entries: decided }];
  });
}

export interface Decision {
  readonly entry: DecidedEntry;
  /** Decided and entered values. */
  readonly values: JsonObject;
}

/** Writes a decision about an entry into the results, as one row that replaces an earlier decision. */
export function withDecision(
  results: readonly JsonObject[],
  { entry, values }: Decision,
  properties: RowProperties,
): readonly JsonObject[] {
  const [first] = entry.rows;
  const decides = entry.rows.map((row) => row[properties.key] ?? null);
  const before = entry.result?.[properties.key];
  const row: JsonObject = {
    ...first,
    ...values,
    ...recordsOf(entry.rows, properties),
    [properties.key]: before ?? crypto.randomUUID(),
    [properties.decides]: decides,
  };
  return [...withoutDecision(results, [entry], properties), row];
}

/** Removes the decisions about these entries from the results. */
export function withoutDecision(
  results: readonly JsonObject[],
  entries: readonly DecidedEntry[],
  properties: RowProperties,
): readonly JsonObject[] {
  const own = new Set<Json>(entries.flatMap(({ rows }) => rows.map((row) => row[properties.key] ?? null)));
  const taken = new Set(entries.map(({ result }) => result?.[properties.key]).filter(isThere));
  return results.filter((row) => {
    if (taken.has(row[properties.key] ?? null)) return false;
    return !keysOf(row, properties).some((key) => own.has(key));
  });
}

export interface DecisionMerge {
  readonly entries: readonly DecidedEntry[];
  /** Entry whose row supplies the decided content. */
  readonly holder: DecidedEntry | undefined;
}

/** Joins several entries into one undecided entry, in which the rows of `holder` come first. */
export function merged(
  results: readonly JsonObject[],
  { entries, holder }: DecisionMerge,
  properties: RowProperties,
): readonly JsonObject[] {
  const others = entries.filter((entry) => entry !== holder).flatMap((entry) => entry.rows);
  const rows = [...(holder?.rows ?? []), ...recordsFirst(others, properties)];
  const entry: DecidedEntry = { key: entries[0]?.key ?? '', rows, result: undefined };
  const without = withoutDecision(results, entries, properties);
  return withDecision(without, { entry, values: {} }, properties);
}

export function isDecided({ result }: DecidedEntry, { status }: RowProperties): boolean {
  return result?.[status] !== undefined;
}

/** Collects the ids of the rows' stored records in the property that `records` names; empty without any. */
function recordsOf(rows: readonly JsonObject[], { records }: RowProperties): JsonObject {
  const ids = rows.flatMap((row) => listAt(row, records));
  return records === undefined || ids.length === 0 ? {} : { [records]: [...new Set(ids)] };
}

function recordsFirst(rows: readonly JsonObject[], { records }: RowProperties): readonly JsonObject[] {
  const isStored = (row: JsonObject) => listAt(row, records).length > 0;
  return [...rows.filter(isStored), ...rows.filter((row) => !isStored(row))];
}

function listAt(row: JsonObject, name: string | undefined): readonly Json[] {
  const value = row[name ?? ''];
  return Array.isArray(value) ? value : [];
}

function keysOf(row: JsonObject, { decides }: RowProperties): readonly string[] {
  const keys = row[decides];
  return Array.isArray(keys) ? keys.map(String) : [];
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
