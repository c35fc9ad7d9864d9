import { bearerToken } from '../../identity/tokens/bearer-token.ts';
import { IssuerUnreachableError } from '../../identity/tokens/token-refused-error.ts';
import type { TokenVerifier, VerifiedToken } from '../../identity/tokens/token-verifier.ts';
import {
  GatewayError,
  identityUnavailable,
  isDatabaseAway,
  unauthenticated,
} from '../../operation/errors.ts';
import type { AskingUser, Profiles } from '../../records/context/profiles.ts';
import type { Source } from '../../store/memory/memory.ts';

/** Sender of a request. */
export interface Authenticated {
  readonly user: AskingUser;
  /** The session that the token was issued in, where the identity provider says. */
  readonly session: string | undefined;
}

/** The user of a call that needs none: without a name, a role or an organization. */
export const anonymous: Authenticated = {
  user: {
    ...{ _id: 'anonymous', id: '', auth0Id: '', email: '', firstName: '', lastName: '' },
    ...{ roles: [], permissions: [], organizations: [] },
  },
  session: undefined,
};

export interface Authenticator {
  readonly verifyToken: TokenVerifier;
  readonly profiles: Profiles;
  readonly source: Source;
  readonly now: Date;
}

/**
 * The user behind a request. Roles, permissions and organizations come from the gateway's own store at every call, so
 * that a change applies immediately. Throws 401 without a good token, 403 for somebody unknown here.
 */
export async function authenticate(request: Request, auth: Authenticator): Promise<Authenticated> {
  const header = request.headers.get('authorization');
  if (header === null) throw unauthenticated('This needs a signed-in user. Sign in and try again.');
  const token = bearerToken(header);
  if (token === undefined) throw refusedToken('malformed');
  const { subject, session } = await verified(token, auth.verifyToken);
  const user = await auth.profiles.findBySubject(auth.source, subject, auth.now);
  if (user !== undefined) return { user, session };
  throw new GatewayError(403, {
    code: 'unknown-user',
    message: 'Your account is not set up here, or it was disabled. Ask your administrator.',
  });
}

async function verified(token: string, verifyToken: TokenVerifier): Promise<VerifiedToken> {
  try {
    return await verifyToken(token);
  } catch (error) {
    if (error instanceof IssuerUnreachableError) throw identityUnavailable();
    // Leaves open whether its session is active: a database that is away does not make the token invalid.
    if (isDatabaseAway(error)) throw error;
    throw refusedToken(reasonOf(error));
  }
}

function refusedToken(reason: string): GatewayError {
  return unauthenticated('Your session has ended. Sign in again.', reason);
}

/** The reason code of the verifier; nothing else of the error is passed on. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return typeof reason === 'string' && /^[a-z-]{1,40}$/.test(reason) ? reason : 'refused';
}
