import { endSessions } from '../../../gateway/identity/sessions/sign-in-sessions.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/** Ends one of the user's active sessions; answers 404 for one already ended or another user's. */
export const sessionEnd: Handler<'session-end'> = {
  isWrite: true,
  isPossibleReadOnly: true,
  async answer({ database, user, origin, body, note }) {
    const which = { only: body._id };
    const ended = await endSessions(database, { subject: user.auth0Id, which, at: origin.at });
    note({ action: 'remove', type: 'session' });
    return ok({ ended });
  },
};
