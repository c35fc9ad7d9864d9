import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import { idParameter } from '../../../engine/core/product/id-parameter.ts';
import type { Workflow, WorkflowEvent } from '../../../engine/core/product/workflow.ts';
import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { invalid, notFound } from '../../../gateway/operation/errors.ts';
import type { Call, CallAnswer } from '../../../gateway/records/context/call.ts';
import { isReadable } from '../../../gateway/records/field-access.ts';
import { hasWritten } from '../../../gateway/records/history.ts';
import { findRecord, type StoredRecord } from '../../../gateway/records/read.ts';
import { isHandedOver, raiseEvent } from '../../../gateway/records/workflow/raise-event.ts';
import { checkPayload } from '../../../gateway/records/workflow/take-event.ts';
import { kindOf, ProductError, workflowOf } from '../../../gateway/store/kinds/kinds.ts';
import type { AnswerOf, Handler } from '../../contracts/server/typed.ts';

type EventAnswer = AnswerOf<'workflow.event'>;

/** Event that a call raises on a record. */
interface Raising {
  readonly workflow: Workflow;
  readonly event: WorkflowEvent;
  /** Id of the workflow's record. */
  readonly id: string;
  readonly body: JsonObject;
}

/**
 * Raises an event of the workflow of the entity that the call answers with. The body has the record's id as standard
 * calls name it (`loanId`), `eventType` unless the contract's options have the `event`, `payload`, and ids of the
 * records that the workflow names (`programId` for its `program`). Reads a payload that is a record by its id, which is
 * in the payload or beside it; if saving that record has already raised the event, answers with the present state.
 */
export const workflowEvent: Handler<'workflow-event'> = {
  isWrite: true,
  async answer(call, { options }) {
    const raising = raisingOf(call, options);
    const { workflow, event, id } = raising;
    const kind = kindOf<EventAnswer['record']>(call.product, workflow.entity);
    if (await isOfThePast(call, raising)) return handedOverBefore(call, id);
    const payload = await payloadOf(call, raising);
    if (isRaisedBySaves(call, event)) return savedAnswer(call, kind, await recordAsIs(call, raising));
    const named = namedIds(raising);
    const { rev, record, step } = await raiseEvent(call, { workflow, event: event.name, id, payload, named });
    const handedOver = await isHandedOver(call, { kind, id, steps: [step] });
    return savedAnswer(call, kind, { id, rev, record, isNew: false, messages: step.messages, handedOver });
  },
};

function raisingOf(call: Call, options: JsonObject): Raising {
  const body = isJsonObject(call.body) ? call.body : {};
  const workflow = workflowOfCall(call);
  const event = eventOf(workflow, stringOrEmpty(options['event'] ?? body['eventType']));
  const parameter = idParameter(workflow.entity);
  const id = stringOrEmpty(body[parameter]);
  if (id !== '') return { workflow, event, id, body };
  throw new ProductError(`The call "${call.contract.name}" has to require "${parameter}" in its body.`);
}

function workflowOfCall({ product, contract }: Call): Workflow {
  const entity = contract.answer.kind === 'saved' ? contract.answer.entity : '';
  const workflow = workflowOf(product, entity);
  if (workflow !== undefined) return workflow;
  throw new ProductError(
    `The call "${contract.name}" answers with "${entity}", which goes through no workflow.`,
  );
}

function eventOf({ events }: Workflow, name: string): WorkflowEvent {
  const event = Object.hasOwn(events, name) ? events[name] : undefined;
  if (event !== undefined) return event;
  const message = `There is no such event. There are: ${Object.keys(events).join(', ')}.`;
  throw invalid([{ at: '/eventType', code: 'enum', message, severity: 'error' }]);
}

function namedIds({ workflow, body }: Raising): Readonly<Record<string, string>> {
  const names = Object.keys(workflow.records);
  return Object.fromEntries(names.map((name) => [name, stringOrEmpty(body[idParameter(name)])]));
}

function isRaisedBySaves({ product }: Call, { payload = '', raisedBy }: WorkflowEvent): boolean {
  return product.entities[payload]?.record !== undefined && raisedBy.length > 0;
}

async function payloadOf(call: Call, { event, id, body }: Raising): Promise<Json | undefined> {
  const { product } = call;
  if (event.payload === undefined) return undefined;
  const { payload: sent } = body;
  if (product.entities[event.payload]?.record === undefined) {
    checkPayload(call, event, sent);
    return sent;
  }
  const found = await readRecord(call, event.payload, payloadId(event.payload, body));
  if (found.subject !== id) throw notFound();
  return found.document;
}

function payloadId(entity: string, { payload, ...body }: JsonObject): string {
  const named = stringOrEmpty(body[idParameter(entity)]);
  return named || (isJsonObject(payload) ? stringOrEmpty(payload['_id']) : '');
}

/**
 * Reports whether the event is about a record that the user wrote and whose owner has left the user's scope, so that
 * nothing remains to be done. False for any other user, who must not learn that the record exists.
 */
async function isOfThePast(call: Call, { event, id, body }: Raising): Promise<boolean> {
  const { product, database, user, origin } = call;
  if (event.payload === undefined || product.entities[event.payload]?.record === undefined) return false;
  const query = { kind: kindOf(product, event.payload), id: payloadId(event.payload, body) };
  if ((await findRecord(database, { ...query, scope: user })) !== undefined) return false;
  const found = await findRecord(database, { ...query, scope: 'everything' });
  // Runs the query in any case, so that response times do not reveal whether the record exists.
  const isAuthor = await hasWritten(database, { ...query, author: origin.author });
  return isAuthor && found?.isRemoved === false && found.subject === id;
}

/** Answers that the event was handled, without any data of the record, not even the revision. */
function handedOverBefore({ origin }: Call, id: string): CallAnswer<EventAnswer> {
  const record = { _id: id, _rev: 0, updatedAt: origin.at.toISOString() };
  return { status: 200, body: { ok: true, id, rev: 0, record, handedOver: true } };
}

async function recordAsIs(call: Call, { workflow, id }: Raising) {
  const { rev, document } = await readRecord(call, workflow.entity, id);
  return { id, rev, record: document, isNew: false };
}

/** Finds a record that the user may read. Throws 404 otherwise. */
async function readRecord(call: Call, entity: string, id: string): Promise<StoredRecord> {
  const { product, database, user } = call;
  const kind = kindOf(product, entity);
  const found = await findRecord(database, { kind, id, scope: user });
  if (found === undefined || found.isRemoved || !isReadable(call, kind, found.document)) throw notFound();
  return found;
}
