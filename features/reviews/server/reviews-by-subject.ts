import { badRequest } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { type CallOf, type Handler, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { reviewsOf } from './reviews-of.ts';

/**
 * Lists the reviews of one patient. Both query keys are lists that begin with the patient's `_id`; refuses a range
 * across patients, in any organization.
 */
export const reviewsBySubject: Handler<'reviews-by-subject'> = {
  isWrite: false,
  async answer(call) {
    const subject = subjectOf(call);
    await patientInScope(call, subject);
    const kind = recordKind(call.product, 'review');
    const reviews = await reviewsOf(call, subject);
    call.note({ action: 'read', type: kind.type, subject });
    return ok({ rows: reviews.map(({ document }) => visibleRecord(call, kind, document)) });
  },
};

function subjectOf({ query }: CallOf<'review.list'>): string {
  const [start, end] = [firstKey(query.startkey), firstKey(query.endkey)];
  if (start !== undefined && start === end) return start;
  throw badRequest('startkey and endkey must be JSON lists that begin with the _id of the same patient.');
}

function firstKey(text: string): string | undefined {
  try {
    const list: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(list) ? list[0] : undefined;
    return typeof first === 'string' && first !== '' ? first : undefined;
  } catch {
    return undefined;
  }
}
