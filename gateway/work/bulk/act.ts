import type { App } from '../../calls/app.ts';
import type { TokenVerifier } from '../../identity/tokens/token-verifier.ts';

/**
 * Function that sends a request as the user who requested the work earlier; checked by that user's present rights,
 * like any other request.
 */
export type Act = (subject: string, request: Request) => Promise<Response>;

/**
 * Prefix of the ids of the gateway's own requests, which distinguishes them in the audit trail from requests that
 * users make themselves.
 */
export const actPrefix = 'act-';

/**
 * Creates the function that sends the gateway's own requests. These pass all checks except that of the token: their
 * app has no port, and their tokens only contain the user's subject.
 */
export function actThrough(app: () => App): Act {
  return (subject, request) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${Buffer.from(subject).toString('base64url')}`);
    return app().fetch(new Request(request, { headers }), `${actPrefix}${crypto.randomUUID()}`);
  };
}

/** Reads tokens of `actThrough`, without verifying; no token from outside reaches this function. */
export const subjectOfAct: TokenVerifier = async (token) => ({
  subject: Buffer.from(token, 'base64url').toString(),
});
