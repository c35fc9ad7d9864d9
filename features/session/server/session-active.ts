import { noteActivity } from '../../../gateway/identity/sessions/sign-in-sessions.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/**
 * The user was active some milliseconds ago. The page's claim is trusted, since any request of an active session would
 * count the same. It is no write of a record, and leaves no audit entry.
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
