import { GatewayError } from '../../operation/errors.ts';
import { describeError, type Log } from '../../operation/log.ts';
import { sha256 } from '../../operation/sha256.ts';
import type { Queryable } from '../../store/database.ts';
import { countAttempt } from './attempts.ts';

/** Anonymous calls a minute of one IP address: they submit codes, which could be guessed. */
export const anonymousPerMinute = 20;

const minute = 60_000;

const action = 'anonymous';

export interface AnonymousLimitOptions {
  readonly database: Queryable;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Counts the calls of an address that need no user, in all gateways together. Yields the seconds to wait; `undefined`
 * where the call may pass. Addresses are kept as hashes, and for a minute after their last call.
 */
export function createAnonymousLimit({ database, now, log }: AnonymousLimitOptions) {
  return async (address: string): Promise<number | undefined> => {
    const at = now();
    try {
      await database.query(
        'delete from attempt where action = $1 and not exists (select from unnest(times) t where t > $2)',
        [action, new Date(at.getTime() - minute)],
      );
      const attempt = { action, author: sha256(address), at };
      await countAttempt(database, attempt, { within: minute, most: anonymousPerMinute });
      return undefined;
    } catch (error) {
      if (error instanceof GatewayError && error.status === 429)
        return Math.max(1, Number(error.headers['Retry-After']));
      // Lets it pass: each gateway counts by itself meanwhile.
      log.warn('limits.not-counted', describeError(error));
      return undefined;
    }
  };
}
