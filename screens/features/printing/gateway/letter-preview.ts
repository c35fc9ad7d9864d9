import { composeDocument, reasonsAgainst } from '../../../../engine/core/documents/compose-document.ts';
import type { Json, JsonObject } from '../../../../engine/core/json/json.ts';
import type { CallContract } from '../../../../engine/core/product/call.ts';
import { type Call, ok } from '../../../../gateway/context/call.ts';
import { documentScope } from '../../../../gateway/documents/document-scope.ts';
import { notFound } from '../../../../gateway/errors.ts';
import { findRecord } from '../../../../gateway/records/read.ts';
import { type AnswerOf, type Handler, type RecordOf, recordKind } from '../../contracts/gateway/typed.ts';
import { patientInScope } from '../../patients/gateway/patient-in-scope.ts';
import {
  addressedInputs,
  addresseesOf,
  nameOf,
  type Prescriber,
} from '../../responses/gateway/addressees.ts';

type Letter = AnswerOf<'preview.letters'>['letters'][number];

/** Every letter that goes with a review of its type, put together as for printing and drawn by the page. Nothing is kept. */
export const letterPreview: Handler<'letter-preview'> = {
  isWrite: false,
  async answer(call) {
    const { database, product, query, user } = call;
    const kind = recordKind(product, 'review');
    const review = await findRecord(database, { kind, id: query.reviewId, reach: user });
    if (review === undefined || review.isRemoved) throw notFound();
    const patient = await patientInScope(call, review.subject ?? '');
    const letters: Letter[] = [];
    for (const copy of copiesOf(call, { review, patient })) {
      const letter = await letterOf(call, patient, copy);
      if (letter !== undefined) letters.push(letter);
    }
    const { id, subject, organization, rev } = review;
    call.note({ action: 'read', type: kind.type, id, subject, organization, rev });
    return ok({ letters });
  },
};

interface Reviewed {
  readonly review: RecordOf<'review'>;
  readonly patient: RecordOf<'patient'>;
}

interface LetterCopy {
  readonly name: string;
  readonly title: string;
  readonly document: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** The calls that print for a review of this type; letters to prescribers once for each who is addressed. */
function copiesOf({ product }: Call, { review, patient }: Reviewed): readonly LetterCopy[] {
  const { reviewType } = review.document;
  const type = product.codes['review-types']?.codes.find(({ code }) => code === reviewType);
  const isForEcpn = patient.document.currentWorkflowState?.ecpnReview === true;
  const found = addresseesOf(review.document, patient.document);
  const addressees = found.length === 0 ? [undefined] : found;
  return Object.values(product.calls).flatMap((contract) => {
    const options = optionsOf(contract);
    const given = (options?.['inputs'] ?? {}) as Readonly<Record<string, string>>;
    const isPlan = given['rationale'] === 'yes';
    const isOfType = given['kind'] === type?.['abbreviation'];
    const isOfNetwork = (given['for'] === 'ECPN') === isForEcpn;
    const isToPrescriber = contract.query['prescriberId'] !== undefined;
    if (options === undefined || !(isPlan || (isOfType && (isOfNetwork || !isToPrescriber)))) return [];
    return (isToPrescriber ? addressees : [undefined]).map((prescriber) => ({
      ...{ name: `${contract.name} ${prescriber?.id ?? ''}`.trim(), document: String(options['document']) },
      title: prescriber === undefined ? contract.title : `${contract.title}: ${nameOf(prescriber)}`,
      inputs: { ...given, reviewId: review.id, ...inputsFor({ review, patient }, prescriber) },
    }));
  });
}

function optionsOf({ store }: CallContract): JsonObject | undefined {
  return store?.kind === 'handler' && store.handler === 'print' ? store.options : undefined;
}

function inputsFor({ review, patient }: Reviewed, prescriber: Prescriber | undefined) {
  return prescriber?.id === undefined
    ? {}
    : addressedInputs(review.document, patient.document, prescriber.id);
}

async function letterOf(
  call: Call,
  record: RecordOf<'patient'>,
  { name, title, document: documentName, inputs }: LetterCopy,
): Promise<Letter | undefined> {
  const document = call.product.documents?.[documentName];
  if (document === undefined) return undefined;
  const scope = await documentScope(call, { document, record, inputs });
  if (reasonsAgainst(document, scope).length > 0) return undefined;
  const { language, size, stamp, blocks, warnings } = composeDocument(document, scope);
  return {
    ...{ name, title, language, size, warnings: [...warnings] },
    ...(stamp === undefined ? {} : { stamp }),
    blocks: blocks as unknown as JsonObject[] & Json,
  };
}
