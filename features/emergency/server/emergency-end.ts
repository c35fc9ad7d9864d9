import { isAllowed } from '../../../engine/core/records/access.ts';
import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { invalid, notFound } from '../../../gateway/operation/errors.ts';
import { revokeAccess } from '../../../gateway/records/access-grants.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { announceEvent } from '../../../gateway/store/outbox/append.ts';
import { type Handler, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { emergencyAccessKind, storeAccess } from './access-record.ts';
import { reviewRule } from './notify-reviewers.ts';

/** Ends an emergency access, for its own user or for a reviewer of the patient's organization. */
export const emergencyEnd: Handler<'emergency-end'> = {
  isWrite: true,
  isPossibleReadOnly: true,
  async answer(call) {
    const { product, database, origin, user } = call;
    const kind = emergencyAccessKind(call);
    const before = await standing(call, call.body.emergencyId);
    if (before.document.endedAt !== undefined) return savedAnswer(call, kind, asIs(before));
    const { user: author, patientId } = before.document;
    const subject = String(patientId);
    await revokeAccess(database, {
      author: String(author),
      type: recordKind(product, 'patient').type,
      id: subject,
    });
    const ended = { ...before.document, endedAt: origin.at.toISOString(), endedBy: user.email };
    const { problems, stored } = await storeAccess(call, ended);
    if (stored?.document.endedAt === undefined) throw invalid(problems);
    const { organization } = before;
    call.note({
      action: 'write',
      type: 'patient',
      id: subject,
      subject,
      organization,
      details: { emergencyEnded: before.id },
    });
    // Notifies pages that show the patient under this access, which then refetch and show its end.
    const entry = { topic: 'emergency.ended', organization, payload: {}, at: origin.at };
    await announceEvent(database, { ...entry, subject: String(author) });
    return savedAnswer(call, kind, asIs(stored));
  },
};

/** Locks the access to be ended; throws 404 for another user's access to another organization's patient. */
async function standing(call: Call, id: string): Promise<RecordOf<'emergency-access'>> {
  const { product, database, user, origin, today } = call;
  const found = await findRecord(database, {
    kind: emergencyAccessKind(call),
    id,
    scope: 'everything',
    lock: 'change',
  });
  if (found === undefined || found.isRemoved) throw notFound();
  const isOwn = found.document.user === user._id;
  const isReviewed =
    user.organizations.includes(found.organization ?? '') &&
    isAllowed(product, reviewRule, { user, now: origin.at.toISOString(), today });
  if (isOwn || isReviewed) return found;
  throw notFound();
}

function asIs({ id, rev, document }: RecordOf<'emergency-access'>) {
  return { id, rev, record: document, isNew: false };
}
