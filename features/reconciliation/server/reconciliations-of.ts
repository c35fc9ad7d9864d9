import type { Call } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';

export type ListName = 'reconciled' | 'unreconciled';

/** A patient's lists of one kind, newest first. */
export async function reconciliationsOf(
  call: Call,
  subject: string,
  list: ListName,
): Promise<readonly RecordOf<'reconciliation'>[]> {
  const kind = recordKind(call.product, 'reconciliation');
  const records = await listRecords(call.database, { kind, subject, reach: call.user });
  return records.filter(({ document }) => document.list === list).toReversed();
}
