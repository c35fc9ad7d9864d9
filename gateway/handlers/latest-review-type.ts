import { ok } from '../call.ts';
import { patientWithinReach } from './patients/patient-within-reach.ts';
import { reviewsOf } from './reviews/reviews-of.ts';
import { type Handler, recordKind } from './typed.ts';

/** Type and id of the patient's newest review; nulls where there is none. */
export const latestReviewType: Handler<'latest-review-type'> = {
  isWrite: false,
  async answer(call) {
    const { id } = await patientWithinReach(call, call.query.patientId);
    const [latest] = await reviewsOf(call, id);
    call.note({ action: 'read', type: recordKind(call.product, 'review').type, subject: id });
    return ok({ reviewType: latest?.document.reviewType ?? null, reviewId: latest?.id ?? null });
  },
};
