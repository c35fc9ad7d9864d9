import { jsonEqual } from '../json/equal.ts';
import { isJsonObject, type JsonObject, ownValue } from '../json/json.ts';
import { lookUpPath } from '../json/path-patterns.ts';
import { getAt, pointerOf } from '../json/pointer.ts';
import type { Field } from '../product/entity.ts';
import { labelAt } from '../records/label.ts';
import type { ConflictEntry } from '../validation/problems.ts';

export interface Merge {
  /** Path patterns of arrays whose rows have a key, with the key's name. */
  readonly keyedArrays: Readonly<Record<string, string>>;
  /** Fields of the entity, from which conflicts get their titles. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Version that both changes started from. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Record with both changes; at the path of a conflict it has the value of `mine`. */
  readonly merged: JsonObject;
  readonly conflicts: readonly ConflictEntry[];
}

/**
 * Three-way merge of two changes of a record. Matches keyed rows by key: changes of different rows never
 * conflict, two changes of one row always do, since a user edits a row as a whole.
 */
export function mergeRecords({ keyedArrays, fields, base, mine, theirs }: Merge): Merged {
  const conflicts: ConflictEntry[] = [];
  const context = { keyedArrays, fields, report: (entry: ConflictEntry) => conflicts.push(entry) };
  const merged = mergeAt(context, [], { base, mine, theirs });
  return { merged: merged as JsonObject, conflicts };
}

interface Context extends Pick<Merge, 'keyedArrays' | 'fields'> {
  readonly report: (entry: ConflictEntry) => void;
}

interface Versions<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

type Rows = ReadonlyMap<unknown, unknown>;

function mergeAt(context: Context, at: readonly string[], versions: Versions): unknown {
  const settled = settledValue(versions);
  if (settled !== undefined) return settled.value;
  const rows = rowsOf(context, at, versions);
  if (rows !== undefined) return mergeRows(context, at, rows);
  const { base, mine, theirs } = versions;
  if (isJsonObject(mine) && isJsonObject(theirs)) {
    return mergeObjects(context, at, { base: isJsonObject(base) ? base : {}, mine, theirs });
  }
  reportAt(context, at, versions);
  return mine;
}

/**
 * Finds the value if at most one side changed it, or both did alike; undefined if the versions have to be
 * merged.
 */
function settledValue({ base, mine, theirs }: Versions): { readonly value: unknown } | undefined {
  if (jsonEqual(mine, theirs) || jsonEqual(theirs, base)) return { value: mine };
  return jsonEqual(mine, base) ? { value: theirs } : undefined;
}

function mergeObjects(
  context: Context,
  at: readonly string[],
  { base, mine, theirs }: Versions<JsonObject>,
): JsonObject {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const entries = keys.map((key) => {
    const versions = { base: ownValue(base, key), mine: ownValue(mine, key), theirs: ownValue(theirs, key) };
    return [key, mergeAt(context, [...at, key], versions)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as JsonObject;
}

/**
 * Reads the three versions of a keyed array by key; undefined where a version is no array or its keys are missing or
 * repeated.
 */
function rowsOf(context: Context, at: readonly string[], versions: Versions): Versions<Rows> | undefined {
  const key = lookUpPath(context.keyedArrays, pointerOf(at));
  if (key === undefined) return undefined;
  const base = byKey(versions.base ?? [], key);
  const mine = byKey(versions.mine ?? [], key);
  const theirs = byKey(versions.theirs ?? [], key);
  return base && mine && theirs ? { base, mine, theirs } : undefined;
}

function byKey(rows: unknown, key: string): Rows | undefined {
  if (!Array.isArray(rows)) return undefined;
  const keyed = new Map(rows.map((row) => [getAt(row, pointerOf([key])), row]));
  return keyed.size === rows.length && !keyed.has(undefined) ? keyed : undefined;
}

function mergeRows(context: Context, at: readonly string[], rows: Versions<Rows>): readonly unknown[] {
  const merged: unknown[] = [];
  const indexes = new Map([...rows.mine.keys()].map((key, index) => [key, String(index)]));
  for (const key of orderOf(rows)) {
    const versions = { base: rows.base.get(key), mine: rows.mine.get(key), theirs: rows.theirs.get(key) };
    const row = mergeRow(context, [...at, indexes.get(key) ?? '-'], versions);
    if (row !== undefined) merged.push(row);
  }
  return merged;
}

/**
 * Orders the rows as in `mine` if `mine` moved any, else as in `theirs`; rows that only the other side has come
 * last.
 */
function orderOf({ base, mine, theirs }: Versions<Rows>): readonly unknown[] {
  const isMoved = !jsonEqual(common(mine, base), common(base, mine));
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  return [...new Set([...first.keys(), ...second.keys()])];
}

function common(rows: Rows, others: Rows): readonly unknown[] {
  return [...rows.keys()].filter((key) => others.has(key));
}

function mergeRow(context: Context, at: readonly string[], versions: Versions): unknown {
  const settled = settledValue(versions);
  if (settled !== undefined) return settled.value;
  const { base, mine, theirs } = versions;
  if (!isJsonObject(mine) || !isJsonObject(theirs)) {
    reportAt(context, at, versions);
    return mine;
  }
  const original = isJsonObject(base) ? base : {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const values = {
      base: ownValue(original, key),
      mine: ownValue(mine, key),
      theirs: ownValue(theirs, key),
    };
    if (!jsonEqual(values.mine, values.theirs)) reportAt(context, [...at, key], values);
  }
  return mergeObjects({ ...context, report: () => {} }, at, { base: original, mine, theirs });
}

function reportAt(context: Context, tokens: readonly string[], versions: Versions): void {
  const at = pointerOf(tokens);
  context.report({ at, title: labelAt({ fields: context.fields, title: 'Record' }, at), ...versions });
}
