import { isJsonObject, type Json } from '../../engine/core/json/json.ts';
import { GatewayError } from '../operation/errors.ts';
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

/** A refusal with the stored record, if it has one, as far as the user may see it: handlers answer with the whole. */
export function refusalAsSeen(checkedCall: ReadingCall, error: unknown): unknown {
  if (!(error instanceof GatewayError) || error.answer.conflict === undefined) return error;
  const { status, headers, cause } = error;
  const { conflict, ...answer } = error.answer;
  const current = currentAsSeen(checkedCall, conflict.current);
  const seen = current === undefined ? answer : { ...answer, conflict: { ...conflict, current } };
  return new GatewayError(status, seen, headers, cause);
}

function currentAsSeen(checkedCall: ReadingCall, current: Json): Json | undefined {
  if (!isJsonObject(current)) return null;
  const kind = kindOfType(checkedCall.product, String(current['type']));
  return kind && visibleRecord(checkedCall, kind, current);
}
