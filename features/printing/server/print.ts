import { type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { DocumentPrinter } from '../../../gateway/documents/draw-document.ts';
import { badRequest, notFound } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { type Handler, type HandlerCall, recordKind } from '../../contracts/server/typed.ts';
import type { Copy } from '../../documents/server/compose.ts';
import { addressedInputs, addresseesOf } from '../../responses/server/addressees.ts';
import { reviewsOf } from '../../reviews/server/reviews-of.ts';
import { printCopy } from './print-copy.ts';
import { type PrintedFor, printedForPatient } from './printed-for.ts';

export interface PrintServices {
  readonly drawDocument: DocumentPrinter;
  /** Address of the product, as written into letters. */
  readonly origin: string;
}

/**
 * Prints a document about a patient with its attachments, all or none, and answers URLs that the user may fetch once
 * within five minutes. For viewing: nothing counts as sent.
 */
export function createPrint({ drawDocument: draw }: PrintServices): Handler<'print'> {
  return {
    isWrite: true,
    isPossibleReadOnly: true,
    async answer(call, { options }) {
      const about = await printedForPatient(call);
      const { patient } = about;
      // Throws 404 for an organization other than the patient's, as for an unknown patient.
      if (patient.organization !== String(call.query.orgId).replace(/^org:/, '')) throw notFound();
      const artifact: { readonly ephemeralUrl: string }[] = [];
      const warnings: string[] = [];
      for (const print of [options, ...attachmentsOf(call)]) {
        for (const copy of await copiesOf(call, about, print)) {
          const printed = await printCopy(call, patient, { ...copy, draw });
          artifact.push({ ephemeralUrl: `/api/print/document/${printed.key}` });
          warnings.push(...printed.warnings);
        }
      }
      return ok({ artifact, warnings: [...new Set(warnings)] });
    },
  };
}

/**
 * Finds the print options of attached documents by the calls that print them; `attachments` omits the contract file
 * from the name of a call.
 */
function attachmentsOf({ contract, product, query }: HandlerCall<'print'>): readonly JsonObject[] {
  const names = [...new Set(query.attachments ?? [])];
  const file = contract.name.split('.')[0];
  return names.map((name) => {
    const store = product.calls[`${file}.${name}`]?.store;
    if (store?.kind === 'handler' && typeof store.options['document'] === 'string') return store.options;
    throw badRequest('The parameter attachments names a document that does not exist.');
  });
}

/**
 * Lists the copies of a document: one, or with `perPrescriber` one for each prescriber whom the review asks. Copies to
 * view have no response code, unlike mailed ones.
 */
async function copiesOf(
  call: HandlerCall<'print'>,
  about: PrintedFor,
  print: JsonObject,
): Promise<readonly Copy[]> {
  const inputs = inputsOf(call, print);
  const { patient, past } = about;
  const review = print['perPrescriber'] === true ? await reviewOf(call, about) : undefined;
  if (review === undefined) return [{ print, inputs, past }];
  const all = addresseesOf(review.document, patient.document);
  const prescriberId = 'prescriberId' in call.query ? call.query.prescriberId : undefined;
  const wanted = all.filter((each) => prescriberId === undefined || each?.id === prescriberId);
  if (prescriberId !== undefined && wanted.length === 0) throw notFound();
  const copies = wanted.map((prescriber): Copy => {
    const addressed = addressedInputs(review.document, patient.document, prescriber?.id);
    return { print, inputs: { ...inputs, ...addressed }, past };
  });
  return copies.length > 0 ? copies : [{ print, inputs, past }];
}

async function reviewOf(call: HandlerCall<'print'>, { patient, review }: PrintedFor) {
  if (review !== undefined) return review;
  const { reviewId } = call.query;
  if (reviewId === undefined || reviewId === '') return (await reviewsOf(call, patient.id))[0];
  const query = { kind: recordKind(call.product, 'review'), id: reviewId, scope: call.user };
  const found = await findRecord(call.database, query);
  if (found === undefined || found.isRemoved || found.subject !== patient.id) throw notFound();
  return found;
}

/** Merges the inputs of the contract with the texts of the query. */
function inputsOf({ query }: Call, { inputs }: JsonObject): Readonly<Record<string, string>> {
  const texts = Object.entries({ ...query, ...jsonObject(inputs) });
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
