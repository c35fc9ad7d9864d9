import { notFound } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';

/**
 * The patient that a call is about. Throws 404 for one of another organization, as for one that does not exist.
 * `change`: nobody else changes the patient, or what is kept one at a time for the patient, until the end of the
 * transaction.
 */
export async function patientInScope(
  call: Pick<Call, 'product' | 'database' | 'user'>,
  id: string,
  lock?: 'change',
): Promise<RecordOf<'patient'>> {
  const { product, database, user } = call;
  const kind = recordKind(product, 'patient');
  const found = await findRecord(database, {
    kind,
    id,
    scope: user,
    ...(lock === undefined ? {} : { lock }),
  });
  if (found === undefined || found.isRemoved) throw notFound();
  return found;
}

/** A call whose query names a patient. */
interface AboutPatient extends Pick<Call, 'product' | 'database' | 'user' | 'note'> {
  readonly query: { readonly patientId?: string };
}

/** The patient whose `_id` is in the query, with the trace that something of the patient was read. */
export function readPatientOf(call: AboutPatient): Promise<RecordOf<'patient'>> {
  return readPatientWithin(call, call.query.patientId ?? '');
}

/** The patient with this `_id`, with the trace that something of the patient was read. */
export async function readPatientWithin(
  call: Pick<Call, 'product' | 'database' | 'user' | 'note'>,
  patientId: string,
): Promise<RecordOf<'patient'>> {
  const found = await patientInScope(call, patientId);
  const { id, organization, rev } = found;
  call.note({ action: 'read', type: 'patient', id, subject: id, organization, rev });
  return found;
}
