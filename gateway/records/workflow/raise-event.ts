import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { Workflow } from '../../../engine/core/product/workflow.ts';
import type { WorkflowStep } from '../../../engine/core/workflow/outcome.ts';
import { notFound } from '../../operation/errors.ts';
import { kindOf } from '../../store/kinds/kinds.ts';
import type { OrganizationScope } from '../../store/kinds/organization-scope.ts';
import { ownersInScope } from '../belonging.ts';
import type { Call } from '../context/call.ts';
import { findRecord } from '../read.ts';
import {
  type RecordAtWork,
  scopeOfContent,
  storeContent,
  storedAsRead,
  storedContent,
} from '../store-content.ts';
import { announceEffects } from './announce-effects.ts';
import type { NamedIds } from './event-to-take.ts';
import { takeEvent } from './take-event.ts';

export interface EventToRaise {
  readonly workflow: Workflow;
  /** Name of the event. */
  readonly event: string;
  /** The record that it is about. */
  readonly id: string;
  /** Payload of the event, checked. */
  readonly payload?: Json | undefined;
  readonly named?: NamedIds | undefined;
  /** Reach of the records that may be meant; absent: the user's. */
  readonly reach?: OrganizationScope;
}

export interface RaisedOn {
  readonly rev: number;
  readonly record: JsonObject;
  readonly step: WorkflowStep;
}

/**
 * Raises an event on a stored record, in the call's transaction: the record moves, and what follows is written to
 * the outbox. Throws 404, 403 or 422; then nothing of the transaction stays.
 */
export async function raiseEvent(call: Call, raising: EventToRaise): Promise<RaisedOn> {
  const { workflow, event, id, payload, named, reach = call.user } = raising;
  const kind = kindOf(call.product, workflow.entity);
  const before = await findRecord(call.database, { kind, id, reach, lock: 'change' });
  if (before === undefined || before.isRemoved) throw notFound();
  const subject = before.subject ?? undefined;
  const owners = await ownersInScope(call, kind, subject);
  const work: RecordAtWork = { kind, id, subject, owners, before };
  const record = storedAsRead(storedContent(call, work), before) ?? {};
  const scope = await scopeOfContent(call, work, record);
  const { organization } = before;
  const step = await takeEvent(call, { workflow, event, payload, named, record, organization, scope });
  const stored = await storeStep(call, work, { step, scope });
  await announceEffects(call, { steps: [step], id, organization: stored.organization });
  return { ...stored, step };
}

/** An event that changes nothing leaves no revision. */
async function storeStep(
  call: Call,
  work: RecordAtWork,
  {
    step,
    scope,
  }: { readonly step: WorkflowStep; readonly scope: Awaited<ReturnType<typeof scopeOfContent>> },
) {
  const { before } = work;
  if (step.changedPlaces.length > 0 || before === undefined) {
    return storeContent(call, { ...work, content: step.record, scope, isMadeByRules: true });
  }
  return { record: before.document, rev: before.rev, organization: before.organization };
}
