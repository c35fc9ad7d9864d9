import { jsonObject } from '../../../engine/core/json/json.ts';
import { isOwnIssuer, type PublicConfig } from '../public-config.ts';
import { judgeToken, lifetimeOf, type TokenAge } from './token-age.ts';

/** The signed-in user: the part that pages read of what the OpenID library stores. */
export interface StoredUser {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
  /** Seconds since 1970. */
  readonly expires_at?: number;
  readonly profile: { readonly sub: string };
}

/** The tokens of this tab, without the library that fetches them: most pages only read what is there. */
export interface TokenStore {
  /** Reads who is signed in here. An unreadable entry is removed: one signs in again [AUTH-23]. */
  readonly user: () => StoredUser | undefined;
  readonly remove: () => void;
}

/** Prefix of the keys under which the library keeps tokens. */
const prefix = 'oidc.user:';

/**
 * The product's own provider renews by the cookie of its session, so each tab has tokens of its own, which end with
 * the tab. An outside one may give refresh tokens that may be used once: all tabs share those.
 */
export function tokenStorageOf(config: PublicConfig): Storage {
  return isOwnIssuer(config) ? sessionStorage : localStorage;
}

export function createTokenStore(config: PublicConfig): TokenStore {
  const key = `${prefix}${config.issuer}:${config.clientId}`;
  const storage = tokenStorageOf(config);
  const remove = () => storage.removeItem(key);
  // Releases before kept them there, on the disk.
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
