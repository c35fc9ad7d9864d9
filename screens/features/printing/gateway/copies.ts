import { type JsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { isAllowed } from '../../../../engine/core/records/access.ts';
import type { Call } from '../../../../gateway/context/call.ts';
import { notFound } from '../../../../gateway/errors.ts';
import { findRecord } from '../../../../gateway/records/read.ts';
import { type HandlerCall, type RecordOf, recordKind } from '../../contracts/gateway/typed.ts';
import type { Copy } from '../../documents/gateway/compose.ts';
import { addressedInputs, addresseesOf, type Prescriber } from '../../responses/gateway/addressees.ts';
import { codeForLetter } from '../../responses/gateway/coded-letter.ts';
import { reviewsOf } from '../../reviews/gateway/reviews-of.ts';

interface Copying {
  readonly print: JsonObject;
  /** Where people find the product. */
  readonly origin: string;
}

/**
 * The copies of a document: one, or where it goes to prescribers (`perPrescriber`), one for each whom the review asks
 * something, with a code to answer by where the document has place for it (`code`).
 */
export async function copiesOf(
  call: HandlerCall<'print'>,
  patient: RecordOf<'patient'>,
  { print, origin }: Copying,
): Promise<readonly Copy[]> {
  const inputs = inputsOf(call, print);
  const review = print['perPrescriber'] === true ? await reviewOf(call, patient) : undefined;
  if (review === undefined) return [{ print, inputs }];
  const all = addresseesOf(review.document, patient.document);
  const prescriberId = 'prescriberId' in call.query ? call.query.prescriberId : undefined;
  const wanted = all.filter((each) => prescriberId === undefined || each?.id === prescriberId);
  if (prescriberId !== undefined && wanted.length === 0) throw notFound();
  const copies: Copy[] = [];
  for (const prescriber of wanted) {
    copies.push(await addressedCopy(call, { patient, review, prescriber, print, origin, inputs }));
  }
  return copies.length > 0 ? copies : [{ print, inputs }];
}

async function reviewOf(call: HandlerCall<'print'>, patient: RecordOf<'patient'>) {
  const { reviewId } = call.query;
  if (reviewId === undefined || reviewId === '') return (await reviewsOf(call, patient.id))[0];
  const query = { kind: recordKind(call.product, 'review'), id: reviewId, reach: call.user };
  const found = await findRecord(call.database, query);
  if (found === undefined || found.isRemoved || found.subject !== patient.id) throw notFound();
  return found;
}

interface Coding extends Copying {
  readonly patient: RecordOf<'patient'>;
  readonly review: RecordOf<'review'>;
  readonly prescriber: Prescriber | undefined;
}

/** The copy that goes to one of the prescribers. */
export async function addressedCopy(
  call: Call,
  { inputs, ...coding }: Coding & Pick<Copy, 'inputs'>,
): Promise<Copy> {
  const { patient, review, prescriber, print } = coding;
  const addressed = addressedInputs(review.document, patient.document, prescriber?.id);
  return { print, inputs: { ...inputs, ...addressed, ...(await codeInputs(call, coding)) } };
}

/** Users with read access only get a copy for reading, without an answer code. */
async function codeInputs(call: Call, { print, origin, ...letter }: Coding): Promise<Copy['inputs']> {
  const {
    product,
    user,
    origin: { at },
    today,
  } = call;
  const access = product.calls['delivery.save']?.access ?? '';
  if (print['code'] !== true || !isAllowed(product, access, { user, now: at.toISOString(), today }))
    return {};
  const coded = await codeForLetter(call, letter);
  if (coded === undefined) return {};
  return { code: coded.code, codeUntil: coded.until, answerAt: `${origin}/respond` };
}

/** What the contract says of the document, and the texts of the query. */
function inputsOf({ query }: Call, { inputs }: JsonObject): Readonly<Record<string, string>> {
  const texts = Object.entries({ ...query, ...jsonObject(inputs) });
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
