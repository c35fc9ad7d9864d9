import { text } from '../expressions/runtime.ts';
import type { JsonObject } from '../json/json.ts';
import { getAt } from '../json/pointer.ts';
import type { Workflow } from '../product/workflow.ts';

/**
 * Finds a state by its name or another spelling, ignoring case and surrounding space; undefined for an unknown name.
 */
export function findState({ spellings }: Workflow, name: unknown): string | undefined {
  const spelling = text(name).trim().toLowerCase();
  return Object.hasOwn(spellings, spelling) ? spellings[spelling] : undefined;
}

/** Reads the state of a record. An unknown or missing name reads as the workflow's unknown state. */
export function stateOf(workflow: Workflow, record: JsonObject): string {
  return findState(workflow, getAt(record, workflow.stateAt)) ?? workflow.unknown;
}

/** Formats the text shown for a state, by default the record's own. */
export function stateText(workflow: Workflow, record: JsonObject, state = stateOf(workflow, record)): string {
  const records = { [workflow.entity]: record };
  return workflow.display.evaluate({ state, self: record, records, now: '', today: '' });
}
