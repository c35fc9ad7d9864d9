import { type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { notFound } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { type HandlerCall, recordKind } from '../../contracts/server/typed.ts';
import type { Copy } from '../../documents/server/compose.ts';
import { addressedInputs, addresseesOf } from '../../responses/server/addressees.ts';
import { reviewsOf } from '../../reviews/server/reviews-of.ts';
import type { PrintedFor } from './printed-for.ts';

/**
 * The copies of a document: one, or where it goes to prescribers (`perPrescriber`), one for each whom the review asks
 * something. They are looked at: a code to answer by is on what is printed for the mail.
 */
export async function copiesOf(
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
  const query = { kind: recordKind(call.product, 'review'), id: reviewId, reach: call.user };
  const found = await findRecord(call.database, query);
  if (found === undefined || found.isRemoved || found.subject !== patient.id) throw notFound();
  return found;
}

/** Merges the inputs of the contract with the texts of the query. */
function inputsOf({ query }: Call, { inputs }: JsonObject): Readonly<Record<string, string>> {
  const texts = Object.entries({ ...query, ...jsonObject(inputs) });
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
