import type { Handler } from '../../contracts/server/typed.ts';
import { exportedPlan } from './review-care-plan.ts';

/** Answers the care plan as a file to download, with nothing about the patient in its name. */
export const reviewCarePlanFile: Handler<'review-care-plan-file'> = {
  isWrite: false,
  async answer(call) {
    const plan = await exportedPlan(call, call.query.reviewId);
    const content = new TextEncoder().encode(JSON.stringify(plan, undefined, 2));
    return {
      ...{ status: 200, body: null },
      file: { content, mediaType: 'application/fhir+json', name: 'care-plan.json' },
    };
  },
};
