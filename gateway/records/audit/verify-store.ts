import type { Queryable } from '../../store/database.ts';
import { type TrailReport, verifyTrail } from './verify.ts';
import { type RecordsReport, verifyRecords } from './verify-records.ts';

export type StoreReport = TrailReport & RecordsReport;

/** Verifies that the audit trail is unaltered and that the records match it. */
export async function verifyStore(database: Queryable): Promise<StoreReport> {
  return { ...(await verifyTrail(database)), ...(await verifyRecords(database)) };
}
