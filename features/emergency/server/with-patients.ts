import { ok } from '../../../gateway/records/context/call.ts';
import { isReadable, visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecordsById } from '../../../gateway/records/read.ts';
import { type HandlerCall, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { patientName } from '../../patients/shared/patient-name.ts';
import { emergencyAccessKind } from './access-record.ts';

type ListCall = HandlerCall<'emergency-list'> | HandlerCall<'emergency-own'>;
type Access = Pick<RecordOf<'emergency-access'>, 'document'>;

/**
 * Answers accesses as rows with their patients, as far as the user may see them; logs the disclosure in each patient's
 * audit trail.
 */
export async function answerWithPatients(call: ListCall, accesses: readonly Access[]) {
  const { database, user } = call;
  const kind = emergencyAccessKind(call);
  const patientKind = recordKind(call.product, 'patient');
  const ids = [...new Set(accesses.flatMap(({ document }) => document.patientId ?? []))].toSorted();
  const patients = await listRecordsById(database, { kind: patientKind, ids, scope: user });
  const names = new Map(
    patients
      .filter(({ document }) => isReadable(call, patientKind, document))
      .map(({ id, document }) => [id, patientName(visibleRecord(call, patientKind, document))]),
  );
  call.note({ action: 'read', type: kind.type, shown: ids });
  const rows = accesses.map(({ document }) => {
    const name = names.get(document.patientId ?? '') ?? '';
    return visibleRecord(call, kind, name === '' ? document : { ...document, patientName: name });
  });
  return ok({ rows });
}
