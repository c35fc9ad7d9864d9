import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type TokenRefusal, TokenRefusedError } from '../../identity/tokens/token-refused-error.ts';
import { bearerToken, type TokenVerifier } from '../../identity/tokens/token-verifier.ts';

/** Sender of a request by its credentials: a user, an unidentified sender, or a sender of guessed tokens. */
export type Caller =
  | { readonly kind: 'user'; readonly subject: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guess' };

const nobody: Caller = { kind: 'nobody' };
const guess: Caller = { kind: 'guess' };

/**
 * Reasons for refusing a token that the issuer has signed; a page may send one that has just expired, which does
 * not count as a guess.
 */
const honestRefusals: ReadonlySet<TokenRefusal> = new Set(['expired', 'not-yet-valid', 'session-ended']);

const mostKept = 10_000;

/** Milliseconds that the result for a token is cached, since its page sends many requests in that time. */
const kept = 60_000;

/**
 * Identifies the sender of a request for counting only; each call verifies its token again. Users are identified
 * by subject, since one signature can be encoded in several ways.
 */
export function createCallerOf(verifyToken: TokenVerifier, now = Date.now) {
  const known = new Map<string, { readonly caller: Caller; readonly until: number }>();

  return async ({ headers }: IncomingMessage): Promise<Caller> => {
    if (headers.authorization === undefined) return nobody;
    const token = bearerToken(headers.authorization);
    if (token === undefined) return guess;
    const key = createHash('sha256').update(token).digest('base64');
    const before = known.get(key);
    if (before !== undefined && before.until > now()) return before.caller;
    const caller = await judge(token, verifyToken);
    known.delete(key);
    if (caller.kind === 'user') known.set(key, { caller, until: now() + kept });
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return caller;
  };
}

/** Verifies a token. Treats the token as absent while the issuer is unavailable. */
async function judge(token: string, verifyToken: TokenVerifier): Promise<Caller> {
  try {
    return { kind: 'user', subject: (await verifyToken(token)).subject };
  } catch (error) {
    const isGuess = error instanceof TokenRefusedError && !honestRefusals.has(error.reason);
    return isGuess ? guess : nobody;
  }
}
