import type { Scope } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { asStored } from '../../../engine/core/records/as-stored.ts';
import type { WorkflowStep } from '../../../engine/core/workflow/outcome.ts';
import { withOwnPaths } from '../../../engine/core/workflow/own-paths.ts';
import { eventsRaisedBy, workflowOf } from '../../store/kinds/workflows-of.ts';
import { organizationOfRecord } from '../belonging.ts';
import type { Call } from '../context/call.ts';
import { type RecordAtWork, storedAsRead } from '../store-content.ts';
import { checkPayload } from './check-payload.ts';
import { raisedPayload } from './raised-payload.ts';
import { takeEvent } from './take-event.ts';

export interface OwnChange extends RecordAtWork {
  /** Content that is to be stored. */
  readonly content: JsonObject;
  /** Content that is stored now. */
  readonly stored: JsonObject | undefined;
  readonly scope: Scope;
  /** The content is an older version: restoring it does not change the workflow state. */
  readonly isRestored?: boolean;
}

export interface SettledChange {
  readonly content: JsonObject;
  readonly steps: readonly WorkflowStep[];
}

/**
 * The content of a record that goes through a workflow: the workflow's own places stay as they are stored, and what
 * the save wants to change there is taken as the events that it raises.
 */
export async function settleOwnEvents(call: Call, change: OwnChange): Promise<SettledChange> {
  const { kind, content: requested, stored, scope, isRestored = false } = change;
  const workflow = workflowOf(call.product, kind.name);
  if (workflow === undefined) return { content: requested, steps: [] };
  let content = stored === undefined ? requested : withOwnPaths(workflow, stored, requested);
  const steps: WorkflowStep[] = [];
  if (isRestored) return { content, steps };
  for (const raised of eventsRaisedBy(call.product, kind.name)) {
    const self = asStored(requested, change.before?.document);
    const payload = raisedPayload(raised, { self, old: storedAsRead(stored, change.before), scope });
    if (payload === undefined) continue;
    checkPayload(call, raised.event, payload);
    const organization = organizationOfRecord({ ...change, content });
    const event = {
      workflow: raised.workflow,
      event: raised.event.name,
      payload,
      record: asStored(content, change.before?.document),
      organization,
      scope,
    };
    const step = await takeEvent(call, event);
    content = step.record;
    steps.push(step);
  }
  return { content, steps };
}
