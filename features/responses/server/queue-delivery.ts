import type { Call } from '../../../gateway/records/context/call.ts';
import { createWithId } from '../../../gateway/records/saving/save.ts';
import { topicOf } from '../../../gateway/store/outbox/topic.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';

export const sendDeliveryTopic = topicOf('delivery.send', (text) => ({
  delivery: text('delivery'),
  user: text('user'),
  timeZone: text('timeZone'),
}));

export interface Queueing {
  readonly patient: RecordOf<'patient'>;
  readonly review: RecordOf<'review'>;
  readonly letter: {
    readonly recipient: 'member' | 'prescriber';
    readonly recipientName: string;
    readonly way: 'fax' | 'email';
    readonly prescriber?: string;
  };
}

/** Queues a letter of a published review; the outbox sends it after the call, and retries until sent. */
export async function queueDelivery(call: Call, { patient, review, letter }: Queueing): Promise<void> {
  const { product, database, user, origin } = call;
  const id = crypto.randomUUID();
  const { publishedDate: publishedOn = '' } = review.document;
  await createWithId(call, recordKind(product, 'delivery'), {
    id,
    sent: {
      ...{ subject: patient.id, review: review.id, publishedOn, ...letter },
      ...{ status: 'queued', queuedOn: origin.at.toISOString(), attempts: 0 },
    },
  });
  await sendDeliveryTopic.queue(database, {
    ...{ subject: id, organization: patient.organization, at: origin.at },
    payload: { delivery: id, user: user._id, timeZone: call.timeZone },
  });
}
