import type { JsonObject } from '../../../engine/core/json/json.ts';
import { conflict } from '../../operation/errors.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import { conflictMessage } from '../conflict-message.ts';
import type { Call } from '../context/call.ts';
import { performerOf, readRecordId, seenRevision } from '../meta.ts';
import { findRecord } from '../read.ts';
import { refusalOfChange } from '../readers.ts';
import { removeRecord } from '../write.ts';
import type { Saved } from './save.ts';

/** Removes a record at the revision that the client saw, so that no later edit is lost. */
export async function removeSeenRecord(call: Call, kind: RecordKind, sent: JsonObject): Promise<Saved> {
  const id = readRecordId(sent);
  const seen = seenRevision(sent);
  const before = await findRecord(call.database, { kind, id, scope: call.user, lock: 'change' });
  if (before === undefined) throw await refusalOfChange(call, kind, id);
  if (before.isRemoved || before.rev !== seen) {
    const current = before.isRemoved ? null : before.document;
    throw conflict(conflictMessage(call.product, kind, []), { current, entries: [] });
  }
  const performedBy = performerOf(call.user);
  const { document, rev } = await removeRecord(call.database, {
    kind,
    before,
    performedBy,
    origin: call.origin,
  });
  return { id, rev, record: document, isNew: false };
}
