import { text } from '../expressions/runtime.ts';
import type { JsonObject } from '../json/json.ts';
import { getAt } from '../json/pointer.ts';
import type { Workflow } from '../product/workflow.ts';

/**
 * The state that a name stands for: case and surrounding space do not count, other spellings are read as the state
 * they mean. Undefined for a name that is no state.
 */
export function findState({ spellings }: Workflow, name: unknown): string | undefined {
  const spelling = text(name).trim().toLowerCase();
  return Object.hasOwn(spellings, spelling) ? spellings[spelling] : undefined;
}

/** Where a record stands. A name that is not known, or none at all, reads as the workflow's unknown state. */
export function stateOf(workflow: Workflow, record: JsonObject): string {
  return findState(workflow, getAt(record, workflow.stateAt)) ?? workflow.unknown;
}

/** What people read instead of the state's name, for a record that stands in it. */
export function stateText(workflow: Workflow, record: JsonObject, state = stateOf(workflow, record)): string {
  const records = { [workflow.entity]: record };
  return workflow.display.evaluate({ state, self: record, records, now: '', today: '' });
}
