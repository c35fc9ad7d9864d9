import type { INavigator } from 'oidc-client-ts';
import { onceItSucceeds } from '../../../engine/core/compute/once-it-succeeds.ts';
import { loadPublicConfig } from '../public-config.ts';
import { createIdentity, type IdentityProvider } from './identity.ts';
import { createTokenKeeper, type TokenKeeper } from './token-keeper.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

/** Connection to the identity provider. */
export interface Connection {
  readonly identity: IdentityProvider;
  readonly store: TokenStore;
  readonly tokens: TokenKeeper;
}

export interface ConnectionOptions {
  readonly navigator: INavigator | undefined;
  /** Current time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Makes a function that returns the page's only connection, made on first use; a failure is not cached. */
export function createConnector({ navigator, now }: ConnectionOptions): () => Promise<Connection> {
  return onceItSucceeds(async () => {
    const config = await loadPublicConfig();
    const identity = createIdentity(config, navigator);
    const store = createTokenStore(config);
    return { identity, store, tokens: createTokenKeeper({ identity, store, now }) };
  });
}
