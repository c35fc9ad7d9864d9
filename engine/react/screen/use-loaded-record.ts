import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { recordValues } from '../../core/protocol/call-arguments.ts';
import { CallError } from '../client/call-error.ts';
import type { OpenRecord } from '../context/open-records.ts';
import { useProduct } from '../context/use-product.ts';
import { callKey } from '../data/query-keys.ts';
import { useCall } from '../data/use-call.ts';

/** Call that reads a record, with the route parameter of its `_id`. */
export interface RecordToLoad {
  readonly call: string;
  readonly param: string;
}

export interface LoadedRecord {
  /** Open record; undefined until loaded, and once the user may no longer see it. */
  readonly open: OpenRecord | undefined;
  readonly error: Error | null;
  /**
   * Requests the record again; undefined if the gateway has no such record for this user, since a retry would
   * not help.
   */
  readonly retry: (() => void) | undefined;
}

/** Reads the open record of a screen; requests nothing without an id. */
export function useLoadedRecord(record: RecordToLoad, id: string | undefined): LoadedRecord {
  const product = useProduct();
  const cache = useQueryClient();
  const store = product.calls[record.call]?.store;
  const query = useMemo(() => recordValues(store, record.param, id ?? ''), [store, record.param, id]);
  const answer = useCall<JsonObject>(record.call, { query, isEnabled: id !== undefined });
  const { error, refetch } = answer;
  // Drops the data of a record that the user may no longer see.
  const data = isGone(error) || id === undefined ? undefined : answer.data;
  const open = useMemo<OpenRecord | undefined>(
    () =>
      data && {
        record: data,
        replace: (next) => cache.setQueryData(callKey(record.call, { query }), next),
        refresh: async () => void (await refetch()),
      },
    [data, record, query, cache, refetch],
  );
  return { open, error, retry: isGone(error) ? undefined : () => void refetch() };
}

function isGone(error: unknown): boolean {
  return error instanceof CallError && (error.status === 403 || error.status === 404);
}
