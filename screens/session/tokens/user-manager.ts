import { ErrorResponse, type INavigator, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { isOwnIssuer, type PublicConfig } from '../public-config.ts';
import { callbackPath } from '../return-path.ts';
import { tokenStorageOf } from './token-store.ts';

/** Seconds for an answer of the identity provider. */
const timeout = 10;

/**
 * Creates the OpenID Connect client: authorization code with PKCE. Stores tokens where `token-store.ts` reads them;
 * `token-age.ts` decides when they are renewed.
 */
export function createUserManager(config: PublicConfig, navigator: INavigator | undefined): UserManager {
  return new UserManager(
    {
      authority: config.issuer,
      client_id: config.clientId,
      scope: config.scope,
      ...(config.audience === undefined ? {} : { extraQueryParams: { audience: config.audience } }),
      redirect_uri: location.origin + callbackPath,
      post_logout_redirect_uri: `${location.origin}/`,
      automaticSilentRenew: false,
      monitorSession: false,
      requestTimeoutInSeconds: timeout,
      silentRequestTimeoutInSeconds: timeout,
      userStore: new WebStorageStateStore({ store: tokenStorageOf(config) }),
      stateStore: new WebStorageStateStore({ store: sessionStorage }),
      staleStateAgeInSeconds: 60 * 60,
    },
    navigator,
    undefined,
    isOwnIssuer(config) ? createOwnIssuerNavigator(timeout) : undefined,
  );
}

/** Errors of RFC 6749 (5.2) and OpenID Connect (3.1.2.6) that a retry would not resolve. */
const finalErrors = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'invalid_grant',
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
]);

/** Reports whether the provider's refusal is final, so that a retry is useless. */
export function isFinal(error: unknown): boolean {
  return error instanceof ErrorResponse && finalErrors.has(error.error ?? '');
}

/**
 * Creates a navigator that fetches the authorization URL of this page's own origin, without a redirect or a hidden
 * frame: the answer is a redirect to this origin, whose final URL the page may read. The session cookie alone
 * authenticates the request.
 *
 * @param timeout seconds
 */
function createOwnIssuerNavigator(timeout: number): INavigator {
  return {
    prepare: async () => ({
      async navigate({ url }) {
        const answer = await fetch(url, {
          credentials: 'same-origin',
          cache: 'no-store',
          headers: { Accept: 'text/html' },
          signal: AbortSignal.timeout(timeout * 1_000),
        });
        await answer.body?.cancel();
        return { url: answer.url };
      },
      close: () => undefined,
    }),
    callback: async () => undefined,
  };
}
