import { useMemo } from 'react';
import type { Expression } from '../../../core/expressions/scope.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { useRecordData } from '../../context/open-records.ts';
import { useScope } from '../../context/use-scope.ts';

const none: readonly JsonObject[] = [];

/** Filters the rows by the tab's condition; returns the same array while nothing changes. */
export function useRowFilter(
  rows: readonly JsonObject[] | undefined,
  where: Expression<boolean> | undefined,
): readonly JsonObject[] {
  const records = useRecordData();
  const scopeOf = useScope();
  return useMemo(() => {
    if (rows === undefined) return none;
    return where === undefined ? rows : rows.filter((item) => where.evaluate(scopeOf({ item, records })));
  }, [rows, where, records, scopeOf]);
}
