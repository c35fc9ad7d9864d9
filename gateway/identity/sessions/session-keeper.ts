import type { Database } from '../../store/database.ts';
import { TokenRefusedError } from '../tokens/token-refused-error.ts';
import type { TokenVerifier } from '../tokens/token-verifier.ts';
import type { SessionLimits } from './session-limits.ts';
import { endSessions, findStanding, type Standing, startSession } from './sign-in-sessions.ts';

/** Store of sessions: the identity provider starts and ends them, and the token verifier checks them. */
export interface SessionKeeper {
  readonly start: (session: StartedSession) => Promise<void>;
  readonly standing: (id: string) => Promise<Standing | undefined>;
  readonly end: (session: Pick<StartedSession, 'id' | 'subject'>) => Promise<void>;
}

export interface StartedSession {
  readonly id: string;
  readonly subject: string;
  /** Browser and system in plain words. */
  readonly device: string;
}

export interface SessionKeeperOptions {
  readonly database: Database;
  /**
   * Returns the limits of the product that is served now; called every time, since the product may be replaced.
   */
  readonly limits: () => SessionLimits;
  readonly now?: () => Date;
}

/**
 * Creates the keeper of sessions in the database, so that the end of a session applies in every gateway immediately.
 */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { database, limits, now = () => new Date() } = options;
  return {
    start: (session) => startSession(database, { ...session, startedAt: now() }),
    standing: (id) => findStanding(database, { id, limits: limits(), now: now() }),
    async end({ id, subject }) {
      await database.transaction((tx) => endSessions(tx, { subject, which: { only: id }, at: now() }));
    },
  };
}

/** Accepts a token only while its session is active. */
export function withStandingSession(
  verify: TokenVerifier,
  { standing }: Pick<SessionKeeper, 'standing'>,
): TokenVerifier {
  return async (token) => {
    const verified = await verify(token);
    const session = verified.session === undefined ? undefined : await standing(verified.session);
    if (session?.subject !== verified.subject) throw new TokenRefusedError('session-ended');
    const { expiresAt = session.endsAt } = verified;
    return { ...verified, expiresAt: new Date(Math.min(expiresAt.getTime(), session.endsAt.getTime())) };
  };
}
