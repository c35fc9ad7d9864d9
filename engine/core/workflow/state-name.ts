import { text } from '../expressions/runtime.ts';
import type { JsonObject } from '../json/json.ts';
import { getAt } from '../json/pointer.ts';
import type { Workflow } from '../product/workflow.ts';

/**
 * The state of a name: case and surrounding space are ignored, other spellings are resolved. Undefined for a name that
 * is no state.
 */
export function findState({ spellings }: Workflow, name: unknown): string | undefined {
  const spelling = text(name).trim().toLowerCase();
  return Object.hasOwn(spellings, spelling) ? spellings[spelling] : undefined;
}

/** The state of a record. An unknown name, or none at all, reads as the workflow's unknown state. */
export function stateOf(workflow: Workflow, record: JsonObject): string {
  return findState(workflow, getAt(record, workflow.stateAt)) ?? workflow.unknown;
}

/** The display text of the state, for a record that is in it. */
export function stateText(workflow: Workflow, record: JsonObject, state = stateOf(workflow, record)): string {
  const records = { [workflow.entity]: record };
  return workflow.display.evaluate({ state, self: record, records, now: '', today: '' });
}
