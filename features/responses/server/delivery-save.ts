import { recordOf, savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { notFound, refused } from '../../../gateway/operation/errors.ts';
import { endAccessCodes } from '../../../gateway/records/access-codes.ts';
import { readRecordId } from '../../../gateway/records/meta.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { updateRecord } from '../../../gateway/records/saving/save.ts';
import { hurryTask } from '../../../gateway/store/outbox/append.ts';
import { type Handler, type HandlerCall, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { sendDeliveryTopic } from './queue-delivery.ts';

/** Changes a letter by the action in the save; ignores all else in it. */
export const deliverySave: Handler<'delivery-save'> = {
  isWrite: true,
  async answer(call) {
    const { product, database, user } = call;
    const kind = recordKind(product, 'delivery');
    const sent = recordOf(call);
    const id = readRecordId(sent);
    const stored = await findRecord(database, { kind, id, scope: user, lock: 'change' });
    if (stored === undefined || stored.isRemoved) throw notFound();
    const content = await changed(call, stored, sent.change);
    const known = Object.fromEntries(byTheGateway.map((name) => [name, stored.document[name] ?? null]));
    return savedAnswer(call, kind, await updateRecord(call, kind, { ...sent, ...known, ...content }));
  },
};

/** Fields of a letter and its outcome that only the gateway writes. */
const byTheGateway = [
  ...(['review', 'publishedOn', 'recipient', 'prescriber', 'recipientName', 'way', 'status'] as const),
  ...(['queuedOn', 'sentOn', 'attempts', 'failure', 'faxId'] as const),
  ...(['codeUntil', 'answeredOn', 'codeEndedOn', 'codeEndedBy'] as const),
];

async function changed(call: HandlerCall<'delivery-save'>, stored: RecordOf<'delivery'>, change: unknown) {
  if (change === 'revoke') return revoked(call, stored);
  if (change !== 'retry' && change !== 'cancel') return {};
  const { status } = stored.document;
  if (status !== 'queued' && status !== 'failed')
    throw refused('This letter does not wait to be sent any more.');
  if (change === 'cancel') return { status: 'cancelled' };
  await hurryTask(call.database, { topic: sendDeliveryTopic.name, subject: stored.id });
  return { status: 'queued' };
}

async function revoked(
  { database, origin, user }: HandlerCall<'delivery-save'>,
  stored: RecordOf<'delivery'>,
) {
  const { type = '', codeUntil, answeredOn, codeEndedOn } = stored.document;
  if (codeUntil === undefined) throw refused('This letter has no code that could be revoked.');
  if (answeredOn !== undefined) throw refused('The code was used already: the prescriber has answered.');
  if (codeEndedOn !== undefined) throw refused('The code has ended already.');
  await endAccessCodes(database, { type, id: stored.id });
  return {
    codeEndedOn: origin.at.toISOString(),
    codeEndedBy: `Revoked by ${user.firstName} ${user.lastName}`,
  };
}
