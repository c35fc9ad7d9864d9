import { ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';

/** Lists the letters of a patient's reviews, or of one review. */
export const deliveryList: Handler<'delivery-list'> = {
  isWrite: false,
  async answer(call) {
    const { database, product, user, query } = call;
    const { id: subject } = await patientInScope(call, query.patientId);
    const kind = recordKind(product, 'delivery');
    const letters = await listRecords(database, { kind, subject, scope: user });
    const wanted = letters.filter(
      ({ document }) => query.reviewId === undefined || document.review === query.reviewId,
    );
    call.note({ action: 'read', type: kind.type, subject });
    return ok({ rows: wanted.map(({ document }) => visibleRecord(call, kind, document)) });
  },
};
