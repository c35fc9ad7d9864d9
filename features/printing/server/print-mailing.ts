import { refused } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { raiseEvent } from '../../../gateway/records/workflow/raise-event.ts';
import { workflowOf } from '../../../gateway/store/kinds/kinds.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import type { Copy } from '../../documents/server/compose.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { patientName } from '../../patients/shared/patient-name.ts';
import {
  type AddressedPrescriber,
  addressedInputs,
  addresseesOf,
  prescriberName,
} from '../../responses/server/addressees.ts';
import { codeForLetter } from '../../responses/server/coded-letter.ts';
import { notePrintedLetter } from '../../responses/server/printed-letter.ts';
import { reviewsOf } from '../../reviews/server/reviews-of.ts';
import { type LetterCall, letterCallsOf, type Reviewed } from './letter-calls.ts';
import type { PrintServices } from './print.ts';
import { printCopy } from './print-copy.ts';

interface Mailed extends Copy {
  readonly title: string;
}

/**
 * Prints the mail letters of a published review, the latest by default, with response codes and delivery records;
 * reports recipients who cannot be mailed. The patient then waits for mailing.
 */
export function createPrintMailing({ drawDocument: draw, origin }: PrintServices): Handler<'print-mailing'> {
  return {
    isWrite: true,
    async answer(call) {
      const { body } = call;
      const patient = await patientInScope(call, body.patientId, 'change');
      const review = (await reviewsOf(call, patient.id)).find(
        ({ id, document }) => document.published === true && (body.reviewId ?? id) === id,
      );
      if (review === undefined)
        throw refused('No review of this patient is published: there is nothing to mail.');
      const remarks: string[] = [];
      const copies: Mailed[] = [];
      const calls = letterCallsOf(call.product, { review, patient });
      if (body.to !== 'prescriber') copies.push(...toPatient(calls, review.id));
      if (body.to !== 'member') {
        const { mailed, left } = await addressed(call, { review, patient });
        remarks.push(...left);
        for (const prescriber of mailed)
          copies.push(...(await toPrescriber(call, { calls, review, patient, prescriber, origin })));
      }
      if (copies.length === 0)
        throw refused(
          remarks.join(' ') || 'No recommendation is addressed to anybody: there is nothing to mail.',
        );
      const letters = [];
      for (const { title, ...copy } of copies) {
        const printed = await printCopy(call, patient, { ...copy, draw });
        letters.push({ key: printed.key, title });
        remarks.push(...printed.warnings);
      }
      if (body.to !== 'prescriber') await noteToPatient(call, { calls, review, patient });
      if (body.to === 'everybody') await raisePrinted(call, patient.id);
      return ok({ letters, remarks: [...new Set(remarks)] });
    },
  };
}

function toPatient(calls: readonly LetterCall[], reviewId: string): readonly Mailed[] {
  return calls
    .filter(({ isToPrescriber }) => !isToPrescriber)
    .map(({ contract, print, inputs }) => ({
      title: contract.title,
      print,
      inputs: { ...inputs, reviewId },
    }));
}

async function noteToPatient(
  call: Call,
  { calls, review, patient }: Reviewed & { readonly calls: readonly LetterCall[] },
): Promise<void> {
  if (!calls.some(({ print }) => print['mails'] === 'member')) return;
  const recipientName = patientName(patient.document);
  await notePrintedLetter(call, { patient, review, recipient: 'member', recipientName });
}

async function raisePrinted(call: Call, id: string): Promise<void> {
  const workflow = workflowOf(call.product, 'patient');
  if (workflow !== undefined) await raiseEvent(call, { workflow, event: 'documents.printed', id });
}

interface ToPrescriber extends Reviewed {
  readonly calls: readonly LetterCall[];
  readonly prescriber: AddressedPrescriber;
  readonly origin: string;
}

/** Lists every letter to one prescriber, with one response code for all of them. */
async function toPrescriber(call: Call, { calls, origin, ...to }: ToPrescriber): Promise<readonly Mailed[]> {
  const { review, patient, prescriber } = to;
  const addressed = addressedInputs(review.document, patient.document, prescriber.id);
  const coded = await codeForLetter(call, to);
  const answer =
    coded === undefined
      ? undefined
      : { code: coded.code, codeUntil: coded.until, answerAt: `${origin}/respond` };
  return calls
    .filter(({ isToPrescriber }) => isToPrescriber)
    .map(({ contract, print, inputs }) => ({
      title: `${contract.title}: ${prescriberName(prescriber)}`,
      print,
      inputs: {
        ...{ ...inputs, reviewId: review.id, ...addressed },
        ...(print['code'] === true ? answer : undefined),
      },
    }));
}

/** Finds the prescribers with a question in the review who can be reached by mail. */
async function addressed(call: Call, { review, patient }: Reviewed) {
  const { product, database, user } = call;
  const kind = recordKind(product, 'delivery');
  const letters = await listRecords(database, { kind, subject: patient.id, scope: user });
  const faxed = letters
    .map(({ document }) => document)
    .filter(
      (each) =>
        each.review === review.id &&
        each.publishedOn === review.document.publishedDate &&
        each.way === 'fax' &&
        each.status !== 'cancelled',
    );
  const mailed: AddressedPrescriber[] = [];
  const left: string[] = [];
  for (const prescriber of addresseesOf(review.document, patient.document)) {
    const reason = reasonAgainst(
      prescriber,
      faxed.some((each) => each.prescriber === prescriber?.id),
    );
    if (reason !== undefined) left.push(reason);
    else if (prescriber !== undefined) mailed.push(prescriber);
  }
  return { mailed, left };
}

function reasonAgainst(prescriber: AddressedPrescriber | undefined, isFaxed: boolean): string | undefined {
  if (prescriber === undefined) return 'Left out: recommendations that are addressed to no prescriber.';
  const { addressLine1, city, state, zip } = prescriber;
  if (isFaxed) return `Left out: ${prescriberName(prescriber)}, who gets this review by fax.`;
  if ([addressLine1, city, state, zip].every(Boolean)) return undefined;
  return `Left out: ${prescriberName(prescriber)}, who has no complete postal address.`;
}
