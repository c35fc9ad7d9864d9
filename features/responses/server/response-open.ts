import type { Product } from '../../../engine/core/product/product.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import type { AddressedRecommendation } from './addressees.ts';
import { openLetter, refusal } from './open-letter.ts';

/**
 * Answers with the questions of a letter for a prescriber without an account, and nothing about the patient beyond
 * the letter.
 */
export const responseOpen: Handler<'response-open'> = {
  isWrite: true,
  async answer(call) {
    const letter = await openLetter(call);
    if (letter === undefined) return refusal(call);
    const { product, database } = call;
    const { delivery, patient, review, open } = letter;
    const owner = await findRecord(database, {
      ...{ kind: recordKind(product, 'organization'), id: patient.organization ?? '' },
      scope: 'everything',
    });
    const { id, subject, organization, rev } = delivery;
    call.note({ action: 'read', type: recordKind(product, 'delivery').type, id, subject, organization, rev });
    const { first, last } = patient.document.name ?? {};
    const { recipientName, codeUntil } = delivery.document;
    const phone = owner?.document.contact?.phone;
    return ok({
      patient: [first, last].filter(Boolean).join(' '),
      prescriber: recipientName ?? '',
      organization: owner?.document.name ?? '',
      ...(phone === undefined ? {} : { phone }),
      ...(review.document.reviewDate === undefined ? {} : { reviewDate: review.document.reviewDate }),
      ...(codeUntil === undefined ? {} : { until: codeUntil }),
      choices: answerChoices(product),
      recommendations: open.map((each) => shown(product, each)),
    });
  },
};

/** Lists the answers that a prescriber may choose, by the value set. */
export function answerChoices({ codes }: Product) {
  return (codes['response-codes']?.codes ?? []).flatMap(({ code, online, needsComment }) =>
    typeof online === 'string' && online !== ''
      ? [{ code, title: online, needsComment: needsComment === true }]
      : [],
  );
}

/**
 * Converts a recommendation to the form shown in the letter: without private note, without texts for the patient.
 */
function shown({ codes }: Product, recommendation: AddressedRecommendation) {
  const { id, medications = [], category, prescriberText, rationale } = recommendation;
  const problem = codes['therapy-problems']?.codes.find(({ code }) => code === category)?.display;
  const about = [medications.join(', '), problem].find((text) => text !== undefined && text !== '');
  return {
    ...{ id, about: about ?? 'Recommendation', text: prescriberText ?? '' },
    ...(rationale === undefined ? {} : { rationale }),
  };
}
