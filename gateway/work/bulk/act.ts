import type { App } from '../../calls/app.ts';
import type { TokenVerifier } from '../../identity/tokens/token-verifier.ts';

/** Sends a request as a user who requested it earlier: with their present rights, checked like any other. */
export type Act = (subject: string, request: Request) => Promise<Response>;

/** Begins the id of a request of the gateway itself: the audit trail tells by it what a user did not do by hand. */
export const actPrefix = 'act-';

/**
 * Requests of the gateway itself. They pass everything that one from outside passes but the token: the app that
 * takes them has no port, and its tokens only say who it is.
 */
export function actThrough(app: () => App): Act {
  return (subject, request) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${Buffer.from(subject).toString('base64url')}`);
    return app().fetch(new Request(request, { headers }), `${actPrefix}${crypto.randomUUID()}`);
  };
}

/** Reads the tokens of `actThrough`; nothing that comes from outside is ever verified by it. */
export const subjectOfAct: TokenVerifier = async (token) => ({
  subject: Buffer.from(token, 'base64url').toString(),
});
