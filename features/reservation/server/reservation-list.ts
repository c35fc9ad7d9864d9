import { badRequest } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecordsOf } from '../../../gateway/records/read.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { isStanding } from './standing-reservation.ts';

const mostPatients = 200;

/** Lists the standing reservations of patients, without patients whom the user may not see. */
export const reservationList: Handler<'reservation-list'> = {
  isWrite: false,
  async answer(call) {
    const { product, query, user, database } = call;
    const subjects = [...new Set(query.ids)];
    if (subjects.length > mostPatients)
      throw badRequest(`Ask for at most ${mostPatients} patients at a time.`);
    const kind = recordKind(product, 'reservation');
    const records = await listRecordsOf(database, { kind, subjects, scope: user });
    const rows = records
      .filter((record) => isStanding(call, record))
      .map(({ document }) => visibleRecord(call, kind, document));
    const shown = rows.map(({ subject }) => String(subject));
    call.note({ action: 'read', type: kind.type, shown });
    return ok({ rows });
  },
};
