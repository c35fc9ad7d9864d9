import { type Call, ok } from '../../../../gateway/context/call.ts';
import { refused } from '../../../../gateway/errors.ts';
import { listRecords } from '../../../../gateway/records/read.ts';
import { type Handler, recordKind } from '../../contracts/gateway/typed.ts';
import type { Copy } from '../../documents/gateway/compose.ts';
import { patientInScope } from '../../patients/gateway/patient-in-scope.ts';
import { addresseesOf, nameOf, type Prescriber } from '../../responses/gateway/addressees.ts';
import { reviewsOf } from '../../reviews/gateway/reviews-of.ts';
import { addressedCopy } from './copies.ts';
import { type LetterCall, letterCallsOf, type Reviewed } from './letter-calls.ts';
import type { PrintServices } from './print.ts';
import { printCopy } from './print-copy.ts';

interface Mailed extends Copy {
  readonly title: string;
}

/**
 * Prints everything that goes to the mail for the latest published review of a patient, with the codes, records and
 * events of printing each letter by hand. Who gets it otherwise, or cannot get it, is left out and named.
 */
export function createPrintMailing({ drawDocument: draw, origin }: PrintServices): Handler<'print-mailing'> {
  return {
    isWrite: true,
    async answer(call) {
      const { body } = call;
      const patient = await patientInScope(call, body.patientId, 'change');
      const review = (await reviewsOf(call, patient.id)).find(({ document }) => document.published === true);
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

interface ToPrescriber extends Reviewed {
  readonly calls: readonly LetterCall[];
  readonly prescriber: Prescriber;
  readonly origin: string;
}

async function toPrescriber(call: Call, { calls, ...to }: ToPrescriber): Promise<readonly Mailed[]> {
  const copies: Mailed[] = [];
  for (const { contract, print, inputs, isToPrescriber } of calls) {
    if (!isToPrescriber) continue;
    const copy = { ...to, print, inputs: { ...inputs, reviewId: to.review.id } };
    copies.push({
      title: `${contract.title}: ${nameOf(to.prescriber)}`,
      ...(await addressedCopy(call, copy)),
    });
  }
  return copies;
}

/** The prescribers with a question in the review who get it by mail. */
async function addressed(call: Call, { review, patient }: Reviewed) {
  const { product, database, user } = call;
  const kind = recordKind(product, 'delivery');
  const letters = await listRecords(database, { kind, subject: patient.id, reach: user });
  const faxed = letters
    .map(({ document }) => document)
    .filter(
      (each) =>
        each.review === review.id &&
        each.publishedOn === review.document.publishedDate &&
        each.way === 'fax' &&
        each.status !== 'cancelled',
    );
  const mailed: Prescriber[] = [];
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

function reasonAgainst(prescriber: Prescriber | undefined, isFaxed: boolean): string | undefined {
  if (prescriber === undefined) return 'Left out: recommendations that are addressed to no prescriber.';
  const { addressLine1, city, state, zip } = prescriber;
  if (isFaxed) return `Left out: ${nameOf(prescriber)}, who gets this review by fax.`;
  if ([addressLine1, city, state, zip].every(Boolean)) return undefined;
  return `Left out: ${nameOf(prescriber)}, who has no complete postal address.`;
}
