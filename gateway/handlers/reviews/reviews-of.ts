import type { JsonObject } from '../../../engine/core/json.ts';
import type { Call } from '../../call.ts';
import { kindOf } from '../../records/kinds.ts';
import { listRecords, type StoredRecord } from '../../records/read.ts';

/** The reviews of a patient, newest first: by the day of publication, else of the review. */
export async function reviewsOf(call: Call, subject: string): Promise<readonly StoredRecord[]> {
  const kind = kindOf(call.product, 'review');
  const records = await listRecords(call.database, { kind, subject, reach: call.user });
  return records.toSorted((a, b) => momentOf(b.document) - momentOf(a.document));
}

function momentOf({ publishedDate, reviewDate }: JsonObject): number {
  const moment = Date.parse(String(publishedDate ?? reviewDate ?? ''));
  return Number.isNaN(moment) ? 0 : moment;
}
