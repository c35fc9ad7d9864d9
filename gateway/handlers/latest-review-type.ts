import { type CallHandler, ok } from '../call.ts';
import { kindOf } from '../records/kinds.ts';
import { patientWithinReach } from './patients/patient-within-reach.ts';
import { reviewsOf } from './reviews/reviews-of.ts';

/** Type and id of the patient's newest review; nulls where there is none. */
export const latestReviewType: CallHandler = {
  isWrite: false,
  async answer(call) {
    const { id } = await patientWithinReach(call, String(call.query['patientId']));
    const [latest] = await reviewsOf(call, id);
    call.note({ action: 'read', type: kindOf(call.product, 'review').type, subject: id });
    return ok({ reviewType: latest?.document['reviewType'] ?? null, reviewId: latest?.id ?? null });
  },
};
