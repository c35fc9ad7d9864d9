import { isSameDecision, type RowsChange, rebased } from '../../core/compare/rebase-decisions.ts';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { idOf } from '../parts/record-content.ts';

/** Change of a result, in its rows or its other fields. */
export interface ResultChange {
  readonly rows?: RowsChange;
  readonly fields?: JsonObject;
}

/** Unsaved change, with the rows that the page displayed when the user made it. */
export interface Pending extends ResultChange {
  readonly seen: readonly JsonObject[];
}

interface Applied {
  readonly record: JsonObject;
  /** Decisions refused because other users had decided otherwise meanwhile. */
  readonly refused: readonly JsonObject[];
}

/** Applies pending changes to the result in order. */
export function applied(record: JsonObject, pending: readonly Pending[], source: DecideSource): Applied {
  let current = record;
  const refused: JsonObject[] = [];
  for (const { rows, fields, seen } of pending) {
    if (fields !== undefined) current = { ...current, ...fields };
    if (rows === undefined) continue;
    const next = rebased(resultRows(current, source), { rows, seen }, source);
    current = { ...current, [source.rows]: [...next.rows] };
    refused.push(...next.refused);
  }
  return { record: current, refused };
}

/** Removes the texts for comparing rows, which are derived on reading and must not be sent back. */
export function bare(record: JsonObject, source: DecideSource): JsonObject {
  const rows = resultRows(record, source).map(({ [source.likeness]: _worked, ...row }) => row);
  return { ...record, [source.rows]: rows };
}

export function resultRows(
  record: JsonObject | undefined,
  { rows }: Pick<DecideSource, 'rows'>,
): readonly JsonObject[] {
  const list = record?.[rows];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** Restores the texts used for comparing rows, which the gateway's answers lack. */
export function withLikeness(
  record: JsonObject,
  known: readonly JsonObject[],
  { rows, key, likeness }: DecideSource,
): JsonObject {
  const likenesses = new Map(known.map((row) => [row[key], row[likeness]]));
  const kept = resultRows(record, { rows }).map((row) => {
    const own = row[likeness] ?? likenesses.get(row[key]);
    return own === undefined ? row : { ...row, [likeness]: own };
  });
  return { ...record, [rows]: kept };
}

/** Lists the unsaved decisions of this page that other users' decisions contradict. */
export function lostOf(
  { stored, pending }: { stored: JsonObject | undefined; pending: readonly Pending[] },
  theirs: readonly JsonObject[],
  source: DecideSource,
): readonly JsonObject[] {
  if (stored === undefined) return [];
  const before = new Set(resultRows(stored, source));
  const { record, refused } = applied(stored, pending, source);
  return [...resultRows(record, source), ...refused].filter(
    (row) =>
      row[source.status] !== undefined &&
      !before.has(row) &&
      !theirs.some((each) => isSameDecision(each, row, source)),
  );
}

export function withRecord(rows: readonly JsonObject[], record: JsonObject): readonly JsonObject[] {
  return [record, ...rows.filter((row) => idOf(row) !== idOf(record))];
}

/**
 * Chooses the newer version of a record, since a list may lag behind an answer; the listed record if the two
 * are different records.
 */
export function newer(known: JsonObject | undefined, listed: JsonObject | undefined): JsonObject | undefined {
  if (known === undefined || idOf(known) !== idOf(listed)) return listed;
  return Number(known['_rev']) > Number(listed?.['_rev']) ? known : listed;
}
