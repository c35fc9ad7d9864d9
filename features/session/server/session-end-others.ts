import { endSessions } from '../../../gateway/identity/sessions/sign-in-sessions.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/** Ends one's sessions on every other device. */
export const sessionEndOthers: Handler<'session-end-others'> = {
  isWrite: true,
  isPossibleReadOnly: true,
  async answer({ database, user, session, origin, note }) {
    // A session that the product does not know has no others that it knows.
    const which = { except: session ?? '' };
    const ended = await endSessions(database, { subject: user.auth0Id, which, at: origin.at });
    note({ action: 'remove', type: 'session', details: { ended } });
    return ok({ ended });
  },
};
