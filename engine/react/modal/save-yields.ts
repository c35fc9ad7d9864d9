import { enteredAt } from '../../core/forms/yields.ts';
import { jsonEqual } from '../../core/json/equal.ts';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import type { FormYield } from '../../core/product/form.ts';
import type { Problem } from '../../core/validation/problems.ts';
import { CallError } from '../client/call-error.ts';
import type { SaveAttempt } from './record-modal-props.ts';

type Save = (attempt: SaveAttempt) => Promise<unknown>;

export interface CollectedSave {
  readonly yields: readonly FormYield[];
  /** Record for each entry of the form's `yields`; undefined where the entry's condition is false. */
  readonly records: readonly (JsonObject | undefined)[];
  readonly idempotencyKey: string;
}

/**
 * Creates the function that stores the records of a form one after the other. After a refusal, the next
 * attempt skips the records already stored, except those that the user has edited meanwhile.
 */
export function createYieldSaver(
  save: Save,
  /**
   * Finds the id of the record at a position; the same for every attempt, so that a repeated request is
   * identical.
   */
  idOf: (position: number) => string,
): (given: CollectedSave) => Promise<void> {
  const stored = new Map<number, { readonly sent: JsonObject; readonly record: unknown }>();
  return async ({ yields, records, idempotencyKey }) => {
    for (const [index, values] of records.entries()) {
      const before = stored.get(index);
      if (values === undefined || jsonEqual(before?.sent, values)) continue;
      const against = isJsonObject(before?.record) ? before.record : undefined;
      const whole = against === undefined ? { _id: idOf(index), ...values } : { ...against, ...values };
      const attempt = { values: whole, against, idempotencyKey: `${idempotencyKey}.${index}` };
      const record = await save(attempt).catch((error: unknown) => {
        throw atFields(error, yields[index]);
      });
      stored.set(index, { sent: values, record });
    }
  };
}

/** Moves the problems in an error from paths of the record to fields of the form. */
function atFields(error: unknown, from: FormYield | undefined): unknown {
  if (!(error instanceof CallError) || from === undefined || error.problems.length === 0) return error;
  const { status, code, message, conflict } = error;
  const problems = error.problems.map((problem): Problem => {
    return { ...problem, at: enteredAt(from, problem.at) ?? problem.at };
  });
  return new CallError({ status, code, message, conflict, problems });
}
