import { useLayoutEffect, useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { setAt } from '../../../core/json/pointer.ts';
import type { TabDescriptor } from '../../../core/product/tab.ts';
import type { SavedAnswer } from '../../../core/protocol/call-types.ts';
import { describeFailure } from '../../../core/protocol/failure-report.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { answered } from '../../client/answered.ts';
import { GatewayError } from '../../client/gateway-error.ts';
import { useEngine } from '../../context/engine-context.ts';
import { useOpenRecords } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { SaveConflictError } from '../../modal/save-conflict.ts';
import { conflictMessage, conflictOf } from './conflict-of.ts';

/** A change of one item that lives inside of the open record. */
export interface RecordChange {
  readonly idempotencyKey: string;
  /** The item as the user saw it; absent for a new one. */
  readonly seen: JsonObject | undefined;
  /** The item in a version of the record. */
  readonly itemIn: (record: JsonObject) => JsonObject | undefined;
  readonly apply: (record: JsonObject) => JsonObject;
  /** True where the item is to go: one that is gone already is as it should be. */
  readonly isRemoval?: boolean;
  /** JSON Pointer to the item in the changed record: the gateway reports paths in the whole record. */
  readonly pathIn: (record: JsonObject) => string;
}

export interface RecordSave {
  /** Entity of the open record. */
  readonly record: string;
  /** Call that saves the whole record. */
  readonly save: string | undefined;
}

/** Stores changes of an item together with the open record that it is in; undefined where nothing can save. */
export function useRecordSave(
  tab: TabDescriptor,
  { record: entity, save }: RecordSave,
): ((change: RecordChange) => Promise<JsonObject | undefined>) | undefined {
  const product = useProduct();
  const { client, user, onFailure } = useEngine();
  const open = useOpenRecords()[entity];
  const latest = useRef(open?.record);
  useLayoutEffect(() => {
    latest.current = newer(latest.current, open?.record);
  }, [open?.record]);
  const { firstName, lastName, email } = user;

  function accept(record: JsonObject): void {
    latest.current = record;
    open?.replace(record);
  }

  /** Answers with the item as it is stored. */
  async function store(call: string, change: RecordChange): Promise<JsonObject | undefined> {
    const record = latest.current;
    if (record === undefined) return undefined;
    const present = change.itemIn(record);
    if (present === undefined && change.isRemoval === true) return undefined;
    // The page may have learnt of a change since the dialog opened: saving over it unseen would lose it.
    if (!jsonEqual(present, change.seen)) throw new SaveConflictError(conflictMessage(product, tab), present);
    const next = change.apply(record);
    try {
      const saved = await client.call(call, {
        body: setAt(next, '/performedBy', { firstName, lastName, email }),
        method: 'PUT',
        idempotencyKey: change.idempotencyKey,
      });
      const stored = answered<SavedAnswer>(saved, product, call).record;
      accept(stored);
      return change.itemIn(stored);
    } catch (error) {
      const current = error instanceof GatewayError ? error.conflict?.current : undefined;
      if (typeof current === 'object' && current !== null) accept(current as JsonObject);
      throw conflictOf({
        ...{ product, tab, error: atItem(error, change.pathIn(next)) },
        itemIn: (theirs) => change.itemIn(theirs),
      });
    }
  }

  /** Reports an item that cannot be found any more. */
  function reportGone(error: unknown): never {
    if (error instanceof SaveConflictError && error.theirs === undefined)
      onFailure?.(describeFailure(error, { place: tab.name, kind: 'conflict' }));
    throw error;
  }

  return save === undefined ? undefined : (change) => store(save, change).catch(reportGone);
}

/** The open record may lag behind an answer that is already here. */
function newer(known: JsonObject | undefined, shown: JsonObject | undefined): JsonObject | undefined {
  if (known === undefined || shown === undefined || known['_id'] !== shown['_id']) return shown;
  return Number(known['_rev']) > Number(shown['_rev']) ? known : shown;
}

/** The form knows its item, not the record around it. */
function atItem(error: unknown, path: string): unknown {
  if (!(error instanceof GatewayError) || error.problems.length === 0) return error;
  const { status, code, message, conflict } = error;
  return new GatewayError({
    status,
    code,
    message,
    conflict,
    problems: error.problems.map((problem) => within(problem, path)),
  });
}

function within(problem: Problem, path: string): Problem {
  return problem.at.startsWith(`${path}/`) ? { ...problem, at: problem.at.slice(path.length) } : problem;
}
