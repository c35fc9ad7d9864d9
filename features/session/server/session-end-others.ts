import { endSessions } from '../../../gateway/identity/sessions/sign-in-sessions.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/** Ends the user's sessions on every other device. */
export const sessionEndOthers: Handler<'session-end-others'> = {
  isWrite: true,
  isPossibleReadOnly: true,
  async answer({ database, user, session, origin, note }) {
    // Ends all stored sessions if the product does not store the request's own.
    const which = { except: session ?? '' };
    const ended = await endSessions(database, { subject: user.auth0Id, which, at: origin.at });
    note({ action: 'remove', type: 'session', details: { ended } });
    return ok({ ended });
  },
};
