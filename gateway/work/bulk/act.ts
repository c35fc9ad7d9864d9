import type { VersionRoutes } from '../../calls/app.ts';
import type { TokenVerifier } from '../../identity/tokens/token-verifier.ts';

/**
 * Function that sends a request as the user who has requested the job; checks that user's present rights, as for
 * any request.
 */
export type Act = (subject: string, request: Request) => Promise<Response>;

/**
 * Prefix of the ids of the gateway's own requests, which distinguishes them in the audit trail from requests that
 * users make themselves.
 */
export const actPrefix = 'act-';

/**
 * Creates the function that sends the gateway's own requests. They pass all checks except the verification of the
 * token, which only contains the user's subject; the app that accepts such tokens has no port.
 */
export function actThrough(app: () => VersionRoutes): Act {
  return (subject, request) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${Buffer.from(subject).toString('base64url')}`);
    return app().fetch(new Request(request, { headers }), `${actPrefix}${crypto.randomUUID()}`);
  };
}

/**
 * Reads tokens of `actThrough` without verification, which is safe since no request from outside reaches this
 * verifier.
 */
export const subjectOfAct: TokenVerifier = async (token) => ({
  subject: Buffer.from(token, 'base64url').toString(),
});
