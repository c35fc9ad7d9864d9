import type { Call } from '../../call.ts';
import { kindOf } from '../../records/kinds.ts';
import { listRecords, type StoredRecord } from '../../records/read.ts';

export type ListName = 'reconciled' | 'unreconciled';

/** A patient's lists of one kind, newest first. */
export async function reconciliationsOf(
  call: Call,
  subject: string,
  list: ListName,
): Promise<readonly StoredRecord[]> {
  const kind = kindOf(call.product, 'reconciliation');
  const records = await listRecords(call.database, { kind, subject, reach: call.user });
  return records.filter(({ document }) => document['list'] === list).toReversed();
}
