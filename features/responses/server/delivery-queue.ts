import { notFound, refused } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { findRecord, listRecords } from '../../../gateway/records/read.ts';
import { type Handler, type HandlerCall, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { patientName } from '../../patients/shared/patient-name.ts';
import { addresseesOf, prescriberName } from './addressees.ts';
import { type Queueing, queueDelivery } from './queue-delivery.ts';

type Letter = Queueing['letter'];

/**
 * Queues letters that need no paper; skips letters waiting or sent since publication. Locks the patient, so that a
 * repeated click sends no letter twice.
 */
export const deliveryQueue: Handler<'delivery-queue'> = {
  isWrite: true,
  async answer(call) {
    const { product, database, user, body } = call;
    const kind = recordKind(product, 'review');
    const review = await findRecord(database, { kind, id: body.reviewId, scope: user });
    if (review === undefined || review.isRemoved) throw notFound();
    const patient = await patientInScope(call, review.subject ?? '', 'change');
    if (review.document.published !== true)
      throw refused('The review is a draft. Publish it, then send its letters.');
    const known = await underWay(call, review);
    const wanted = lettersOf(patient, review);
    const letters = wanted.filter((each) => each !== undefined);
    const notices = noticesOf(patient, review);
    const fresh = [...letters, ...notices].filter((letter) => !known.has(keyOf(letter)));
    for (const letter of fresh) await queueDelivery(call, { patient, review, letter });
    return ok({ queued: fresh.length, toPrint: wanted.length - letters.length });
  },
};

/** Builds one letter for each recipient; `undefined` for a recipient who can only be reached on paper. */
function lettersOf(
  patient: RecordOf<'patient'>,
  review: RecordOf<'review'>,
): readonly (Letter | undefined)[] {
  const { recommendations = [] } = review.document;
  const { telecom } = patient.document;
  const member: Letter = { recipient: 'member', recipientName: patientName(patient.document), way: 'email' };
  const isForMember = recommendations.some(({ includeInMap }) => includeInMap === true);
  const toPrescribers = addresseesOf(review.document, patient.document).map((each): Letter | undefined =>
    each?.faxNumber && each.id !== undefined
      ? { recipient: 'prescriber', recipientName: prescriberName(each), way: 'fax', prescriber: each.id }
      : undefined,
  );
  return isForMember ? [...toPrescribers, telecom?.email ? member : undefined] : toPrescribers;
}

/** Builds an e-mail notice for each prescriber with an e-mail address, whichever way the letter is sent. */
function noticesOf(patient: RecordOf<'patient'>, review: RecordOf<'review'>): readonly Letter[] {
  return addresseesOf(review.document, patient.document).flatMap((each): readonly Letter[] =>
    each?.email && each.id !== undefined
      ? [{ recipient: 'prescriber', recipientName: prescriberName(each), way: 'email', prescriber: each.id }]
      : [],
  );
}

async function underWay(
  { product, database, user }: HandlerCall<'delivery-queue'>,
  { id, subject, document }: RecordOf<'review'>,
): Promise<ReadonlySet<string>> {
  const query = { kind: recordKind(product, 'delivery'), subject: subject ?? '', scope: user };
  const letters = (await listRecords(database, query)).filter(
    ({ document: letter }) =>
      letter.review === id && letter.publishedOn === document.publishedDate && letter.status !== 'cancelled',
  );
  return new Set(letters.map(({ document: letter }) => keyOf(letter)));
}

function keyOf({
  way = '',
  prescriber = '',
}: {
  readonly way?: string;
  readonly prescriber?: string;
}): string {
  return JSON.stringify([way, prescriber]);
}
