import { useMemo } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt, setAt } from '../../../core/json/pointer.ts';
import type { RecordSource, TabDescriptor } from '../../../core/product/tab.ts';
import { useOpenRecords } from '../../context/open-records.ts';
import { moved } from './moved.ts';
import { type TabRows, theRow } from './rows.ts';
import { useRecordSave } from './use-record-save.ts';
import { useRowFilter } from './use-row-filter.ts';

const none: readonly JsonObject[] = [];

/** Reads rows that form an array in the open record and are stored with the whole record. */
export function useRecordRows(tab: TabDescriptor, source: RecordSource): TabRows {
  const open = useOpenRecords()[source.record];
  const store = useRecordSave(tab, { record: source.record, save: source.save });
  const all = useMemo(() => rowsIn(open?.record, source.at), [open?.record, source.at]);
  const rows = useRowFilter(all, source.where);
  const keyOf = (row: JsonObject | undefined) => getAt(row, `/${source.key}`);

  /** Converts a change of the list into a change of the record, for the row with a key. */
  function changeOf(key: unknown, apply: (before: readonly JsonObject[]) => readonly JsonObject[]) {
    return {
      itemIn: (record: JsonObject) => rowsIn(record, source.at).find((row) => keyOf(row) === key),
      apply: (record: JsonObject) => setAt(record, source.at, apply(rowsIn(record, source.at))),
      pathIn: (record: JsonObject) =>
        `${source.at}/${rowsIn(record, source.at).findIndex((row) => keyOf(row) === key)}`,
    };
  }

  return {
    rows,
    keyOf: (row, index) => String(keyOf(row) ?? index),
    isLoading: open === undefined,
    isRefreshing: false,
    error: undefined,
    retry: () => void open?.refresh(),
    root: open?.record,
    editedOf: theRow,
    newRow: () => ({ [source.key]: crypto.randomUUID() }),
    save:
      store === undefined
        ? undefined
        : ({ values, against, idempotencyKey }) =>
            store({
              ...{ idempotencyKey, seen: against },
              ...changeOf(keyOf(values), (before) =>
                against === undefined
                  ? [...before, values]
                  : before.map((row) => (keyOf(row) === keyOf(values) ? values : row)),
              ),
            }),
    remove:
      store === undefined
        ? undefined
        : async (row, idempotencyKey) =>
            void (await store({
              ...{ idempotencyKey, seen: row, isRemoval: true },
              ...changeOf(keyOf(row), (before) => before.filter((other) => keyOf(other) !== keyOf(row))),
            })),
    move:
      store === undefined
        ? undefined
        : async (row, before) =>
            void (await store({
              ...{ idempotencyKey: crypto.randomUUID(), seen: row },
              ...changeOf(keyOf(row), (rows) => moved(rows, { keyOf, row, before })),
            })),
  };
}

function rowsIn(record: JsonObject | undefined, at: string): readonly JsonObject[] {
  const rows = getAt(record, at);
  return Array.isArray(rows) ? rows : none;
}
