import { useMemo } from 'react';
import { isBlank } from '../../../core/json/blank.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt, removeAt, setAt } from '../../../core/json/pointer.ts';
import type { ObjectSource, TabDescriptor } from '../../../core/product/tab.ts';
import { useOpenRecords } from '../../context/open-records.ts';
import { type TabRows, theRow } from './rows.ts';
import { useRecordSave } from './use-record-save.ts';

const none: readonly JsonObject[] = [];

/** The one object in the open record that a tab is about: as one row, or none while it is blank. */
export function useRecordObject(tab: TabDescriptor, source: ObjectSource): TabRows {
  const open = useOpenRecords()[source.record];
  const store = useRecordSave(tab, { record: source.record, save: source.save });
  const rows = useMemo(() => {
    const item = objectIn(open?.record, source.at);
    return item === undefined ? none : [item];
  }, [open?.record, source.at]);
  const itemIn = (record: JsonObject) => objectIn(record, source.at);
  const placeIn = () => source.at;
  return {
    rows,
    keyOf: () => source.at,
    isLoading: open === undefined,
    isRefreshing: false,
    error: undefined,
    retry: () => void open?.refresh(),
    root: open?.record,
    editedOf: theRow,
    newRow: () => ({}),
    save:
      store === undefined
        ? undefined
        : ({ values, against, idempotencyKey }) =>
            store({
              ...{ idempotencyKey, itemIn, placeIn, seen: against },
              apply: (record) => setAt(record, source.at, values),
            }),
    remove:
      store === undefined
        ? undefined
        : async (row, idempotencyKey) =>
            void (await store({
              ...{ idempotencyKey, itemIn, placeIn, seen: row, isRemoval: true },
              apply: (record) => removeAt(record, source.at),
            })),
  };
}

function objectIn(record: JsonObject | undefined, at: string): JsonObject | undefined {
  const item = getAt(record, at);
  return typeof item === 'object' && item !== null && !isBlank(item) ? (item as JsonObject) : undefined;
}
