import { notFound } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { carePlanBundle } from './care-plan.ts';

/** Answers a review as an HL7 Pharmacist eCare Plan, with the letters to patient and prescriber and their answers. */
export const reviewCarePlan: Handler<'review-care-plan'> = {
  isWrite: false,
  answer: async (call) => ok(await exportedPlan(call, call.query.reviewId)),
};

/** Exports the care plan of a review that the user may see, and logs the export. */
export async function exportedPlan(call: Call, reviewId: string) {
  const { product, user, database } = call;
  const kind = recordKind(product, 'review');
  const found = await findRecord(database, { kind, id: reviewId, scope: user });
  if (found === undefined || found.isRemoved) throw notFound();
  const owner = await patientInScope(call, found.subject ?? '');
  const { id, organization, rev, subject, document } = found;
  const patient = visibleRecord(call, recordKind(product, 'patient'), owner.document);
  const bundle = await carePlanBundle(product, { patient, review: visibleRecord(call, kind, document) });
  call.note({ action: 'export', type: kind.type, id, subject, organization, rev });
  return bundle;
}
