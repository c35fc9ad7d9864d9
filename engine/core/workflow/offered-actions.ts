import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { Product } from '../product/product.ts';
import type { Workflow, WorkflowEvent } from '../product/workflow.ts';
import { accessRule, isAllowed } from '../records/access.ts';
import { runEvent } from './run-event.ts';
import { stateOf } from './state-name.ts';

export interface ActionInput {
  readonly product: Product;
  readonly workflow: Workflow;
  readonly record: JsonObject;
  readonly scope: Scope;
}

/** Event that a user can raise, with its availability. */
export interface WorkflowAction {
  readonly event: string;
  readonly title: string;
  readonly isOffered: boolean;
  /** Reason why the event is not available. */
  readonly why?: string;
  /** Sentences about the effect that are known before the user enters anything. */
  readonly messages: readonly string[];
}

/**
 * Lists the events that users can raise for a record, in the order of the workflow's table. An unavailable
 * event has the reason.
 */
export function offeredActions(input: ActionInput): readonly WorkflowAction[] {
  return Object.values(input.workflow.events).flatMap((event) => {
    return event.action === undefined ? [] : [actionOf(input, event, event.action)];
  });
}

function actionOf(input: ActionInput, event: WorkflowEvent, title: string): WorkflowAction {
  if (event.payload !== undefined) return actionToFillIn(input, event, title);
  const outcome = runEvent({ ...input, event: event.name });
  if (outcome.outcome === 'taken')
    return { event: event.name, title, isOffered: true, messages: outcome.messages };
  return { event: event.name, title, isOffered: false, why: outcome.reason, messages: [] };
}

/**
 * Decides whether an event with a form is available. Its outcome is unknown, since it depends on the values
 * that the user will enter.
 */
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
