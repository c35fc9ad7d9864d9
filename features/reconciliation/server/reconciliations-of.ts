import type { Call } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';

export type ListName = 'reconciled' | 'unreconciled';

/** Reads a patient's lists of both kinds, newest first. */
export async function reconciliationsOf(
  call: Call,
  subject: string,
): Promise<Readonly<Record<ListName, readonly RecordOf<'reconciliation'>[]>>> {
  const kind = recordKind(call.product, 'reconciliation');
  const records = await listRecords(call.database, { kind, subject, scope: call.user });
  const newestFirst = records.toReversed();
  const listed = (name: ListName) => newestFirst.filter(({ document }) => document.list === name);
  return { reconciled: listed('reconciled'), unreconciled: listed('unreconciled') };
}
