import type { Identity, RenewalOutcome } from './identity.ts';
import { alone } from './session-lock.ts';
import type { TokenStore } from './token-store.ts';

export interface Renewal {
  /** Replaces the current token, or fetches a first one; concurrent callers get the same result. */
  readonly renew: (held: string | undefined) => Promise<RenewalOutcome>;
  /** False for a moment after a failure, so that a failing provider does not get a request every two seconds. */
  readonly isWorthTrying: () => boolean;
}

export interface RenewalOptions {
  readonly identity: Identity;
  readonly store: TokenStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Milliseconds between attempts after a failure. */
const pause = 10_000;

export function createRenewal({ identity, store, now }: RenewalOptions): Renewal {
  let underWay: Promise<RenewalOutcome> | undefined;
  let notBefore = 0;

  async function exchange(held: string | undefined): Promise<RenewalOutcome> {
    const user = store.user();
    if (user === undefined && held !== undefined) return 'ended';
    if (user !== undefined && user.access_token !== held) return 'renewed';
    if (user?.refresh_token === undefined && !identity.knowsSession) return 'ended';
    const outcome = await identity.renew();
    if (outcome !== 'renewed') notBefore = now() + pause;
    return outcome;
  }

  return {
    isWorthTrying: () => now() >= notBefore,
    renew(held) {
      underWay ??= alone(() => exchange(held)).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}
