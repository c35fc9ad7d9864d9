import type { Scope } from '../../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Transition, Workflow } from '../../../../engine/core/product/workflow.ts';
import { stateOf } from '../../../../engine/core/workflow/state-name.ts';

/** Reason why a row is or is not taken. */
export type Verdict = 'taken' | 'later' | 'condition' | 'state';

export interface RowVerdict {
  readonly row: Transition;
  readonly verdict: Verdict;
}

/** Determines the verdict on each row of an event in table order: the first match is taken. */
export function verdictsOf(
  workflow: Workflow,
  event: string,
  { record, scope }: { readonly record: JsonObject; readonly scope: Scope },
): readonly RowVerdict[] {
  const state = stateOf(workflow, record);
  const whole = { ...scope, state, self: record, old: record };
  let isTaken = false;
  return workflow.transitions
    .filter(({ on }) => on === event)
    .map((row) => {
      if (!row.from.includes(state)) return { row, verdict: 'state' };
      if (row.guard?.evaluate(whole) === false) return { row, verdict: 'condition' };
      if (isTaken) return { row, verdict: 'later' };
      isTaken = true;
      return { row, verdict: 'taken' };
    });
}
