import { GatewayError } from '../../operation/errors.ts';
import { describeError, type Log } from '../../operation/log.ts';
import { sha256 } from '../../operation/sha256.ts';
import type { Queryable } from '../../store/database.ts';
import { countAttempt } from './attempts.ts';

/**
 * Maximum of anonymous calls per minute from one IP address: anonymous calls submit codes, which could be guessed.
 */
export const anonymousPerMinute = 20;

const minute = 60_000;

const action = 'anonymous';

export interface AnonymousLimitOptions {
  readonly database: Queryable;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Counts an address's anonymous calls across all gateways. Yields the seconds to wait, or `undefined` to pass. Stores
 * addresses as hashes, until a minute after their last call.
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
      // Lets the call pass: each gateway counts by itself meanwhile.
      log.warn('limits.not-counted', describeError(error));
      return undefined;
    }
  };
}
