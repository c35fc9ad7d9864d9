import type { Call } from '../../call.ts';
import { notFound } from '../../errors.ts';
import { kindOf } from '../../records/kinds.ts';
import { findRecord, type StoredRecord } from '../../records/read.ts';

/**
 * The patient that a call is about. Throws 404 for one of another organization, as for one that does not exist.
 * `change`: nobody else changes the patient, or what is kept one at a time for the patient, until the end of the
 * transaction.
 */
export async function patientWithinReach(call: Call, id: string, lock?: 'change'): Promise<StoredRecord> {
  const { product, database, user } = call;
  const kind = kindOf(product, 'patient');
  const found = await findRecord(database, {
    kind,
    id,
    reach: user,
    ...(lock === undefined ? {} : { lock }),
  });
  if (found === undefined || found.isRemoved) throw notFound();
  return found;
}

/** The patient whose `_id` is in the query, with the trace that something of the patient was read. */
export async function readPatientOf(call: Call): Promise<StoredRecord> {
  const found = await patientWithinReach(call, String(call.query['patientId'] ?? ''));
  const { id, organization, rev } = found;
  call.note({ action: 'read', type: 'patient', id, subject: id, organization, rev });
  return found;
}
