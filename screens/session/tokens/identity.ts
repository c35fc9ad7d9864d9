import type { INavigator, UserManager } from 'oidc-client-ts';
import { onceItSucceeds } from '../../../engine/core/compute/once-it-succeeds.ts';
import { isOwnIssuer, type PublicConfig } from '../public-config.ts';

/**
 * Outcome of a renewal. `later`: the provider gave no usable answer, so that the session may still be active; `ended`:
 * the provider refused.
 */
export type RenewalOutcome = 'renewed' | 'later' | 'ended';

/** Operations of the identity provider. */
export interface IdentityProvider {
  /** Preloads the library; ignores a failure, since the library is fetched again when needed. */
  readonly prepare: () => Promise<void>;
  readonly signIn: () => Promise<void>;
  /** Reads the provider's answer in the URL of the page. Throws for an error or an invalid answer. */
  readonly takeAnswer: () => Promise<void>;
  readonly renew: () => Promise<RenewalOutcome>;
  /** True if the provider issues tokens by its session cookie, without a refresh token. */
  readonly knowsSession: boolean;
  readonly signOut: (idToken: string | undefined) => Promise<void>;
}

interface Library {
  readonly manager: UserManager;
  readonly isFinal: (error: unknown) => boolean;
}

/** Makes the identity provider's client. The OpenID library, large and rarely needed, is loaded on first use. */
export function createIdentity(config: PublicConfig, navigator: INavigator | undefined): IdentityProvider {
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
