import { jsonObject } from '../../../engine/core/json/json.ts';
import { isOwnIssuer, type PublicConfig } from '../public-config.ts';
import { judgeToken, lifetimeOf, type TokenAge } from './token-age.ts';

/** Signed-in user: the part of the OpenID library's entry that pages read. */
export interface StoredUser {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
  /** Expiry in seconds since 1970. */
  readonly expires_at?: number;
  readonly profile: { readonly sub: string };
}

/** Tokens of this tab, separate from the library that fetches them, since most pages only read tokens. */
export interface TokenStore {
  /**
   * Reads the signed-in user of this tab. Removes an unreadable entry, so that the user has to sign in again
   * [AUTH-23].
   */
  readonly user: () => StoredUser | undefined;
  readonly remove: () => void;
}

/** Prefix of the library's keys for tokens. */
const prefix = 'oidc.user:';

/**
 * Chooses the storage. With the product's own provider, which renews by cookie, each tab has its own tokens in session
 * storage. With an external provider, all tabs share local storage, since its refresh tokens may be usable only once.
 */
export function tokenStorageOf(config: PublicConfig): Storage {
  return isOwnIssuer(config) ? sessionStorage : localStorage;
}

export function createTokenStore(config: PublicConfig): TokenStore {
  const key = `${prefix}${config.issuer}:${config.clientId}`;
  const storage = tokenStorageOf(config);
  const remove = () => storage.removeItem(key);
  // Removes the token that earlier releases kept in `localStorage`, on the disk.
  if (storage !== localStorage) localStorage.removeItem(key);
  return {
    remove,
    user() {
      const user = readUser(storage.getItem(key));
      if (user === undefined) remove();
      return user;
    },
  };
}

/** Judges the age of the token; `now` in milliseconds since 1970. */
export function ageOf(user: StoredUser, now: number): TokenAge {
  const times = { expiresAt: user.expires_at ?? 0, lifetime: lifetimeOf(user.access_token) };
  return judgeToken(times, now / 1000);
}

function readUser(text: string | null): StoredUser | undefined {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    return isStoredUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

function isStoredUser(value: unknown): value is StoredUser {
  const { access_token: token, profile } = jsonObject(value);
  return typeof token === 'string' && typeof jsonObject(profile)['sub'] === 'string';
}
