import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { isAllowed } from '../../../../engine/core/records/access.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { listRecords } from '../../../../gateway/records/read.ts';
import { createWithId } from '../../../../gateway/saving/save.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import { type RecordOf, recordKind } from '../../contracts/gateway/typed.ts';

interface Mailing {
  /** The options of the call; `mails` is to whom the document is mailed once it is printed. */
  readonly print: JsonObject;
  readonly patient: RecordOf<'patient'>;
  readonly review: Records['review'] | undefined;
}

/**
 * The record of a patient's letter that was printed, once for each publication of its review. Drafts are not sent, and
 * users with read access only print for reading.
 */
export async function noteMailedLetter(call: Call, { print, patient, review }: Mailing): Promise<void> {
  const { database, origin, product, today, user } = call;
  const { _id: reviewId, published, publishedDate: publishedOn } = review ?? {};
  const access = product.calls['delivery.save']?.access ?? '';
  const at = origin.at.toISOString();
  if (print['mails'] !== 'member' || published !== true || !reviewId || !publishedOn) return;
  if (!isAllowed(product, access, { user, now: at, today })) return;
  const kind = recordKind(product, 'delivery');
  const letters = await listRecords(database, { kind, subject: patient.id, reach: user });
  const isKnown = letters.some(
    ({ document: each }) =>
      each.review === reviewId &&
      each.publishedOn === publishedOn &&
      each.recipient === 'member' &&
      each.way === 'print',
  );
  if (isKnown) return;
  const { name } = patient.document;
  await createWithId(call, kind, {
    id: crypto.randomUUID(),
    sent: {
      ...{ subject: patient.id, review: reviewId, publishedOn, recipient: 'member', way: 'print' },
      recipientName: [name?.first, name?.last].filter(Boolean).join(' '),
      ...{ status: 'sent', queuedOn: at, sentOn: at, attempts: 1 },
    },
  });
}
