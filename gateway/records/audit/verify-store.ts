import type { Queryable } from '../../store/database.ts';
import { type TrailReport, verifyTrail } from './verify.ts';
import { type RecordsReport, verifyRecords } from './verify-records.ts';

export type StoreReport = TrailReport & RecordsReport;

/** Checks that the audit trail is as it was written, and that the records are as it says. */
export async function verifyStore(database: Queryable): Promise<StoreReport> {
  return { ...(await verifyTrail(database)), ...(await verifyRecords(database)) };
}
