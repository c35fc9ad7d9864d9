import { ok } from '../../../gateway/records/context/call.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { reviewsOf } from './reviews-of.ts';

/** Answers type and id of the patient's newest review; nulls where there is none. */
export const latestReviewType: Handler<'latest-review-type'> = {
  isWrite: false,
  async answer(call) {
    const { id } = await patientInScope(call, call.query.patientId);
    const [latest] = await reviewsOf(call, id);
    call.note({ action: 'read', type: recordKind(call.product, 'review').type, subject: id });
    return ok({ reviewType: latest?.document.reviewType ?? null, reviewId: latest?.id ?? null });
  },
};
