import { ok } from '../../../gateway/records/context/call.ts';
import { isReadable, visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords, listRecordsById } from '../../../gateway/records/read.ts';
import { type AnswerOf, type Handler, recordKind } from '../../contracts/server/typed.ts';
import { patientName } from '../../patients/shared/patient-name.ts';
import { isStanding } from './standing-reservation.ts';

/** Lists who works on which patient in the user's organizations, and logs the read to each patient's audit trail. */
export const reservationTeam: Handler<'reservation-team'> = {
  isWrite: false,
  async answer(call) {
    const { product, database, user } = call;
    const kind = recordKind(product, 'reservation');
    const records = await listRecords(database, { kind, scope: user });
    const standing = records.filter((record) => isStanding(call, record));
    const ids = [...new Set(standing.flatMap(({ subject }) => subject ?? []))];
    const patientKind = recordKind(product, 'patient');
    const patients = await listRecordsById(database, { kind: patientKind, ids, scope: user });
    const names = new Map(
      patients
        .filter(({ document }) => isReadable(call, patientKind, document))
        .map(({ id, document }) => [id, patientName(document)]),
    );
    call.note({ action: 'read', type: kind.type, shown: [...names.keys()] });
    const rows = standing
      .filter(({ subject }) => names.has(subject ?? ''))
      .map(({ document, subject }) =>
        visibleRecord(call, kind, { ...document, patientName: names.get(subject ?? '') ?? '' }),
      );
    return ok({ rows } as AnswerOf<'reservation.team'>);
  },
};
