import { useMemo } from 'react';
import { isBlank } from '../../../core/json/blank.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt, removeAt, setAt } from '../../../core/json/pointer.ts';
import type { CallSource, ObjectSource, RecordSource, TabDescriptor } from '../../../core/product/tab.ts';
import { useOpenRecords } from '../../context/open-records.ts';
import { type TabRows, theRow } from './rows.ts';
import { useCallRows } from './use-call-rows.ts';
import { useJoinedRows } from './use-joined-rows.ts';
import { useRecordRows } from './use-record-rows.ts';
import { useRecordSave } from './use-record-save.ts';

const none: readonly JsonObject[] = [];

/** Reads the object in the open record that the tab shows, as a single row; no row while the object is blank. */
function useRecordObject(tab: TabDescriptor, source: ObjectSource): TabRows {
  const open = useOpenRecords()[source.record];
  const store = useRecordSave(tab, { record: source.record, save: source.save });
  const rows = useMemo(() => {
    const item = objectIn(open?.record, source.at);
    return item === undefined ? none : [item];
  }, [open?.record, source.at]);
  const itemIn = (record: JsonObject) => objectIn(record, source.at);
  const pathIn = () => source.at;
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
              ...{ idempotencyKey, itemIn, pathIn, seen: against },
              apply: (record) => setAt(record, source.at, values),
            }),
    remove:
      store === undefined
        ? undefined
        : async (row, idempotencyKey) =>
            void (await store({
              ...{ idempotencyKey, itemIn, pathIn, seen: row, isRemoval: true },
              apply: (record) => removeAt(record, source.at),
            })),
  };
}

function objectIn(record: JsonObject | undefined, at: string): JsonObject | undefined {
  const item = getAt(record, at);
  return typeof item === 'object' && item !== null && !isBlank(item) ? (item as JsonObject) : undefined;
}

/** Tab whose source lists all its rows, unlike a search. */
export type RowsTab = TabDescriptor & { readonly source: CallSource | RecordSource | ObjectSource };

export function isRowsTab(tab: TabDescriptor): tab is RowsTab {
  return ['call', 'record', 'object'].includes(tab.source.kind);
}

/**
 * Builds a key for the kind of source, with which a tab is remounted when the kind changes, since each kind
 * uses other hooks.
 */
export function sourceKey({ source }: RowsTab): string {
  return source.kind === 'call' && source.join !== undefined ? 'joined' : source.kind;
}

/**
 * Reads the rows of a tab. The component must have the kind of source as its `key`. `goodSince` is the time (ms) at
 * which the frame was shown: an answer that was fetched since, for the count in the title, is reused.
 */
export function useTabRows(tab: RowsTab, goodSince?: number): TabRows {
  const { source } = tab;
  // biome-ignore-start lint/correctness/useHookAtTopLevel: the kind of source is fixed for a mounted tab
  if (source.kind === 'record') return useRecordRows(tab, source);
  if (source.kind === 'object') return useRecordObject(tab, source);
  const { join, where, ...whole } = source;
  if (join === undefined) return useCallRows(tab, source, goodSince);
  return useJoinedRows(tab, { join, where, listed: useCallRows(tab, whole, goodSince) });
  // biome-ignore-end lint/correctness/useHookAtTopLevel: the kind of source is fixed for a mounted tab
}
