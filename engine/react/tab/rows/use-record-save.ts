import { useLayoutEffect, useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { setAt } from '../../../core/json/pointer.ts';
import type { TabDescriptor } from '../../../core/product/tab.ts';
import type { SavedAnswer } from '../../../core/protocol/call-types.ts';
import { describeFailure } from '../../../core/protocol/failure-report.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { answered } from '../../client/answered.ts';
import { CallError } from '../../client/call-error.ts';
import { useEngine } from '../../context/engine-context.ts';
import { useOpenRecords } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { SaveConflictError } from '../../modal/save-conflict.ts';
import { conflictOf, tabConflictMessage } from './conflict-of.ts';

/** Change of one item inside of the open record. */
export interface RecordChange {
  readonly idempotencyKey: string;
  /** Item as the user saw it; undefined for a new item. */
  readonly seen: JsonObject | undefined;
  /** Finds the item in a version of the record. */
  readonly itemIn: (record: JsonObject) => JsonObject | undefined;
  readonly apply: (record: JsonObject) => JsonObject;
  /** True for a removal, which also succeeds where the item has already been removed. */
  readonly isRemoval?: boolean;
  /**
   * Builds the JSON Pointer to the item in the changed record, since the gateway reports paths from the root of the
   * record.
   */
  readonly pathIn: (record: JsonObject) => string;
}

export interface RecordSave {
  /** Entity of the open record. */
  readonly record: string;
  /** Name of the call that saves the whole record; undefined for none. */
  readonly save: string | undefined;
}

/**
 * Returns the function that stores a change of an item by saving the open record that contains it; undefined
 * without a call that saves.
 */
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

  /** Stores a change and returns the item as stored. */
  async function store(call: string, change: RecordChange): Promise<JsonObject | undefined> {
    const record = latest.current;
    if (record === undefined) return undefined;
    const present = change.itemIn(record);
    if (present === undefined && change.isRemoval === true) return undefined;
    // Refuses a save where the item has changed since the dialog opened, since that change would be overwritten
    // unseen.
    if (!jsonEqual(present, change.seen))
      throw new SaveConflictError(tabConflictMessage(product, tab), present);
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
      const current = error instanceof CallError ? error.conflict?.current : undefined;
      if (typeof current === 'object' && current !== null) accept(current as JsonObject);
      throw conflictOf({
        ...{ product, tab, error: atItem(error, change.pathIn(next)) },
        itemIn: (theirs) => change.itemIn(theirs),
      });
    }
  }

  /** Reports an item that no longer exists to operators, and rethrows the error. */
  function reportGone(error: unknown): never {
    if (error instanceof SaveConflictError && error.theirs === undefined)
      onFailure?.(describeFailure(error, { place: tab.name, kind: 'conflict' }));
    throw error;
  }

  return save === undefined ? undefined : (change) => store(save, change).catch(reportGone);
}

/** Finds the newer version of a record, since the open one may lag behind an answer. */
function newer(known: JsonObject | undefined, shown: JsonObject | undefined): JsonObject | undefined {
  if (known === undefined || shown === undefined || known['_id'] !== shown['_id']) return shown;
  return Number(known['_rev']) > Number(shown['_rev']) ? known : shown;
}

/** Converts the paths of problems to paths in the item, since the form does not know the record that contains it. */
function atItem(error: unknown, path: string): unknown {
  if (!(error instanceof CallError) || error.problems.length === 0) return error;
  const { status, code, message, conflict } = error;
  return new CallError({
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
