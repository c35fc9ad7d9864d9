import { useLayoutEffect, useMemo, useRef } from 'react';
import { jsonEqual } from '../../core/equal.ts';
import type { JsonObject } from '../../core/json.ts';
import { getAt, setAt } from '../../core/pointer.ts';
import type { Problem } from '../../core/problems.ts';
import type { RecordSource, TabDescriptor } from '../../core/product.ts';
import type { SavedAnswer } from '../data/answers.ts';
import { GatewayError } from '../data/gateway-error.ts';
import { SaveConflictError } from '../modal/save-conflict.ts';
import { useEngine } from '../provider/engine-context.ts';
import { useOpenRecords } from '../provider/open-records.ts';
import { useProduct } from '../provider/use-product.ts';
import { conflictMessage, conflictOf } from './conflict-of.ts';
import type { TabRows } from './rows.ts';
import { useRowFilter } from './use-row-filter.ts';

const none: readonly JsonObject[] = [];

/** Rows that live in an array of the open record and are stored with it as a whole. */
export function useRecordRows(tab: TabDescriptor, source: RecordSource): TabRows {
  const product = useProduct();
  const { client, user } = useEngine();
  const open = useOpenRecords()[source.record];
  const latest = useRef(open?.record);
  useLayoutEffect(() => {
    latest.current = newer(latest.current, open?.record);
  }, [open?.record]);
  const all = useMemo(() => rowsIn(open?.record, source.at), [open?.record, source.at]);
  const rows = useRowFilter(all, source.where);
  const { firstName, lastName, email } = user;
  const keyOf = (row: JsonObject | undefined) => getAt(row, `/${source.key}`);

  async function store(change: Change): Promise<void> {
    const record = latest.current;
    if (record === undefined || source.save === undefined) return;
    const before = rowsIn(record, source.at);
    const present = before.find((row) => keyOf(row) === change.key);
    // The page may have learnt of a change since the dialog opened: saving over it unseen would lose it.
    if (change.seen !== undefined && !jsonEqual(present, change.seen)) {
      throw new SaveConflictError(conflictMessage(product, tab), present);
    }
    const next = change.apply(before);
    const body = { ...setAt(record, source.at, next), performedBy: { firstName, lastName, email } };
    try {
      const saved = await client.call(source.save, {
        body,
        method: 'PUT',
        idempotencyKey: change.idempotencyKey,
      });
      accept((saved as SavedAnswer).record);
    } catch (error) {
      const current = error instanceof GatewayError ? error.conflict?.current : undefined;
      if (typeof current === 'object' && current !== null) accept(current as JsonObject);
      const row = next.findIndex((item) => keyOf(item) === change.key);
      throw conflictOf({
        ...{ product, tab, error: atRow(error, `${source.at}/${row}`) },
        itemIn: (theirs) => rowsIn(theirs, source.at).find((item) => keyOf(item) === change.key),
      });
    }
  }

  function accept(record: JsonObject): void {
    latest.current = record;
    open?.replace(record);
  }

  const canSave = source.save !== undefined;
  return {
    rows,
    keyOf: (row, index) => String(keyOf(row) ?? index),
    isLoading: open === undefined,
    isRefreshing: false,
    error: undefined,
    retry: () => void open?.refresh(),
    root: open?.record,
    newRow: () => ({ [source.key]: crypto.randomUUID() }),
    save: !canSave
      ? undefined
      : ({ values, against, idempotencyKey }) =>
          store({
            key: keyOf(values),
            idempotencyKey,
            seen: against,
            apply: (before) =>
              against === undefined
                ? [...before, values]
                : before.map((row) => (keyOf(row) === keyOf(values) ? values : row)),
          }),
    remove: !canSave
      ? undefined
      : (row, idempotencyKey) =>
          store({
            key: keyOf(row),
            idempotencyKey,
            seen: row,
            apply: (before) => before.filter((other) => keyOf(other) !== keyOf(row)),
          }),
  };
}

interface Change {
  readonly key: unknown;
  readonly idempotencyKey: string;
  /** The row as the user saw it; absent for a new one. */
  readonly seen: JsonObject | undefined;
  readonly apply: (before: readonly JsonObject[]) => readonly JsonObject[];
}

/** The open record may lag behind an answer that is already here. */
function newer(known: JsonObject | undefined, shown: JsonObject | undefined): JsonObject | undefined {
  if (known === undefined || shown === undefined || known['_id'] !== shown['_id']) return shown;
  return Number(known['_rev']) > Number(shown['_rev']) ? known : shown;
}

function rowsIn(record: JsonObject | undefined, at: string): readonly JsonObject[] {
  const rows = getAt(record, at);
  return Array.isArray(rows) ? (rows as readonly JsonObject[]) : none;
}

/** The gateway speaks of places in the whole record; the form knows its row. */
function atRow(error: unknown, row: string): unknown {
  if (!(error instanceof GatewayError) || error.problems.length === 0) return error;
  const { status, code, message, conflict } = error;
  return new GatewayError({
    status,
    code,
    message,
    conflict,
    problems: error.problems.map((problem) => within(problem, row)),
  });
}

function within(problem: Problem, row: string): Problem {
  return problem.at.startsWith(`${row}/`) ? { ...problem, at: problem.at.slice(row.length) } : problem;
}
