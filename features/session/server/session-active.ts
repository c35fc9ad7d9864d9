import { noteActivity } from '../../../gateway/identity/sessions/sign-in-sessions.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/**
 * Records that the user was last active `idle` milliseconds ago. Trusts the page, since any request would extend the
 * session as well. Writes no record and no audit entry.
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
