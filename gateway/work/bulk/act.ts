import type { App } from '../../calls/app.ts';
import type { TokenVerifier } from '../../identity/tokens/token-verifier.ts';

/** Function that sends a request as the user who requested it earlier: with present rights, checked like any other. */
export type Act = (subject: string, request: Request) => Promise<Response>;

/**
 * Prefix of ids of the gateway's own requests, by which the audit trail distinguishes them from a user's manual ones.
 */
export const actPrefix = 'act-';

/**
 * Creates the sender of the gateway's own requests, subject to all checks except the token: its app has no port, and
 * its tokens only name the user.
 */
export function actThrough(app: () => App): Act {
  return (subject, request) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${Buffer.from(subject).toString('base64url')}`);
    return app().fetch(new Request(request, { headers }), `${actPrefix}${crypto.randomUUID()}`);
  };
}

/** Reads the tokens of `actThrough`; never verifies any from outside. */
export const subjectOfAct: TokenVerifier = async (token) => ({
  subject: Buffer.from(token, 'base64url').toString(),
});
