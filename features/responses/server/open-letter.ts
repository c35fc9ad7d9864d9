import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorAnswer } from '../../../engine/core/validation/problems.ts';
import {
  countWrongAnswer,
  endAccessCodes,
  type FoundCode,
  findAccessCode,
} from '../../../gateway/records/access-codes.ts';
import type { Call, CallAnswer } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { type AddressedRecommendation, addressedTo, isOpen } from './addressees.ts';
import { noteOnDelivery } from './note-on-delivery.ts';

/** Letter opened by its prescriber with the code and the patient's birth date. */
export interface OpenLetter {
  readonly delivery: RecordOf<'delivery'>;
  readonly patient: RecordOf<'patient'>;
  readonly review: RecordOf<'review'>;
  /** Recommendations that the prescriber has not answered in any way. */
  readonly open: readonly AddressedRecommendation[];
}

interface LetterCall extends Pick<Call, 'product' | 'database' | 'origin' | 'note'> {
  readonly body: { readonly code: string; readonly birthDate: string };
}

/**
 * Finds a letter by its code and the patient's birth date, across organizations. Gives one result, `undefined`, to a
 * wrong date and to a code that is unknown, used, expired, revoked or of a withdrawn review.
 */
export async function openLetter(call: LetterCall): Promise<OpenLetter | undefined> {
  const { database, origin, body } = call;
  const found = await findAccessCode(database, body.code, origin.at);
  // Runs the queries and comparisons for an unknown code as for a valid one, so that response times reveal nothing.
  const letter = await letterOf(call, found ?? noCode);
  const isRight = isSame(body.birthDate, String(letter?.patient.document.dob ?? ''));
  if (found === undefined || letter === undefined) {
    await countWrongAnswer(database, noCode);
    call.note({ action: 'refused', details: { status: refusedStatus } });
    return undefined;
  }
  if (isRight) return letter;
  const { id, subject, organization } = letter.delivery;
  call.note({
    action: 'refused',
    type: found.type,
    id,
    subject,
    organization,
    details: { status: refusedStatus },
  });
  if (await countWrongAnswer(database, found)) await lock(call, letter);
  return undefined;
}

const noCode: FoundCode = { type: '', id: '', hash: '' };

/** Locks a letter after too many wrong answers, and marks it so in the list of deliveries. */
async function lock(call: LetterCall, { delivery }: OpenLetter): Promise<void> {
  await endAccessCodes(call.database, { type: delivery.document.type ?? '', id: delivery.id });
  await noteOnDelivery(call, delivery, {
    codeEndedOn: call.origin.at.toISOString(),
    codeEndedBy: 'Locked after too many wrong dates of birth',
  });
}

async function letterOf(
  { product, database }: LetterCall,
  { id }: FoundCode,
): Promise<OpenLetter | undefined> {
  const everywhere = { scope: 'everything' as const };
  const delivery = await findRecord(database, { kind: recordKind(product, 'delivery'), id, ...everywhere });
  const { review: reviewId, prescriber, publishedOn } = delivery?.document ?? {};
  const patient = await findRecord(database, {
    ...{ kind: recordKind(product, 'patient'), id: delivery?.subject ?? '', ...everywhere },
    lock: 'change',
  });
  const review = await findRecord(database, {
    ...{ kind: recordKind(product, 'review'), id: reviewId ?? '', ...everywhere },
    lock: 'change',
  });
  const isThere =
    delivery?.isRemoved === false && patient?.isRemoved === false && review?.isRemoved === false;
  if (!isThere) return undefined;
  const { published, publishedDate } = review.document;
  const isCurrent = published === true && publishedDate === publishedOn;
  const open = isCurrent ? openOf(review.document, patient.document, prescriber) : [];
  return open.length === 0 ? undefined : { delivery, patient, review, open };
}

function openOf(review: Records['review'], patient: Records['patient'], prescriber: string | undefined) {
  return addressedTo(review, patient, prescriber).filter(isOpen);
}

/** Compares two texts in constant time. */
function isSame(given: string, known: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(known)) && known !== '';
}

const refusedStatus = 404;

/**
 * Creates the refusal as an answer instead of throwing it, since an error would roll back the count of wrong answers.
 */
export function refusal({ product }: Pick<Call, 'product'>): CallAnswer<ErrorAnswer> {
  const message = product.messages['response.refused'] ?? 'This code opens no letter.';
  return { status: refusedStatus, body: { code: 'not-found', message } };
}
