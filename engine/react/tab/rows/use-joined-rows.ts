import { useMemo } from 'react';
import type { Expression } from '../../../core/expressions/scope.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt, pointerOf, setAt } from '../../../core/json/pointer.ts';
import type { RowJoin, TabDescriptor } from '../../../core/product/tab.ts';
import { useOpenRecords } from '../../context/open-records.ts';
import type { TabRows } from './rows.ts';
import { useRecordSave } from './use-record-save.ts';
import { useRowFilter } from './use-row-filter.ts';

interface JoinedSource {
  readonly join: RowJoin;
  /** Condition on which a completed row is shown. */
  readonly where: Expression<boolean> | undefined;
  readonly listed: TabRows;
}

/**
 * Completes rows with their entries in a map of the open record; an edit stores the entry by saving that
 * record.
 */
export function useJoinedRows(tab: TabDescriptor, { join, where, listed }: JoinedSource): TabRows {
  const open = useOpenRecords()[join.record];
  const store = useRecordSave(tab, { record: join.record, save: join.save });
  const all = useMemo(
    () => listed.rows.map((row) => completed(row, join, open?.record)),
    [listed.rows, join, open?.record],
  );
  const rows = useRowFilter(all, where);
  return {
    ...listed,
    rows,
    isLoading: listed.isLoading || open === undefined,
    root: open?.record,
    editedOf: (row) => asObject(row[join.as]),
    save:
      store === undefined
        ? undefined
        : ({ values, against, idempotencyKey }, row) => {
            const path = pathOfEntry(row, join);
            return store({
              ...{ idempotencyKey, seen: against },
              itemIn: (record) => asObject(getAt(record, path)),
              pathIn: () => path,
              apply: (record) => setAt(record, path, values),
            });
          },
    remove: undefined,
  };
}

function completed(row: JsonObject, join: RowJoin, record: JsonObject | undefined): JsonObject {
  const entry = asObject(getAt(record, pathOfEntry(row, join)));
  return entry === undefined ? row : { ...row, [join.as]: entry };
}

/** Builds the JSON Pointer to a row's entry in the record. */
function pathOfEntry(row: JsonObject, { at, by }: RowJoin): string {
  return at + pointerOf([String(row[by] ?? '')]);
}

function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : undefined;
}
