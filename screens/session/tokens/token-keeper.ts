import { GatewayError } from '../../../engine/react/client/gateway-error.ts';
import { SessionError, sentences } from '../sentences.ts';
import type { Identity } from './identity.ts';
import { createRenewal } from './renewal.ts';
import { ageOf, type StoredUser, type TokenStore } from './token-store.ts';

/** `ended`: the token proves nothing any more and there is no other to be had. */
export type Standing = 'kept' | 'ended';

/** The tokens in the browser, renewed as they grow old. */
export interface TokenKeeper {
  /**
   * A token that will not end on its way; undefined when the session ended. Throws when the provider cannot be
   * reached and the token that is there has expired.
   */
  readonly tokenFor: (user: StoredUser) => Promise<string | undefined>;
  /** A first token for a new tab, by the session that another one has begun. Throws when that cannot be found out. */
  readonly join: () => Promise<StoredUser | undefined>;
  /** Renews a token whose time has come; a failure says nothing as long as the token is good. */
  readonly check: (user: StoredUser) => Promise<Standing>;
  /** Gets another token for one that the gateway refused; only once in a row. */
  readonly replace: (user: StoredUser) => Promise<Standing>;
}

export interface TokenKeeperOptions {
  readonly identity: Identity;
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

function notRenewed(): GatewayError {
  return new GatewayError({ status: 0, code: 'identity-unreachable', message: sentences.notRenewed });
}
