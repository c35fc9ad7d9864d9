import type { CallAnswer, ReadingCall } from '../records/context/call.ts';
import { visibleRecord } from '../records/field-access.ts';
import { findVersion } from '../records/read.ts';
import type { Queryable } from '../store/database.ts';
import { kindOfType } from '../store/kinds/kinds.ts';

/** A kept answer with the record as it was saved then, as far as the user may see it now. */
export async function withSavedRecord(
  database: Queryable,
  checkedCall: ReadingCall,
  kept: CallAnswer,
): Promise<CallAnswer> {
  const kind = kept.recordType === undefined ? undefined : kindOfType(checkedCall.product, kept.recordType);
  if (kind === undefined) return kept;
  const body = kept.body as { readonly id: string; readonly rev: number };
  const saved = await findVersion(database, { kind, id: body.id, rev: body.rev });
  return saved === undefined
    ? kept
    : { ...kept, body: { ...body, record: visibleRecord(checkedCall, kind, saved) } };
}
