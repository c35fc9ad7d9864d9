import type { INavigator, UserManager } from 'oidc-client-ts';
import { onceItSucceeds } from '../../../engine/core/compute/once-it-succeeds.ts';
import { isOwnIssuer, type PublicConfig } from '../public-config.ts';

/** `later`: the provider did not answer sensibly, which says nothing about the session. `ended`: it said no. */
export type RenewalOutcome = 'renewed' | 'later' | 'ended';

/** The identity provider, for what only it can do. */
export interface Identity {
  /** Preloads the library. Fails silently: it is fetched again when it is needed. */
  readonly prepare: () => Promise<void>;
  readonly signIn: () => Promise<void>;
  /** Takes what the provider answers in the address of the page. Throws where that is nothing good. */
  readonly takeAnswer: () => Promise<void>;
  readonly renew: () => Promise<RenewalOutcome>;
  /** True where it gives tokens by the cookie of its session alone, without a refresh token. */
  readonly knowsSession: boolean;
  readonly signOut: (idToken: string | undefined) => Promise<void>;
}

interface Library {
  readonly manager: UserManager;
  readonly isFinal: (error: unknown) => boolean;
}

/** The OpenID library is a large part of a page's script that few pages use: it is loaded with its first use. */
export function createIdentity(config: PublicConfig, navigator: INavigator | undefined): Identity {
  const library = onceItSucceeds(async (): Promise<Library> => {
    const { createUserManager, isFinal } = await import('./user-manager.ts');
    return { manager: createUserManager(config, navigator), isFinal };
  });

  async function manager(): Promise<UserManager> {
    return (await library()).manager;
  }

  async function renew(): Promise<RenewalOutcome> {
    const loaded = await library().catch(() => undefined);
    try {
      if (loaded === undefined) return 'later';
      await loaded.manager.signinSilent();
      return 'renewed';
    } catch (error) {
      return loaded?.isFinal(error) === true ? 'ended' : 'later';
    }
  }

  return {
    renew,
    knowsSession: isOwnIssuer(config),
    prepare: () =>
      library().then(
        () => {},
        () => {},
      ),
    signIn: async () => (await manager()).signinRedirect(),
    takeAnswer: async () => void (await (await manager()).signinRedirectCallback()),
    signOut: async (idToken) =>
      (await manager()).signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken }),
  };
}
