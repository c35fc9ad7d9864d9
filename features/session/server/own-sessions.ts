import { sessionLimitsOf } from '../../../gateway/identity/sessions/session-limits.ts';
import { listStanding } from '../../../gateway/identity/sessions/sign-in-sessions.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import type { RowOf } from '../../contracts/server/typed.ts';

/** Lists the user's active sessions, as pages show them. */
export async function ownSessions(call: Call): Promise<readonly RowOf<'session.list'>[]> {
  const { database, product, user, session, origin } = call;
  const limits = sessionLimitsOf(product);
  const found = await listStanding(database, { subject: user.auth0Id, limits, now: origin.at });
  return found.map(({ id, device, startedAt, activeAt }) => ({
    _id: id,
    openedWith: device,
    loggedInAt: startedAt.toISOString(),
    lastActiveAt: activeAt.toISOString(),
    isThis: id === session,
  }));
}
