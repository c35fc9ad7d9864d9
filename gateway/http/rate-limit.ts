import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, type Trust } from './client-address.ts';
import { apiHeaders } from './headers.ts';
import type { NodeHandler } from './route.ts';

export interface RateLimitOptions {
  /** Requests a minute of one token, or of one address where there is none; 0: as many as come. */
  readonly perMinute: number;
  readonly isTrusted: Trust;
  readonly onLimited: () => void;
}

/** Addresses share an office: an address may ask for so many people. */
const peoplePerAddress = 20;

/** Refused tokens of one address a minute; beyond that, whatever comes from there waits. */
const refusedPerMinute = 60;

const minute = 60;

/**
 * Lets nobody ask more often than a person and a page can. Counted in this process: several gateways let through
 * as many times as much.
 */
export function withRateLimit(
  next: NodeHandler,
  { perMinute, isTrusted, onLimited }: RateLimitOptions,
): NodeHandler {
  if (perMinute === 0) return next;
  const byToken = new RateLimiterMemory({ points: perMinute, duration: minute });
  const byAddress = new RateLimiterMemory({ points: perMinute * peoplePerAddress, duration: minute });
  const refused = new RateLimiterMemory({ points: refusedPerMinute, duration: minute });

  async function check(request: IncomingMessage): Promise<number | undefined> {
    const address = clientAddress(request, isTrusted);
    const token = tokenOf(request);
    try {
      const seen = await refused.get(address);
      if (seen !== null && seen.consumedPoints > refusedPerMinute) throw seen;
      await byAddress.consume(address);
      if (token !== undefined) await byToken.consume(token);
      return undefined;
    } catch (limit) {
      if (!(limit instanceof RateLimiterRes)) throw limit;
      return Math.max(1, Math.ceil(limit.msBeforeNext / 1_000));
    }
  }

  return async (request, response) => {
    const seconds = await check(request);
    if (seconds === undefined) {
      response.once('finish', () => {
        if (response.statusCode === 401) void refused.penalty(clientAddress(request, isTrusted));
      });
      return next(request, response);
    }
    onLimited();
    response
      .writeHead(429, { ...apiHeaders, 'Content-Type': 'application/json', 'Retry-After': String(seconds) })
      .end(JSON.stringify(answer(seconds)));
  };
}

/** The end of the token, its signature: nobody else's has the same. */
function tokenOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization?.slice(-64);
}

function answer(seconds: number) {
  const message = `Too many requests. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`;
  return { code: 'too-many-requests', message };
}
