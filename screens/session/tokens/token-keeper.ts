import { CallError } from '../../../engine/react/client/call-error.ts';
import { SessionError, sentences } from '../sentences.ts';
import type { IdentityProvider, RenewalOutcome } from './identity.ts';
import { alone } from './session-lock.ts';
import { ageOf, type StoredUser, type TokenStore } from './token-store.ts';

interface Renewal {
  /** Replaces the current token, or fetches a first one; concurrent callers get the same result. */
  readonly renew: (held: string | undefined) => Promise<RenewalOutcome>;
  /**
   * Reports whether to try a renewal; false for a while after a failure, so that a failing provider is not called
   * every two seconds.
   */
  readonly isWorthTrying: () => boolean;
}

interface RenewalOptions {
  readonly identity: IdentityProvider;
  readonly store: TokenStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Milliseconds between attempts after a failure. */
const pause = 10_000;

function createRenewal({ identity, store, now }: RenewalOptions): Renewal {
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

/**
 * Outcome of checking a token. `kept`: a token is available; `ended`: the token has expired and no other is available.
 */
export type TokenStanding = 'kept' | 'ended';

/** Keeper of the tokens in the browser, which renews them in time. */
export interface TokenKeeper {
  /**
   * Returns a token that will not expire on the way to the server; undefined after the session's end. Throws when the
   * provider is unavailable and the token has expired.
   */
  readonly tokenFor: (user: StoredUser) => Promise<string | undefined>;
  /**
   * Fetches the first token of a new tab, through the session that another tab has begun. Throws when the provider is
   * unavailable.
   */
  readonly join: () => Promise<StoredUser | undefined>;
  /** Renews a token that is due; a failure has no effect as long as the token is valid. */
  readonly check: (user: StoredUser) => Promise<TokenStanding>;
  /** Replaces a token that the gateway refused, once in succession. */
  readonly replace: (user: StoredUser) => Promise<TokenStanding>;
}

export interface TokenKeeperOptions {
  readonly identity: IdentityProvider;
  readonly store: TokenStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createTokenKeeper({ identity, store, now }: TokenKeeperOptions): TokenKeeper {
  const renewal = createRenewal({ identity, store, now });
  const currentToken = () => store.user()?.access_token;
  let replacement: string | undefined;
  return {
    async tokenFor(user) {
      const age = ageOf(user, now());
      if (age === 'valid' || age === 'due') return user.access_token;
      const outcome = await renewal.renew(user.access_token);
      if (outcome === 'renewed') return currentToken();
      if (age === 'expiring') return user.access_token;
      if (outcome === 'ended') return undefined;
      throw notRenewed();
    },
    async join() {
      if ((await renewal.renew(undefined)) === 'later') throw new SessionError(sentences.identityUnreachable);
      return store.user();
    },
    async check(user) {
      if (ageOf(user, now()) === 'valid' || !renewal.isWorthTrying()) return 'kept';
      const outcome = await renewal.renew(user.access_token);
      return outcome === 'ended' && ageOf(user, now()) === 'expired' ? 'ended' : 'kept';
    },
    async replace(user) {
      if (user.access_token === replacement) return 'ended';
      const outcome = await renewal.renew(user.access_token);
      if (outcome === 'renewed') replacement = currentToken();
      return outcome === 'ended' ? 'ended' : 'kept';
    },
  };
}

function notRenewed(): CallError {
  return new CallError({ status: 0, code: 'identity-unreachable', message: sentences.notRenewed });
}
