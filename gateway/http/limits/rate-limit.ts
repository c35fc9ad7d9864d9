import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { TokenVerifier } from '../../identity/tokens/token-verifier.ts';
import { apiHeaders } from '../../operation/answer-headers.ts';
import { clientAddress, networkOf, type Trust } from '../client-address.ts';
import type { NodeHandler } from '../route.ts';
import { anonymousPerMinute } from './anonymous-limit.ts';
import { createCallerOf } from './caller.ts';
import { callerKey, type SharedCounts } from './shared-counts.ts';

export interface RateLimitOptions {
  /** Maximum of requests a minute of one user; 0: unlimited. */
  readonly perMinute: number;
  readonly isTrusted: Trust;
  readonly verifyToken: TokenVerifier;
  readonly onLimited: () => void;
  readonly isAnonymous: (request: IncomingMessage) => boolean;
  /** Finds the seconds that an address has to wait until its next anonymous call, counted across all gateways. */
  readonly waitOfAnonymous: (address: string) => Promise<number | undefined>;
  /** Counts of other gateways; absent: there are no other gateways. */
  readonly shared?: SharedCounts;
}

/** Factor of the limit for an address without tokens, since the people of an office share an address. */
const peoplePerAddress = 20;

/**
 * Maximum of guessed tokens a minute from one address; beyond the maximum, only further guesses from the address are
 * refused.
 */
const guessesPerMinute = 60;

const minute = 60;

/**
 * Part of a limit that a caller may use in one gateway before the gateway tells the others, which most callers
 * never reach.
 */
const unsharedPart = 1 / 20;

/**
 * Limits the requests of each user, and of each address without a valid token. Never refuses a valid token because
 * of other requests from its address. Adds the counts of the other gateways, a second late and without the first
 * twentieth of each.
 */
export function withRateLimit(next: NodeHandler, options: RateLimitOptions): NodeHandler {
  const { perMinute, isTrusted, verifyToken, onLimited, isAnonymous, waitOfAnonymous, shared } = options;
  if (perMinute === 0) return next;
  const callerOf = createCallerOf(verifyToken);
  const limits = {
    user: new RateLimiterMemory({ points: perMinute, duration: minute }),
    nobody: new RateLimiterMemory({ points: perMinute * peoplePerAddress, duration: minute }),
    guess: new RateLimiterMemory({ points: guessesPerMinute, duration: minute }),
    anonymous: new RateLimiterMemory({ points: anonymousPerMinute, duration: minute }),
  };
  const limitsByName = new Map(Object.entries(limits));
  shared?.listen(({ limit, caller, requests }) => void limitsByName.get(limit)?.penalty(caller, requests));

  /** Finds the seconds to wait; `undefined`: the request may pass. */
  async function waitOf(request: IncomingMessage): Promise<number | undefined> {
    const caller = isAnonymous(request) ? ({ kind: 'anonymous' } as const) : await callerOf(request);
    const { kind } = caller;
    const who = caller.kind === 'user' ? caller.subject : networkOf(clientAddress(request, isTrusted));
    const key = callerKey(who);
    try {
      const { consumedPoints } = await limits[kind].consume(key);
      if (kind === 'anonymous') return await waitOfAnonymous(who);
      if (consumedPoints > limits[kind].points * unsharedPart) shared?.count(kind, key);
      return undefined;
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      return Math.max(1, Math.ceil(limit.msBeforeNext / 1_000));
    }
  }

  return async (request, response) => {
    const seconds = await waitOf(request);
    if (seconds === undefined) return next(request, response);
    onLimited();
    response
      .writeHead(429, { ...apiHeaders, 'Content-Type': 'application/json', 'Retry-After': String(seconds) })
      .end(JSON.stringify(answer(seconds)));
  };
}

function answer(seconds: number) {
  const message = `Too many requests. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`;
  return { code: 'too-many-requests', message };
}
