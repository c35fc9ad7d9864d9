import { refused } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { raiseEvent } from '../../../gateway/records/workflow/raise-event.ts';
import { ProductError, workflowOf } from '../../../gateway/store/kinds/kinds.ts';
import type { Handler, RecordOf } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { noteOnDelivery } from '../../responses/server/note-on-delivery.ts';
import { printedLettersOf } from '../../responses/server/printed-letter.ts';
import { reviewsOf } from '../../reviews/server/reviews-of.ts';

/** Marks the printed letters of a published review as mailed, and raises the workflow's events. */
export const deliveryMailed: Handler<'delivery-mailed'> = {
  isWrite: true,
  async answer(call) {
    const { body } = call;
    const patient = await patientInScope(call, body.patientId, 'change');
    const review = (await reviewsOf(call, patient.id)).find(
      ({ id, document }) => document.published === true && (body.reviewId ?? id) === id,
    );
    const printed = review === undefined ? [] : await printedLettersOf(call, review);
    const waiting = printed.filter(({ document }) => document.status === 'printed');
    if (review === undefined || waiting.length === 0)
      throw refused(
        'No printed letter of this patient waits to be mailed. Print the letters for the mail first.',
      );
    for (const letter of waiting)
      await noteOnDelivery(call, letter, { status: 'mailed', sentOn: call.origin.at.toISOString() });
    const said = await tell(call, { patient, review, waiting });
    return ok({ mailed: waiting.length, messages: said });
  },
};

interface Mailed {
  readonly patient: RecordOf<'patient'>;
  readonly review: RecordOf<'review'>;
  readonly waiting: readonly RecordOf<'delivery'>[];
}

/**
 * Raises the event of the mailing; for all review types but MSR, the patient could not be reached, and each recipient
 * has an event as well.
 */
async function tell(call: Call, { patient: { id }, review, waiting }: Mailed): Promise<readonly string[]> {
  const workflow = workflowOf(call.product, 'patient');
  if (workflow === undefined) throw new ProductError('The entity "patient" goes through no workflow.');
  const types = call.product.codes['review-types']?.codes ?? [];
  const kind = types.find(({ code }) => code === review.document.reviewType)?.['abbreviation'];
  const recipients = new Set(waiting.map(({ document }) => document.recipient ?? ''));
  for (const recipient of kind === 'MSR' ? [] : recipients)
    await raiseEvent(call, { workflow, event: 'documents.sent', id, payload: { recipient } });
  const event = { workflow, event: 'documents.mailed', id, payload: review.document };
  return (await raiseEvent(call, event)).step.messages;
}
