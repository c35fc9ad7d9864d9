import { composeDocument, reasonsAgainst } from '../../../engine/core/documents/compose-document.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { type DocumentWork, documentScope } from '../../../gateway/documents/document-scope.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { type AnswerOf, type Handler, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import {
  type AddressedPrescriber,
  addressedInputs,
  addresseesOf,
  prescriberName,
} from '../../responses/server/addressees.ts';
import { letterCallsOf, type Reviewed } from './letter-calls.ts';
import { printedForReview } from './printed-for.ts';

type Letter = AnswerOf<'preview.letters'>['letters'][number];

/** Composes every letter of a review's type as for printing; the page draws them, and nothing is stored. */
export const letterPreview: Handler<'letter-preview'> = {
  isWrite: false,
  async answer(call) {
    const { review, patient, past } = await printedForReview(call, call.query.reviewId);
    const letters: Letter[] = [];
    for (const copy of copiesOf(call, { review, patient })) {
      const letter = await letterOf(call, patient, { ...copy, past });
      if (letter !== undefined) letters.push(letter);
    }
    const { id, subject, organization, rev } = review;
    const { type } = recordKind(call.product, 'review');
    call.note({ action: 'read', type, id, subject, organization, rev });
    return ok({ letters });
  },
};

interface LetterCopy extends Pick<DocumentWork, 'past'> {
  readonly name: string;
  readonly title: string;
  readonly document: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** Lists the letters of a review; those to prescribers once for each addressee. */
function copiesOf({ product }: Call, { review, patient }: Reviewed): readonly LetterCopy[] {
  const found = addresseesOf(review.document, patient.document);
  const addressees = found.length === 0 ? [undefined] : found;
  return letterCallsOf(product, { review, patient }).flatMap(({ contract, print, inputs, isToPrescriber }) =>
    (isToPrescriber ? addressees : [undefined]).map((prescriber) => ({
      ...{ name: `${contract.name} ${prescriber?.id ?? ''}`.trim(), document: String(print['document']) },
      title: prescriber === undefined ? contract.title : `${contract.title}: ${prescriberName(prescriber)}`,
      inputs: { ...inputs, reviewId: review.id, ...inputsFor({ review, patient }, prescriber) },
    })),
  );
}

function inputsFor({ review, patient }: Reviewed, prescriber: AddressedPrescriber | undefined) {
  return prescriber?.id === undefined
    ? {}
    : addressedInputs(review.document, patient.document, prescriber.id);
}

async function letterOf(
  call: Call,
  record: RecordOf<'patient'>,
  { name, title, document: documentName, inputs, past }: LetterCopy,
): Promise<Letter | undefined> {
  const document = call.product.documents?.[documentName];
  if (document === undefined) return undefined;
  const scope = await documentScope(call, { document, record, inputs, past });
  if (reasonsAgainst(document, scope).length > 0) return undefined;
  const { language, size, stamp, blocks, warnings } = composeDocument(document, scope);
  return {
    ...{ name, title, language, size, warnings: [...warnings] },
    ...(stamp === undefined ? {} : { stamp }),
    blocks: blocks as unknown as JsonObject[] & Json,
  };
}
