import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sentObject } from '../../../core/forms/sent-object.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import type { Product } from '../../../core/product/product.ts';
import type { CallSource, TabDescriptor } from '../../../core/product/tab.ts';
import { argumentsOf, listValues } from '../../../core/protocol/call-arguments.ts';
import type { ListAnswer, SavedAnswer } from '../../../core/protocol/call-types.ts';
import { answered } from '../../client/answered.ts';
import { useEngine } from '../../context/engine-context.ts';
import { useRecordData } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { useScope } from '../../context/use-scope.ts';
import { callKey, type QueryArguments } from '../../data/query-keys.ts';
import { useCall } from '../../data/use-call.ts';
import { useTrouble } from '../../data/use-trouble.ts';
import { SaveConflictError } from '../../modal/save-conflict.ts';
import { idOf } from '../../parts/record-content.ts';
import { conflictOf } from './conflict-of.ts';
import { joinedAs, useWithSubjects, withoutSubject } from './joined-subjects.ts';
import { type TabRows, theRow } from './rows.ts';
import { useRowFilter } from './use-row-filter.ts';

/** Reads rows that are records themselves; calls list, save and remove them. */
export function useCallRows(tab: TabDescriptor, source: CallSource, goodSince?: number): TabRows {
  const product = useProduct();
  const { client, user } = useEngine();
  const cache = useQueryClient();
  const records = useRecordData();
  const [isWhole, setWhole] = useState(false);
  const question = useListQuestion({ product, tab, source, records, isWhole });
  const answer = useCall<ListAnswer>(source.list, {
    ...question,
    keepsPrevious: isWhole,
    goodSince,
  });
  const trouble = useTrouble(answer, question);
  const data = unlessOutlived(answer, product.calls[source.list]?.cacheSeconds);
  const own = useOwnRows(data?.rows, product.entities[tab.entity]?.record?.type);
  const joined = joinedAs(product, source.list);
  const rows = useRowFilter(useWithSubjects(own, { as: joined, subjects: data?.subjects }), source.where);
  const { firstName, lastName, email } = user;
  const { subject } = question;
  const total = data?.total ?? 0;

  async function write(call: string, body: JsonObject, idempotencyKey: string): Promise<JsonObject> {
    const isNew = body['_rev'] === undefined;
    const methods = product.calls[call]?.methods ?? [];
    const method = methods.length < 2 ? methods[0] : isNew ? 'POST' : 'PUT';
    const sent = {
      ...withoutSubject(body, joined),
      ...(subject === undefined ? {} : { subject }),
      performedBy: { firstName, lastName, email },
    };
    const saved = await client.call(call, {
      body: sent,
      idempotencyKey,
      ...(method === undefined ? {} : { method }),
    });
    return answered<SavedAnswer>(saved, product, call).record;
  }

  /** Shows the stored row at once; the list is refetched later, when the change is reported. */
  function settle(change: (before: readonly JsonObject[]) => readonly JsonObject[]): void {
    const key = callKey(source.list, question);
    cache.setQueryData<ListAnswer>(key, (before) => before && { ...before, rows: change(before.rows) });
  }

  const { save, remove } = source;
  return {
    rows,
    keyOf: (row, index) => idOf(row) ?? String(index),
    isLoading: answer.isPending,
    isRefreshing: answer.isFetching,
    error: data === undefined ? trouble : undefined,
    retry: () => void answer.refetch(),
    root: undefined,
    part: own !== undefined && total > own.length ? { total, complete: () => setWhole(true) } : undefined,
    editedOf: joined === undefined ? theRow : (row) => withoutSubject(row, joined),
    newRow: () => ({ _id: crypto.randomUUID() }),
    save:
      save === undefined
        ? undefined
        : async ({ values, against, idempotencyKey }) => {
            try {
              const stored = await write(save, revised(values, against), idempotencyKey);
              settle((before) => withRow(before, stored));
              return stored;
            } catch (error) {
              const conflict = conflictOf({ product, tab, error, itemIn: (current) => current });
              const theirs = conflict instanceof SaveConflictError ? conflict.theirs : undefined;
              if (theirs !== undefined) settle((before) => withRow(before, theirs));
              throw conflict;
            }
          },
    remove:
      remove === undefined
        ? undefined
        : async (row, idempotencyKey) => {
            await write(remove, row, idempotencyKey).catch((error: unknown) => {
              void answer.refetch();
              throw conflictOf({ product, tab, error, itemIn: (current) => current });
            });
            settle((before) => before.filter((other) => idOf(other) !== idOf(row)));
          },
  };
}

/**
 * Adds the revision of the replaced version to the values; a row that has been removed meanwhile is stored as
 * a new one.
 */
function revised(values: JsonObject, against: JsonObject | undefined): JsonObject {
  const { _rev: _old, ...rest } = values;
  if (against === undefined)
    return { ...rest, _id: values['_rev'] === undefined ? (values['_id'] ?? null) : crypto.randomUUID() };
  return { ...rest, _rev: against['_rev'] };
}

/** Returns the answer; undefined where a refetch has failed after the answer's cache time had passed. */
function unlessOutlived(
  { data, dataUpdatedAt, isRefetchError, errorUpdatedAt }: UseQueryResult<ListAnswer, Error>,
  cacheSeconds = 0,
): ListAnswer | undefined {
  const isOutlived = cacheSeconds > 0 && errorUpdatedAt - dataUpdatedAt > cacheSeconds * 1000;
  return isRefetchError && isOutlived ? undefined : data;
}

function withRow(rows: readonly JsonObject[], stored: JsonObject): readonly JsonObject[] {
  const isThere = rows.some((row) => idOf(row) === idOf(stored));
  return isThere ? rows.map((row) => (idOf(row) === idOf(stored) ? stored : row)) : [...rows, stored];
}

interface ListQuestion {
  readonly product: Product;
  readonly tab: TabDescriptor;
  readonly source: CallSource;
  readonly records: Readonly<Record<string, JsonObject>>;
  /** True to request all rows, false for only the newest ones. */
  readonly isWhole: boolean;
}

interface Question extends QueryArguments {
  readonly isEnabled: boolean;
  /** Id of the record that owns the rows. */
  readonly subject?: Json | undefined;
}

/** Keeps only the rows of the tab's type, where a list has records of several types. */
function useOwnRows(
  rows: readonly JsonObject[] | undefined,
  type: string | undefined,
): readonly JsonObject[] | undefined {
  return useMemo(() => {
    if (rows === undefined || type === undefined || rows.every((row) => row['type'] === type)) return rows;
    return rows.filter((row) => row['type'] === type);
  }, [rows, type]);
}

/** Builds the query of a list: the record that owns the rows, once that is open. */
function useListQuestion({ product, tab, source, records, isWhole }: ListQuestion): Question {
  const call = product.calls[source.list];
  const subject = product.entities[tab.entity]?.record?.subject;
  const id = idOf(subject === undefined ? undefined : records[subject]);
  const scopeOf = useScope();
  const { query } = source;
  return useMemo(() => {
    const said = query === undefined ? undefined : sentObject(query, scopeOf({ records }));
    const values = said ?? (call && listValues(call, id ?? null, { isPart: !isWhole }));
    if (call === undefined || values === undefined) return { isEnabled: true };
    return { ...argumentsOf(call, values), subject: id, isEnabled: id !== undefined };
  }, [call, id, isWhole, query, records, scopeOf]);
}
