import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { DocumentPrinter } from '../../../gateway/documents/draw-document.ts';
import type { TaskSurroundings } from '../../../gateway/features.ts';
import { keepEntries, type SignedEntry } from '../../../gateway/records/audit/audit.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { raiseEvent } from '../../../gateway/records/workflow/raise-event.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { ProductError, workflowOf } from '../../../gateway/store/kinds/kinds.ts';
import type { OutboxEntry } from '../../../gateway/store/outbox/entry.ts';
import type { Task } from '../../../gateway/store/outbox/tasks.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { recordKind } from '../../contracts/server/typed.ts';
import { compose } from '../../documents/server/compose.ts';
import { printInputs } from '../../documents/server/print-inputs.ts';
import {
  FaxError,
  FaxInDoubtError,
  FaxOnItsWayError,
  type FaxSender,
} from '../../faxes/server/fax-sender.ts';
import { type Mail, MailError, type Mailer } from '../../invitation/server/mailer.ts';
import { addressedTo } from './addressees.ts';
import { callBehind } from './call-behind.ts';
import { codeOfDelivery } from './coded-letter.ts';
import { noteOnDelivery } from './note-on-delivery.ts';
import { sendDeliveryTopic } from './queue-delivery.ts';
import type { WaitingLetter } from './waiting-letter.ts';

/** Services that send letters. */
interface SendServices {
  readonly sendMail: Mailer;
  readonly faxes: FaxSender;
  readonly drawDocument: DocumentPrinter;
  /** Address of the product, as written into letters. */
  readonly origin: string;
}

/**
 * Sends a queued letter; retries with growing pauses until it is accepted or cancelled, and records the last failure.
 * After a crash between sending and recording, a fax is resent under its idempotency key, whereas a notice is sent
 * twice.
 */
export function createSendDelivery(services: SendServices, surroundings: TaskSurroundings): Task {
  const within = <Result>(entry: OutboxEntry, work: (letter: WaitingLetter) => Promise<Result>) =>
    surroundings.database.transaction(async (tx) => {
      const notes: SignedEntry[] = [];
      const letter = await waitingLetter(tx, entry, surroundings, notes);
      const result = letter === undefined ? undefined : await work(letter);
      if (notes.length > 0) await keepEntries(tx, notes);
      return result;
    });
  return {
    async outside(entry) {
      try {
        const send = await within(entry, (letter) => prepared(letter, services));
        const faxId = await send?.();
        if (faxId !== undefined) {
          await within(entry, ({ call, delivery }) => noteOnDelivery(call, delivery, { faxId, failure: '' }));
          throw new FaxOnItsWayError('The fax is on its way.');
        }
      } catch (error) {
        if (!(error instanceof FaxOnItsWayError)) await within(entry, (letter) => noteFailure(letter, error));
        throw error;
      }
      await within(entry, noteSent);
    },
  };
}

/** Prepares the sending, which happens outside of the transaction; yields the id of a fax on its way. */
async function prepared(
  letter: WaitingLetter,
  { faxes, drawDocument, sendMail, origin }: SendServices,
): Promise<() => Promise<string | undefined>> {
  const { way, faxId } = letter.delivery.document;
  if (way === 'fax' && faxId) return async () => ((await faxes.isSent(faxId)) ? undefined : faxId);
  if (way === 'fax') {
    const { composed, ...fax } = await faxedLetter(letter, origin);
    return async () => faxes.send({ ...fax, content: (await drawDocument(composed)).content });
  }
  const mail = await noticeMail(letter);
  return async () => {
    await sendMail(mail);
    return undefined;
  };
}

/** Reads a waiting letter; `undefined` for one sent or cancelled by now, or of a withdrawn review. */
async function waitingLetter(
  tx: Queryable,
  entry: OutboxEntry,
  surroundings: TaskSurroundings,
  notes: SignedEntry[],
): Promise<WaitingLetter | undefined> {
  const product = surroundings.product();
  const find = <Name extends 'delivery' | 'patient' | 'review' | 'user'>(
    name: Name,
    id: string | null | undefined,
  ) => findRecord(tx, { kind: recordKind(product, name), id: id ?? '', scope: 'everything' });
  const payload = sendDeliveryTopic.payloadOf(entry);
  const delivery = await find('delivery', payload.delivery);
  const isWaiting = ['queued', 'failed'].includes(delivery?.document.status ?? '');
  if (delivery === undefined || delivery.isRemoved || !isWaiting) return undefined;
  const patient = await find('patient', delivery.subject);
  const review = await find('review', delivery.document.review);
  const user = await find('user', payload.user);
  if (patient?.isRemoved !== false || review?.isRemoved !== false || user === undefined) return undefined;
  if (review.document.publishedDate !== delivery.document.publishedOn) return undefined;
  const sender = senderOf(user.document, patient.organization);
  const { timeZone } = payload;
  const acting = { surroundings, contract: 'delivery.save', timeZone, user: sender, notes };
  const call = await callBehind(tx, entry, acting);
  return { call, delivery, patient, review };
}

