import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { getAt, setAt } from '../../../engine/core/json/pointer.ts';
import type { LoadRecord, RowsOfEntries } from '../../../engine/core/protocol/load.ts';

/**
 * Import base of a record that its source withdrew; marks the record to be restored if the source sends it again.
 */
export const withdrawnBase: JsonObject = {};

/** Adds the imported rows whose entries the source does not mention, so that the import keeps them. */
export function withUnmentioned(content: JsonObject, base: JsonObject, { rows }: LoadRecord): JsonObject {
  if (rows === undefined) return content;
  const kept = rowsAt(base, rows.at).filter((row) => {
    const entry = entryOf(row, rows);
    return entry !== undefined && !rows.mentioned.includes(entry);
  });
  return kept.length === 0 ? content : setAt(content, rows.at, [...rowsAt(content, rows.at), ...kept]);
}

/** Removes the withdrawn rows from a record; `undefined` if it has none of them. */
export function withoutRows(
  content: JsonObject,
  { at, by, values }: NonNullable<LoadRecord['withdrawsRows']>,
): JsonObject | undefined {
  const before = rowsAt(content, at);
  const after = before.filter((row) => !values.includes(entryOf(row, { at, by }) ?? ''));
  return after.length === before.length ? undefined : setAt(content, at, after);
}

/** Reports whether a record had rows from its source and now has none left. */
export function isEmptied(content: JsonObject, rows: RowsOfEntries | undefined): boolean {
  return rows !== undefined && rowsAt(content, rows.at).length === 0;
}

function entryOf(row: Json, { by }: RowsOfEntries): string | undefined {
  const entry = isJsonObject(row) ? row[by] : undefined;
  return typeof entry === 'string' ? entry : undefined;
}

function rowsAt(content: JsonObject, at: string): readonly Json[] {
  return jsonItems(getAt(content, at));
}
