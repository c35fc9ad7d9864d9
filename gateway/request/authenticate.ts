import { GatewayError, identityUnavailable, unauthenticated } from '../errors.ts';
import { IssuerUnreachableError } from '../identity/token-refused-error.ts';
import type { TokenVerifier } from '../identity/token-verifier.ts';
import type { Source } from '../memory/memory.ts';
import { bearerToken } from './bearer-token.ts';
import type { AskingUser, Profiles } from './profiles.ts';

export interface Authenticator {
  readonly verifyToken: TokenVerifier;
  readonly profiles: Profiles;
  readonly source: Source;
  readonly now: Date;
}

/**
 * The user behind a request. Roles, permissions and organizations come from the gateway's own store at every
 * call, so that a change applies at once. Throws 401 without a good token, 403 for somebody unknown here.
 */
export async function authenticate(request: Request, auth: Authenticator): Promise<AskingUser> {
  const header = request.headers.get('authorization');
  if (header === null) throw unauthenticated('This needs a signed-in user. Sign in and try again.');
  const token = bearerToken(header);
  if (token === undefined) throw refusedToken('malformed');
  const subject = await subjectOf(token, auth.verifyToken);
  const profile = await auth.profiles.findBySubject(auth.source, subject, auth.now);
  if (profile !== undefined) return profile;
  throw new GatewayError(403, {
    code: 'unknown-user',
    message: 'Your account is not set up here, or it was disabled. Ask your administrator.',
  });
}

async function subjectOf(token: string, verifyToken: TokenVerifier): Promise<string> {
  try {
    return (await verifyToken(token)).subject;
  } catch (error) {
    if (error instanceof IssuerUnreachableError) throw identityUnavailable();
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
