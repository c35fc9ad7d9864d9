import type { INavigator, UserManager } from 'oidc-client-ts';
import { loadPublicConfig } from './public-config.ts';
import { createTokenKeeper, type TokenKeeper } from './token-keeper.ts';
import { createUserManager } from './user-manager.ts';

/** The line to the identity provider. */
export interface Connection {
  readonly manager: UserManager;
  readonly tokens: TokenKeeper;
}

export interface ConnectionOptions {
  readonly navigator: INavigator | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Answers the one connection of the page, made when first asked for; a failure is forgotten. */
export function createConnector({ navigator, now }: ConnectionOptions): () => Promise<Connection> {
  let connecting: Promise<Connection> | undefined;

  async function connect(): Promise<Connection> {
    try {
      const manager = createUserManager(await loadPublicConfig(), navigator);
      return { manager, tokens: createTokenKeeper({ manager, now }) };
    } catch (error) {
      connecting = undefined;
      throw error;
    }
  }

  return () => {
    connecting ??= connect();
    return connecting;
  };
}
