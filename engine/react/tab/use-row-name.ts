import type { JsonObject } from '../../core/json/json.ts';
import { useRecordData } from '../context/open-records.ts';
import { useScope } from '../context/use-scope.ts';
import type { RowsTab } from './rows/use-tab-rows.ts';

/** Returns the function that names a row by the tab's expression; '' where the tab has none. */
export function useRowName({ rowName }: RowsTab): (row: JsonObject) => string {
  const records = useRecordData();
  const scopeOf = useScope();
  return (row) => rowName?.evaluate(scopeOf({ item: row, self: row, records })) ?? '';
}
