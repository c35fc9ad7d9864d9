import type { JsonObject } from '../../../core/json/json.ts';
import type { StoredNow } from '../../modal/record-modal-props.ts';
import type { TabRows } from '../rows/rows.ts';

/**
 * Finds the current stored version of the part of a row that an edit changes; undefined while the rows are
 * unknown.
 */
export function storedNow(rows: TabRows, row: JsonObject): StoredNow | undefined {
  if (rows.isLoading || rows.error !== undefined) return undefined;
  const key = rows.keyOf(row, -1);
  const now = rows.rows.find((other) => rows.keyOf(other, -1) === key);
  return {
    now: now && rows.editedOf(now),
    by: now?.['performedBy'] ?? rows.root?.['performedBy'],
  };
}
