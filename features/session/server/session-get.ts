import { notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { ownSessions } from './own-sessions.ts';

/** Answers one of the user's sessions, or the request's own, even if the product stores no sessions. */
export const sessionGet: Handler<'session-get'> = {
  isWrite: false,
  async answer(call) {
    const id = call.query.sessionId;
    const rows = await ownSessions(call);
    const found = rows.find((row) => (id === 'own' ? row.isThis === true : row._id === id));
    if (found === undefined && id !== 'own') throw notFound();
    call.note({ action: 'read', type: 'session' });
    return ok(found ?? { _id: id, isThis: true, isElsewhere: true });
  },
};
