import { notFound } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';

/**
 * Finds the patient of a call; throws 404 for an unknown patient or another organization's. `change` locks the patient
 * until the transaction ends, and thereby data of which a patient has only one.
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

/** Call with a patient in its query. */
interface AboutPatient extends Pick<Call, 'product' | 'database' | 'user' | 'note'> {
  readonly query: { readonly patientId?: string };
}

/** Reads the patient whose `_id` is in the query, and logs the read. */
export function readPatientOf(call: AboutPatient): Promise<RecordOf<'patient'>> {
  return readPatientWithin(call, call.query.patientId ?? '');
}

/** Reads the patient with this `_id`, and logs the read. */
export async function readPatientWithin(
  call: Pick<Call, 'product' | 'database' | 'user' | 'note'>,
  patientId: string,
): Promise<RecordOf<'patient'>> {
  const found = await patientInScope(call, patientId);
  const { id, organization, rev } = found;
  call.note({ action: 'read', type: 'patient', id, subject: id, organization, rev });
  return found;
}
