import { calendarToday, formatDate } from '../../../../engine/core/dates/dates.ts';
import { lastMomentOfDay } from '../../../../engine/core/dates/last-moment.ts';
import { millisecondsOfDay } from '../../../../engine/core/dates/milliseconds.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { settingOf } from '../../../../gateway/limits/setting.ts';
import { endAccessCodes, leaveAccessCode } from '../../../../gateway/records/access-codes.ts';
import { createWithId } from '../../../../gateway/saving/save.ts';
import { type RecordOf, recordKind } from '../../contracts/gateway/typed.ts';
import { addressedTo, nameOf, type Prescriber } from './addressees.ts';
import { noteOnDelivery } from './note-on-delivery.ts';

export interface LetterToPrescriber {
  readonly patient: RecordOf<'patient'>;
  readonly review: RecordOf<'review'>;
  readonly prescriber: Prescriber | undefined;
}

/** What a letter says of its code. */
export interface LetterCode {
  readonly code: string;
  readonly until: string;
}

/**
 * A code for the letter that is being printed, and the record of the letter. `undefined` where there is nothing to
 * answer: a draft, or a prescriber who was asked nothing. Letters that were printed before keep their codes, since one
 * of them may be in the mail; whichever is used first answers.
 */
export async function codeForLetter(call: Call, letter: LetterToPrescriber): Promise<LetterCode | undefined> {
  const { product, database, origin } = call;
  const { patient, review, prescriber } = letter;
  const { published, publishedDate } = review.document;
  const addressed = addressedTo(review.document, patient.document, prescriber?.id);
  if (published !== true || publishedDate === undefined || addressed.length === 0) return undefined;
  const kind = recordKind(product, 'delivery');
  const id = crypto.randomUUID();
  const until = endOfCode(call);
  const now = origin.at.toISOString();
  await createWithId(call, kind, {
    id,
    sent: {
      ...{ subject: patient.id, review: review.id, publishedOn: publishedDate, recipient: 'prescriber' },
      ...(prescriber?.id === undefined ? {} : { prescriber: prescriber.id }),
      recipientName: prescriber === undefined ? 'Prescriber' : nameOf(prescriber),
      ...{ way: 'print', status: 'sent', queuedOn: now, sentOn: now, attempts: 1 },
      codeUntil: until.toISOString(),
    },
  });
  const code = await leaveAccessCode(database, { type: kind.type, id }, { at: origin.at, until });
  return { code, until: lastDay(call, until) };
}

/**
 * The code of a letter that was queued. After a failure any earlier one ends, since that attempt did not get through.
 * Without one it stays: the gateway may have died after the letter went out, and what was sent must open.
 */
export async function codeOfDelivery(call: Call, delivery: RecordOf<'delivery'>): Promise<LetterCode> {
  const { product, database, origin } = call;
  const record = { type: recordKind(product, 'delivery').type, id: delivery.id };
  const until = endOfCode(call);
  if (delivery.document.status === 'failed') await endAccessCodes(database, record);
  await noteOnDelivery(call, delivery, { codeUntil: until.toISOString(), status: 'queued' });
  const code = await leaveAccessCode(database, record, { at: origin.at, until });
  return { code, until: lastDay(call, until) };
}

/** A letter names a day, and the code is good until that day is over where the letter comes from. */
function endOfCode({ product, origin, timeZone }: Call): Date {
  const days = settingOf(product, 'response-code-days');
  return lastMomentOfDay(new Date(origin.at.getTime() + days * millisecondsOfDay), timeZone);
}

function lastDay({ timeZone }: Call, until: Date): string {
  return formatDate(calendarToday(until, timeZone));
}
