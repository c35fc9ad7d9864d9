import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { Product } from '../product/product.ts';
import type { Workflow, WorkflowEvent } from '../product/workflow.ts';
import { accessRule, isAllowed } from '../records/access.ts';
import { isClosed } from '../records/closed.ts';
import { runEvent } from './run-event.ts';
import { stateOf } from './state-name.ts';

export interface ActionInput {
  readonly product: Product;
  readonly workflow: Workflow;
  readonly record: JsonObject;
  readonly scope: Scope;
}

/** An event that people raise themselves, and whether they can do so now. */
export interface WorkflowAction {
  readonly event: string;
  readonly title: string;
  readonly isOffered: boolean;
  /** Reason that it is not offered. */
  readonly why?: string;
  /** Sentences about what will happen, as far as it is known before anything is entered. */
  readonly messages: readonly string[];
}

/** The events that are offered to people for a record, in the order of the table, each with the reason if it is not open. */
export function offeredActions(input: ActionInput): readonly WorkflowAction[] {
  return Object.values(input.workflow.events).flatMap((event) => {
    return event.action === undefined ? [] : [actionOf(input, event, event.action)];
  });
}

function actionOf(input: ActionInput, event: WorkflowEvent, title: string): WorkflowAction {
  if (event.payload !== undefined || isUnforeseen(input)) return actionToFillIn(input, event, title);
  const outcome = runEvent({ ...input, event: event.name });
  if (outcome.outcome === 'taken')
    return { event: event.name, title, isOffered: true, messages: outcome.messages };
  return { event: event.name, title, isOffered: false, why: outcome.reason, messages: [] };
}

/** The outcome of an event with a form is unknown until it is filled in; whether it can lead anywhere is known. */
/** True where the table depends on what the user may not read: the gateway alone knows where the event leads. */
function isUnforeseen({ product, workflow, record, scope }: ActionInput): boolean {
  const records = { ...scope.records, [workflow.entity]: record };
  return isClosed(workflow, (rule) => isAllowed(product, rule, { ...scope, self: record, records }));
}

function actionToFillIn(
  { product, workflow, record, scope }: ActionInput,
  event: WorkflowEvent,
  title: string,
) {
  const state = stateOf(workflow, record);
  const records = { ...scope.records, [workflow.entity]: record };
  const action = { event: event.name, title, messages: [] };
  if (!isAllowed(product, event.access, { ...scope, self: record, records })) {
    return { ...action, isOffered: false, why: `This needs ${accessRule(product, event.access).needs}.` };
  }
  const leads = workflow.transitions.some(({ on, from, refuse }) => {
    return on === event.name && from.includes(state) && refuse === undefined;
  });
  if (leads || event.refusal === undefined) return { ...action, isOffered: true };
  return { ...action, isOffered: false, why: event.refusal };
}
