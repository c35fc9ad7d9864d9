import { calendarToday, formatDate } from '../../../engine/core/dates/dates.ts';
import { lastMomentOfDay } from '../../../engine/core/dates/last-moment.ts';
import { millisecondsOfDay } from '../../../engine/core/dates/milliseconds.ts';
import { settingOf } from '../../../gateway/http/limits/setting.ts';
import { endAccessCodes, leaveAccessCode } from '../../../gateway/records/access-codes.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { type AddressedPrescriber, addressedTo, isOpen, prescriberName } from './addressees.ts';
import { noteOnDelivery } from './note-on-delivery.ts';
import { notePrintedLetter } from './printed-letter.ts';

export interface LetterToPrescriber {
  readonly patient: RecordOf<'patient'>;
  readonly review: RecordOf<'review'>;
  readonly prescriber: AddressedPrescriber;
}

/** Code of a letter with its expiry, as printed. */
export interface LetterCode {
  readonly code: string;
  readonly until: string;
}

/**
 * Creates the code and the record of a letter printed for the mail. If no recommendation is unanswered, creates only
 * the record and resolves to `undefined`. A repeated print invalidates the earlier code.
 */
export async function codeForLetter(call: Call, letter: LetterToPrescriber): Promise<LetterCode | undefined> {
  const { product, database, origin } = call;
  const { patient, review, prescriber } = letter;
  const until = endOfCode(call);
  const isAsked = addressedTo(review.document, patient.document, prescriber.id).some(isOpen);
  const id = await notePrintedLetter(call, {
    ...{ patient, review, recipient: 'prescriber', prescriber: prescriber.id },
    recipientName: prescriberName(prescriber),
    ...(isAsked ? { content: { codeUntil: until.toISOString() } } : {}),
  });
  const record = { type: recordKind(product, 'delivery').type, id };
  await endAccessCodes(database, record);
  if (!isAsked) return undefined;
  const code = await leaveAccessCode(database, record, { at: origin.at, until });
  return { code, until: lastDay(call, until) };
}

/**
 * Returns the code of a queued letter: a new one after a failed attempt, which sent nothing; else the existing one,
 * since the gateway may have stopped after sending.
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

/** Computes the expiry of a code: the end, in the sender's time zone, of the day that the letter names. */
function endOfCode({ product, origin, timeZone }: Call): Date {
  const days = settingOf(product, 'response-code-days');
  return lastMomentOfDay(new Date(origin.at.getTime() + days * millisecondsOfDay), timeZone);
}

function lastDay({ timeZone }: Call, until: Date): string {
  return formatDate(calendarToday(until, timeZone));
}
