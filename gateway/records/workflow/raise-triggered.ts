import type { Scope } from '../../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { WorkflowStep } from '../../../engine/core/workflow/outcome.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import { eventsRaisedBy } from '../../store/kinds/workflows-of.ts';
import type { Call } from '../context/call.ts';
import { raiseEvent } from './raise-event.ts';
import { raisedPayload } from './raised-payload.ts';

export interface SavedRecord {
  readonly kind: RecordKind;
  /** The record that the saved one belongs to. */
  readonly subject: string | undefined;
  readonly self: JsonObject;
  readonly old: JsonObject | undefined;
  readonly scope: Scope;
}

/** Raises the events that the save of a record means for the record that it belongs to. */
export async function raiseTriggered(call: Call, saved: SavedRecord): Promise<readonly WorkflowStep[]> {
  const { kind, subject, scope } = saved;
  const steps: WorkflowStep[] = [];
  if (subject === undefined) return steps;
  for (const raised of eventsRaisedBy(call.product, kind.name)) {
    const payload =
      raised.workflow.entity === kind.name ? undefined : raisedPayload(raised, { ...saved, scope });
    if (payload === undefined) continue;
    const { workflow, event } = raised;
    // The user has reached the record; an earlier event of this save may have carried it to others.
    const raising = { workflow, event: event.name, id: subject, payload, reach: 'everything' as const };
    steps.push((await raiseEvent(call, raising)).step);
  }
  return steps;
}
