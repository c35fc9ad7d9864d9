import { type INavigator, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { PublicConfig } from './public-config.ts';

export const callbackPath = '/signed-in';

/** Seconds that the identity provider may take to answer. */
const patience = 10;

/**
 * The library that speaks OpenID Connect: authorization code with PKCE, tokens kept for all tabs of the browser.
 * When to renew is ours to say (`token-age.ts`).
 */
export function createUserManager(config: PublicConfig, navigator: INavigator | undefined): UserManager {
  return new UserManager(
    {
      authority: config.issuer,
      client_id: config.clientId,
      scope: config.scope,
      redirect_uri: location.origin + callbackPath,
      post_logout_redirect_uri: `${location.origin}/`,
      automaticSilentRenew: false,
      monitorSession: false,
      requestTimeoutInSeconds: patience,
      silentRequestTimeoutInSeconds: patience,
      userStore: new WebStorageStateStore({ store: localStorage }),
      stateStore: new WebStorageStateStore({ store: localStorage }),
      staleStateAgeInSeconds: 60 * 60,
    },
    navigator,
  );
}

/** Where the library keeps tokens; other tabs see its changes. */
export function isTokenKey(key: string | null): boolean {
  return key === null || key.startsWith('oidc.user:');
}
