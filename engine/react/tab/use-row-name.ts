import type { JsonObject } from '../../core/json/json.ts';
import { useRecordData } from '../context/open-records.ts';
import { useScope } from '../context/use-scope.ts';
import type { RowsTab } from './rows/use-tab-rows.ts';

/** What the tab calls a row of its own; empty where it does not say. */
export function useRowName({ rowName }: RowsTab): (row: JsonObject) => string {
  const records = useRecordData();
  const scopeOf = useScope();
  return (row) => rowName?.evaluate(scopeOf({ item: row, self: row, records })) ?? '';
}
