import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Workflow, WorkflowEvent } from '../../../engine/core/product/workflow.ts';
import type { SavedAnswer, Stored } from '../../../engine/core/protocol/call-types.ts';
import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { invalid, notFound } from '../../../gateway/operation/errors.ts';
import type { Call, CallAnswer } from '../../../gateway/records/context/call.ts';
import { hasWritten } from '../../../gateway/records/history.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { isHandedOver, raiseEvent } from '../../../gateway/records/workflow/raise-event.ts';
import { checkPayload } from '../../../gateway/records/workflow/take-event.ts';
import { kindOf, ProductError, workflowOf } from '../../../gateway/store/kinds/kinds.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { Handler, HandlerCall } from '../../contracts/server/typed.ts';

type EventCall = HandlerCall<'workflow-event'>;

/**
 * Raises a workflow event on a patient. Reads a payload that is a record by its `_id`; if saving that record has
 * already raised the event, answers with the patient's present state instead.
 */
export const workflowEvent: Handler<'workflow-event'> = {
  isWrite: true,
  async answer(call, { options }) {
    const workflow = workflowOfCall(call);
    const event = eventOfCall(call, workflow, options);
    const { patientId: id, programId = '' } = call.body;
    const kind = kindOf<Records['patient']>(call.product, workflow.entity);
    if (await isOfThePast(call, { event, patientId: id })) return handedOverBefore(call);
    const payload = await payloadOf(call, { event, patientId: id });
    if (isRaisedBySaves(call, event)) return savedAnswer(call, kind, await patientAsIs(call, workflow, id));
    const named = { program: programId };
    const { rev, record, step } = await raiseEvent(call, { workflow, event: event.name, id, payload, named });
    const handedOver = await isHandedOver(call, { kind, id, steps: [step] });
    return savedAnswer(call, kind, { id, rev, record, isNew: false, messages: step.messages, handedOver });
  },
};

function workflowOfCall({ product, contract }: Call): Workflow {
  const entity = contract.answer.kind === 'saved' ? contract.answer.entity : '';
  const workflow = workflowOf(product, entity);
  if (workflow !== undefined) return workflow;
  throw new ProductError(
    `The call "${contract.name}" answers with "${entity}", which goes through no workflow.`,
  );
}

function eventOfCall({ body }: EventCall, { events }: Workflow, options: JsonObject): WorkflowEvent {
  const name = typeof options['event'] === 'string' ? options['event'] : (body.eventType ?? '');
  const event = Object.hasOwn(events, name) ? events[name] : undefined;
  if (event !== undefined) return event;
  const message = `There is no such event. There are: ${Object.keys(events).join(', ')}.`;
  throw invalid([{ at: '/eventType', code: 'enum', message, severity: 'error' }]);
}

function isRaisedBySaves({ product }: Call, { payload = '', raisedBy }: WorkflowEvent): boolean {
  return product.entities[payload]?.record !== undefined && raisedBy.length > 0;
}

interface PayloadQuery {
  readonly event: WorkflowEvent;
  readonly patientId: string;
}

async function payloadOf(call: EventCall, { event, patientId }: PayloadQuery): Promise<Json | undefined> {
  const { product, body, database, user } = call;
  if (event.payload === undefined) return undefined;
  const { payload: sent } = body;
  if (product.entities[event.payload]?.record === undefined) {
    checkPayload(call, event, sent);
    return sent;
  }
  const id = recordIdOf(call);
  const found = await findRecord(database, { kind: kindOf(product, event.payload), id, scope: user });
  if (found === undefined || found.isRemoved || found.subject !== patientId) throw notFound();
  return found.document;
}

function recordIdOf({ body }: EventCall): string {
  const { payload, interactionId = '' } = body;
  return interactionId || stringOrEmpty(payload?.['_id']);
}

/**
 * Reports whether the event is about a record that the user wrote and whose patient has left the user's scope, so that
 * nothing remains to be done. False for any other user, who must not learn that the record exists.
 */
async function isOfThePast(call: EventCall, { event, patientId }: PayloadQuery): Promise<boolean> {
  const { product, database, user, origin } = call;
  if (event.payload === undefined || product.entities[event.payload]?.record === undefined) return false;
  const query = { kind: kindOf(product, event.payload), id: recordIdOf(call) };
  if ((await findRecord(database, { ...query, scope: user })) !== undefined) return false;
  const found = await findRecord(database, { ...query, scope: 'everything' });
  // Runs the query in any case, so that response times do not reveal whether the record exists.
  const isAuthor = await hasWritten(database, { ...query, author: origin.author });
  return isAuthor && found?.isRemoved === false && found.subject === patientId;
}

/** Answers that the event was handled, without any data of the patient, not even the revision. */
function handedOverBefore({ body, origin }: EventCall): CallAnswer<SavedAnswer<Stored<Records['patient']>>> {
  const { patientId: id } = body;
  const record = { _id: id, _rev: 0, updatedAt: origin.at.toISOString() };
  return { status: 200, body: { ok: true, id, rev: 0, record, handedOver: true } };
}

async function patientAsIs({ product, database, user }: Call, { entity }: Workflow, id: string) {
  const found = await findRecord(database, { kind: kindOf(product, entity), id, scope: user });
  if (found === undefined || found.isRemoved) throw notFound();
  return { id, rev: found.rev, record: found.document, isNew: false };
}
