import type { Call } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';

/** Lists the reviews of a patient, newest first, by day of publication, else of the review. */
export async function reviewsOf(call: Call, subject: string): Promise<readonly RecordOf<'review'>[]> {
  const kind = recordKind(call.product, 'review');
  const records = await listRecords(call.database, { kind, subject, scope: call.user });
  return records.toSorted((a, b) => momentOf(b.document) - momentOf(a.document));
}

function momentOf({ publishedDate, reviewDate }: Records['review']): number {
  const moment = Date.parse(String(publishedDate ?? reviewDate ?? ''));
  return Number.isNaN(moment) ? 0 : moment;
}