/** Builds the user who queued the letter, in the patient's current organization. */
function senderOf(user: Records['user'], organization: string | null): Call['user'] {
  const { _id = '', id = '', email = '', firstName = '', lastName = '', roles = [], permissions = [] } = user;
  const organizations = organization === null ? [] : [organization];
  return { _id, id, auth0Id: '', email, firstName, lastName, roles, permissions, organizations };
}

async function noteSent(letter: WaitingLetter): Promise<void> {
  const { call, delivery } = letter;
  const attempts = (delivery.document.attempts ?? 0) + 1;
  const sentOn = call.origin.at.toISOString();
  await noteOnDelivery(call, delivery, { status: 'sent', sentOn, attempts, failure: '' });
  await raiseSentEvent(letter);
}

/**
 * Raises the sent event with its recipient, for all review types but MSR, whose patients could not be reached. Skips a
 * prescriber's notice, which only announces the letter.
 */
async function raiseSentEvent({ call, delivery, patient, review }: WaitingLetter): Promise<void> {
  const isNotice = delivery.document.recipient === 'prescriber' && delivery.document.way === 'email';
  if (isNotice) return;
  const types = call.product.codes['review-types']?.codes ?? [];
  const kind = types.find(({ code }) => code === review.document.reviewType)?.['abbreviation'];
  if (kind === 'MSR') return;
  const workflow = workflowOf(call.product, 'patient');
  if (workflow === undefined) throw new ProductError('The entity "patient" goes through no workflow.');
  const { recipient } = delivery.document;
  const payload = { recipient: recipient ?? '' };
  await raiseEvent(call, { workflow, event: 'documents.sent', id: patient.id, payload });
}

async function noteFailure({ call, delivery }: WaitingLetter, error: unknown): Promise<void> {
  if (error instanceof FaxInDoubtError) return noteOnDelivery(call, delivery, { failure: error.message });
  const isKnown = error instanceof MailError || error instanceof FaxError;
  const attempts = (delivery.document.attempts ?? 0) + 1;
  const content: JsonObject = { status: 'failed', attempts, faxId: '' };
  const failure = isKnown ? error.message : 'The letter could not be made.';
  await noteOnDelivery(call, delivery, { ...content, failure });
}

/** Builds the mail that announces a letter, without the patient and its content. */
async function noticeMail({ call, delivery, patient }: WaitingLetter): Promise<Mail> {
  const owner = await findRecord(call.database, {
    ...{ kind: recordKind(call.product, 'organization'), id: patient.organization ?? '' },
    scope: 'everything',
  });
  const { name = 'your care team', contact } = owner?.document ?? {};
  const isMember = delivery.document.recipient === 'member';
  const prescriber = patient.document.prescribers?.find(({ id }) => id === delivery.document.prescriber);
  const to = isMember ? patient.document.telecom?.email : prescriber?.email;
  const phone = contact?.phone === undefined ? '' : ` Questions? Call ${contact.phone}.`;
  const text = isMember
    ? `A letter for you from ${name} is on its way by mail.${phone}`
    : `A letter from ${name} asks for your decision. It comes by mail or fax; the code on it lets you answer online.${phone}`;
  return {
    to: to ?? '',
    subject: `A letter from ${name}`,
    text: `${text}\r\n\r\nThis message was sent automatically and holds no health information.`,
  };
}

/** Composes the recommendations with their rationale, and the response code; a retry after a failure has a new code. */
async function faxedLetter(letter: WaitingLetter, origin: string) {
  const { call, delivery, patient, review } = letter;
  const prescriber = patient.document.prescribers?.find(({ id }) => id === delivery.document.prescriber);
  if (!prescriber?.faxNumber) throw new FaxError('The prescriber has no fax number any more.');
  const store = call.product.calls['print.prescriberMAPWithRationale']?.store;
  if (store?.kind !== 'handler')
    throw new ProductError('There is no call "print.prescriberMAPWithRationale".');
  const ids = addressedTo(review.document, patient.document, prescriber.id).map(({ id }) => id);
  const { code, until } = await codeOfDelivery(call, delivery);
  const inputs = {
    ...printInputs(store.options),
    ...{ reviewId: review.id, prescriberId: prescriber.id ?? '', addressed: `|${ids.join('|')}|` },
    ...{ code, codeUntil: until, answerAt: `${origin}/respond` },
  };
  const { composed } = await compose(call, patient, { print: store.options, inputs });
  return { to: prescriber.faxNumber, composed, key: `${delivery.id}-${delivery.document.attempts ?? 0}` };
}
