import { conflict, forbidden, notFound } from '../../../gateway/operation/errors.ts';
import { conflictMessage } from '../../../gateway/records/conflict-message.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { isReadable, visibleRecord } from '../../../gateway/records/field-access.ts';
import { contentOf, readRecordId, seenRevision } from '../../../gateway/records/meta.ts';
import { findRecord, findVersion } from '../../../gateway/records/read.ts';
import { storeChange } from '../../../gateway/records/saving/save.ts';
import { beginWrite } from '../../../gateway/records/store-content.ts';
import { kindOfType, type RecordKind } from '../../../gateway/store/kinds/kinds.ts';
import type { CallOf, Handler } from '../../contracts/server/typed.ts';
import { mayRead, maySave } from './entitled.ts';

/**
 * Restores an earlier version as a new revision, so that no history is lost; validates it like any save and keeps
 * fields that the user may not change.
 */
export const recordRestore: Handler<'record-restore'> = {
  isWrite: true,
  async answer(call) {
    const sent = call.body;
    const kind = kindOfType(call.product, sent.type);
    if (kind === undefined || !mayRead(call, kind)) throw notFound();
    if (!maySave(call, kind)) throw forbidden('a role that may save such records');
    const { id, rev, record } = await restore(call, kind, sent);
    return ok({ ok: true, id, rev, record: visibleRecord(call, kind, record) });
  },
};

async function restore(call: Call, kind: RecordKind, sent: CallOf<'history.restore'>['body']) {
  const { database, user, product } = call;
  const id = readRecordId(sent);
  const seen = seenRevision(sent);
  const before = await findRecord(database, { kind, id, scope: user, lock: 'change' });
  if (before === undefined || !isReadable(call, kind, before.document)) throw notFound();
  const current = before.isRemoved ? null : before.document;
  if (before.rev !== seen) throw conflict(conflictMessage(product, kind, []), { current, entries: [] });
  const version = await findVersion(database, { kind, id, rev: sent.rev });
  if (version === undefined) throw notFound();
  const content = contentOf(kind.entity, version);
  return storeChange(call, await beginWrite(call, { kind, id, content, before, action: 'restore' }));
}
