import { ok } from '../../../../gateway/context/call.ts';
import { noteActivity } from '../../../../gateway/identity/sign-in-sessions.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';

/**
 * Somebody was at the computer some milliseconds ago. A page's word for it, and no more than it could do by asking
 * for something: only what has not ended can ask at all. It is no write of a record, and leaves no audit entry.
 */
export const sessionActive: Handler<'session-active'> = {
  isWrite: false,
  async answer({ database, session, origin, body }) {
    if (session === undefined) return ok({ noted: false });
    const activeAt = new Date(origin.at.getTime() - body.idle);
    await noteActivity(database, { id: session, activeAt });
    return ok({ noted: true });
  },
};
