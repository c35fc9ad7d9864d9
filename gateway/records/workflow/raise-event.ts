import type { Scope } from '../../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { Workflow } from '../../../engine/core/product/workflow.ts';
import { asStored } from '../../../engine/core/records/as-stored.ts';
import type { WorkflowStep } from '../../../engine/core/workflow/outcome.ts';
import { withOwnPaths } from '../../../engine/core/workflow/own-paths.ts';
import { notFound } from '../../operation/errors.ts';
import { eventsRaisedBy, kindOf, type RecordKind, workflowOf } from '../../store/kinds/kinds.ts';
import type { OrganizationScope } from '../../store/kinds/organization-scope.ts';
import { announceEvent } from '../../store/outbox/append.ts';
import type { Call } from '../context/call.ts';
import { isReadable } from '../field-access.ts';
import { organizationOfRecord } from '../owner.ts';
import { findRecord } from '../read.ts';
import {
  beginWrite,
  type Judging,
  type OwnedWrite,
  scopeOfContent,
  storeContent,
  storedAsRead,
  storedContent,
} from '../store-content.ts';
import type { RecordWrite, WrittenRecord } from '../write.ts';
import { checkPayload, type NamedIds, raisedPayload, takeEvent } from './take-event.ts';

export interface EventToRaise {
  readonly workflow: Workflow;
  /** Name of the event. */
  readonly event: string;
  /** Id of the event's record. */
  readonly id: string;
  /** Validated payload of the event. */
  readonly payload?: Json | undefined;
  readonly named?: NamedIds | undefined;
  /** Organization scope of the record; absent: the user's. */
  readonly scope?: OrganizationScope;
}

export interface RaisedOn {
  readonly rev: number;
  readonly record: JsonObject;
  readonly step: WorkflowStep;
}

/**
 * Raises an event on a stored record in the call's transaction: changes the record's state and writes effects to the
 * outbox. Throws 404, 403 or 422, which rolls everything back.
 */
export async function raiseEvent(call: Call, raising: EventToRaise): Promise<RaisedOn> {
  const { workflow, event, id, payload, named, scope: allowed = call.user } = raising;
  const kind = kindOf(call.product, workflow.entity);
  const before = await findRecord(call.database, { kind, id, scope: allowed, lock: 'change' });
  if (before === undefined || before.isRemoved) throw notFound();
  if (allowed !== 'everything' && !isReadable(call, kind, before.document)) throw notFound();
  const write = await beginWrite(call, { kind, id, content: before.document, before });
  const stored = storedContent(call, write);
  const record = storedAsRead(stored, before) ?? {};
  const scope = await scopeOfContent(call, { ...write, content: record });
  const { organization } = before;
  const step = await takeEvent(call, { workflow, event, payload, named, record, organization, scope });
  // Writes no revision for an event without changes.
  const written =
    step.changedPaths.length === 0
      ? before
      : await storeContent(call, { ...write, content: step.record }, { stored, scope }, true);
  await announceEffects(call, written, [step]);
  return { rev: written.rev, record: written.document, step };
}

/** Queues the external effects of events in the transaction, for delivery after its commit. */
export async function announceEffects(
  { database, origin }: Call,
  { id, organization }: Pick<RecordWrite, 'id' | 'organization'>,
  steps: readonly WorkflowStep[],
): Promise<void> {
  for (const { name, payload } of steps.flatMap(({ effects }) => effects)) {
    await announceEvent(database, { topic: name, subject: id, organization, payload, at: origin.at });
  }
}

interface ActedOn {
  readonly kind: RecordKind;
  readonly id: string;
  /** Steps that the action has caused. */
  readonly steps: readonly WorkflowStep[];
}

/** Reports whether the action moved the record, or one of its owners, out of the user's scope. */
export async function isHandedOver(call: Call, { kind, id, steps }: ActedOn): Promise<boolean> {
  if (steps.every(({ changedPaths }) => changedPaths.length === 0)) return false;
  return (await findRecord(call.database, { kind, id, scope: call.user })) === undefined;
}

/** Raises the events on a record's owner that the save of the record triggers. */
export async function raiseTriggered(
  call: Call,
  { kind, subject, before, document }: WrittenRecord,
  scope: Scope,
): Promise<readonly WorkflowStep[]> {
  const old = before?.document;
  const saved = { self: asStored(document, old), old, scope };
  const steps: WorkflowStep[] = [];
  if (subject === undefined) return steps;
  for (const raised of eventsRaisedBy(call.product, kind.name)) {
    const payload = raised.workflow.entity === kind.name ? undefined : raisedPayload(raised, saved);
    if (payload === undefined) continue;
    const { workflow, event } = raised;
    // Widens the scope, since an earlier event of this save may have transferred the record out of the user's
    // scope.
    const raising = { workflow, event: event.name, id: subject, payload, scope: 'everything' as const };
    steps.push((await raiseEvent(call, raising)).step);
  }
  return steps;
}

/**
 * Settles the content of a record with a workflow: keeps the stored values at the workflow's paths, and treats the
 * save's changes at these paths as events.
 */
export async function settleOwnEvents(
  call: Call,
  write: OwnedWrite,
  { stored, scope }: Judging,
): Promise<{ readonly content: JsonObject; readonly steps: readonly WorkflowStep[] }> {
  const { kind, content: requested, before } = write;
  const workflow = workflowOf(call.product, kind.name);
  if (workflow === undefined) return { content: requested, steps: [] };
  let content = stored === undefined ? requested : withOwnPaths(workflow, stored, requested);
  const steps: WorkflowStep[] = [];
  // Keeps the workflow's state when an older version is restored.
  if (write.action === 'restore') return { content, steps };
  for (const raised of eventsRaisedBy(call.product, kind.name)) {
    const self = asStored(requested, before?.document);
    const payload = raisedPayload(raised, { self, old: storedAsRead(stored, before), scope });
    if (payload === undefined) continue;
    checkPayload(call, raised.event, payload);
    const organization = organizationOfRecord({ ...write, content });
    const event = {
      workflow: raised.workflow,
      event: raised.event.name,
      payload,
      record: asStored(content, before?.document),
      organization,
      scope,
    };
    const step = await takeEvent(call, event);
    content = step.record;
    steps.push(step);
  }
  return { content, steps };
}
