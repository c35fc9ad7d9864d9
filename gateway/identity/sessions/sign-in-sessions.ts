import { prepared, type Queryable } from '../../store/database.ts';
import { announceEvent } from '../../store/outbox/append.ts';
import type { SessionLimits } from './session-limits.ts';

/** Session of a user, from sign-in to its end; its id is the `sid` of its tokens. */
export interface SignInSession {
  readonly id: string;
  /** `sub` of the tokens. */
  readonly subject: string;
  /** Browser and system in plain words. */
  readonly device: string;
  readonly startedAt: Date;
  /** Instant of the user's last activity, as reported by the pages. */
  readonly activeAt: Date;
}

/** State of a session, for verifying a token. */
export interface Standing {
  readonly subject: string;
  /** Instant at which the session ends without further activity. */
  readonly endsAt: Date;
}

/** Starts a session, unless its id is known: an ended session does not begin again. */
export async function startSession(
  database: Queryable,
  { id, subject, device, startedAt }: Omit<SignInSession, 'activeAt'>,
): Promise<void> {
  await database.query(
    `insert into sign_in_session (id, subject, device, at, active_at) values ($1, $2, $3, $4, $4)
     on conflict (id) do nothing`,
    [id, subject, device, startedAt],
  );
}

const standing = prepared(
  `select subject, at as "startedAt", active_at as "activeAt" from sign_in_session
   where id = $1 and ended_at is null`,
  { isQuick: true },
);

/** Finds an active session; `undefined` for one that was ended, idle too long, too old, or unknown. */
export async function findStanding(
  database: Queryable,
  { id, limits, now }: { readonly id: string; readonly limits: SessionLimits; readonly now: Date },
): Promise<Standing | undefined> {
  const { rows } = await database.query<Omit<SignInSession, 'id' | 'device'>>(standing, [id]);
  const [found] = rows;
  if (found === undefined) return undefined;
  const endsAt = endOf(found, limits);
  return endsAt > now ? { subject: found.subject, endsAt } : undefined;
}

/** Lists a user's active sessions, the latest activity first. */
export async function listStanding(
  database: Queryable,
  { subject, limits, now }: { readonly subject: string; readonly limits: SessionLimits; readonly now: Date },
): Promise<readonly SignInSession[]> {
  const { rows } = await database.query<SignInSession>(
    `select id, subject, device, at as "startedAt", active_at as "activeAt" from sign_in_session
     where subject = $1 and ended_at is null order by active_at desc, id`,
    [subject],
  );
  return rows.filter((session) => endOf(session, limits) > now);
}

/** Records the time of a user's activity. */
export async function noteActivity(
  database: Queryable,
  { id, activeAt }: { readonly id: string; readonly activeAt: Date },
): Promise<void> {
  await database.query(
    'update sign_in_session set active_at = greatest(active_at, $2) where id = $1 and ended_at is null',
    [id, activeAt],
  );
}

/** Selection of a user's sessions to end: one, or all but one. */
export type Ending = { readonly only: string } | { readonly except: string };

/**
 * Ends sessions in every gateway immediately: refuses their tokens and closes their sockets. Returns the number of
 * sessions ended.
 */
export async function endSessions(
  tx: Queryable,
  { subject, which, at }: { readonly subject: string; readonly which: Ending; readonly at: Date },
): Promise<number> {
  const [condition, id] = 'only' in which ? ['id = $3', which.only] : ['id <> $3', which.except];
  const { count } = await tx.query(
    `update sign_in_session set ended_at = $2
     where subject = $1 and ended_at is null and ${condition} returning id`,
    [subject, at, id],
  );
  if (count > 0)
    await announceEvent(tx, { topic: 'session.ended', subject, organization: null, payload: {}, at });
  return count;
}

function endOf(
  session: Pick<SignInSession, 'startedAt' | 'activeAt'>,
  { idle, longest }: SessionLimits,
): Date {
  return new Date(Math.min(session.activeAt.getTime() + idle, session.startedAt.getTime() + longest));
}
