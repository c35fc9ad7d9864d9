import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { invalid } from '../../../gateway/operation/errors.ts';
import { createRecord } from '../../../gateway/records/saving/save.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { queueReviewRisk } from '../../reviews/server/review-risk.ts';
import { reviewSnapshot } from '../../reviews/server/snapshot.ts';
import { bundleEntries, recommendationsOf } from './care-plan-import.ts';
import { createIdentify, ownIdOf } from './identity.ts';

/**
 * Begins a draft from a Pharmacist eCare Plan, with its recommendations and answers; the snapshot comes from the
 * patient's own records. Refuses a document about another birth date.
 */
export const reviewCarePlanImport: Handler<'review-care-plan-import'> = {
  isWrite: true,
  async answer(call) {
    const { product, body, today } = call;
    const { patientId, carePlan: document } = body;
    const patient = await patientInScope(call, patientId, 'change');
    const { dob, prescribers = [], currentWorkflowState, workflowIteration } = patient.document;
    const about = bundleEntries(document).find(({ resource }) => resource['resourceType'] === 'Patient');
    if (about === undefined || about.resource['birthDate'] !== dob) throw ofSomebodyElse();
    const identify = createIdentify(product.info.slug);
    const named = prescribers.map(async (each) => {
      const { fullUrl } = await identify('Practitioner', ownIdOf(each));
      return [fullUrl, ownIdOf(each)] as const;
    });
    const recommendations = recommendationsOf({
      ...{ product, document, prescribers: new Map(await Promise.all(named)) },
    });
    const kind = recordKind(product, 'review');
    const begun = await createRecord(call, kind, {
      ...(await reviewSnapshot(call, patient.id)),
      ...{ type: kind.type, subject: patient.id, version: 2, reviewDate: today },
      reviewType: 'Medication Safety Review (MSR)',
      workflowIteration: workflowIteration ?? 1,
      currentYear: currentWorkflowState?.year ?? Number(today.slice(0, 4)),
      ...{ draft: true, published: false, recommendations },
    });
    await queueReviewRisk(call, begun);
    return savedAnswer(call, kind, begun);
  },
};

function ofSomebodyElse() {
  const message =
    'The document is not about this patient: it has no patient with the same date of birth. Open the right patient, then import again.';
  return invalid([{ at: '/carePlan', code: 'subject', message, severity: 'error' }]);
}
