import type { Unjudged } from '../../../engine/core/records/unjudged.ts';
import { settingOf } from '../../../gateway/http/limits/setting.ts';
import { type GatewayError, invalid } from '../../../gateway/operation/errors.ts';
import { endAccessCodes } from '../../../gateway/records/access-codes.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { updateRecord } from '../../../gateway/records/saving/save.ts';
import { recordAs } from '../../../gateway/store/kinds/kinds.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type CallOf, type Handler, recordKind } from '../../contracts/server/typed.ts';
import { actingFor } from './acting-for.ts';
import { responsesCompleteTopic } from './complete-responses.ts';
import { noteOnDelivery } from './note-on-delivery.ts';
import { type OpenLetter, openLetter, refusal } from './open-letter.ts';
import { answerChoices } from './response-open.ts';

type AnswerCall = CallOf<'response.answer'>;

/**
 * Stores the answers of a prescriber without an account under the rules for answers entered by hand, and uses up the
 * code. Queues the workflow's event after the last answer.
 */
export const responseAnswer: Handler<'response-answer'> = {
  isWrite: true,
  async answer(call) {
    const letter = await openLetter(call);
    if (letter === undefined) return refusal(call);
    const { product, database, origin } = call;
    const { delivery, review, patient } = letter;
    const given = answersTo(call, letter);
    const user = actingFor(letter);
    const acting: Call = { ...call, user, origin: { ...origin, author: user._id } };
    const recommendations = review.document.recommendations?.map((each) => ({
      ...each,
      ...given.get(each.id ?? ''),
    }));
    const kind = recordKind(product, 'review');
    const saved = await updateRecord(acting, kind, {
      ...review.document,
      recommendations,
    });
    await endAccessCodes(database, { type: recordKind(product, 'delivery').type, id: delivery.id });
    await noteOnDelivery(acting, delivery, { answeredOn: origin.at.toISOString() });
    if (recordAs(kind, saved.record).responsesComplete === true)
      await responsesCompleteTopic.queue(database, {
        subject: patient.id,
        organization: patient.organization,
        payload: { review: saved.id, patient: patient.id, delivery: delivery.id, timeZone: call.timeZone },
        at: origin.at,
        after: settingOf(product, 'responses-complete-delay'),
      });
    return ok({ answered: given.size });
  },
};

/** Fields of a recommendation that an answer changes. */
type Answered = NonNullable<Unjudged<Records['review']>['recommendations']>[number];

/** Collects the answers by recommendation id. Throws 422 unless exactly the open ones are answered. */
function answersTo(call: AnswerCall, { open }: OpenLetter): ReadonlyMap<string, Answered> {
  const { body, today } = call;
  const choices = new Map(answerChoices(call.product).map((choice) => [choice.code, choice] as const));
  const given = body.answers.map(({ id, response, comment = '' }): readonly [string, Answered] => {
    const choice = choices.get(response);
    if (choice === undefined || (choice.needsComment && comment.trim() === '')) throw unanswered(call);
    const said = comment.trim() === '' ? {} : { comment: comment.trim() };
    return [
      id,
      { prescriberResponse: { status: { snowMedCode: response }, date: today, way: 'online', ...said } },
    ];
  });
  const answers = new Map(given);
  const isWhole = answers.size === given.length && open.length === given.length;
  if (isWhole && open.every(({ id }) => answers.has(id))) return answers;
  throw unanswered(call);
}

function unanswered({ product }: AnswerCall): GatewayError {
  const message = product.messages['response.unanswered'] ?? 'Answer every recommendation.';
  return invalid([{ at: '/answers', code: 'unanswered', message, severity: 'error' }], message);
}
