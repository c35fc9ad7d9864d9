import type {
  AccessToken,
  AdapterFactory,
  ClientCredentials,
  Configuration,
  KoaContextWithOIDC,
} from 'oidc-provider';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { Accounts } from '../accounts/accounts.ts';
import { renderMessagePage } from '../pages/message-page.ts';
import type { SessionKeeper } from '../sessions/session-keeper.ts';
import { gatewayAudience } from '../tokens/token-verifier.ts';
import type { ProviderKeys } from './keys.ts';
import { answerSignOut, endWithSession } from './sign-out.ts';

export interface ProviderOptions {
  readonly issuer: string;
  /** Path of the issuer, e.g. `/oidc`. */
  readonly basePath: string;
  /** Origin of the app: the only one that receives codes. */
  readonly origin: string;
  readonly clientId: string;
  readonly productTitle: string;
  readonly accounts: Accounts;
  readonly keys: ProviderKeys;
  readonly adapter: AdapterFactory;
  readonly sessions: Pick<SessionKeeper, 'end'>;
  /** Lifetime of access tokens in seconds. */
  readonly accessTokenLifetime: number;
  /** Seconds from sign-in until the user has to sign in again. */
  readonly sessionLifetime: number;
}

const scopes = ['openid', 'name', 'email'];

/**
 * Creates an OpenID Connect provider for one public client: authorization code with PKCE only, no sign-up, dynamic
 * registration, or consent page (app and provider are one product).
 */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, {
    ...clientSettings(options),
    ...accountSettings(options.accounts),
    adapter: options.adapter,
    jwks: { keys: options.keys.signing.map((key) => ({ ...key })) },
    cookies: cookieSettings(options),
    features: featureSettings(options),
    ttl: lifetimes(options),
    interactions: { url: (_context, { uid }) => `${options.basePath}/interaction/${uid}` },
    loadExistingGrant,
    renderError: async (context) => sendRefusal(context, options),
    // Issues no refresh tokens: the page renews tokens by the session's cookie only, so that no script can read a
    // lasting secret.
    issueRefreshToken: async () => false,
    extraTokenClaims: async (_context, token) => ({ sid: sessionOf(token) }),
  });
  provider.use(endWithSession(options.sessions));
  // Trusts the proxy's headers where the issuer's URL is https, since the gateway itself serves plain HTTP (see
  // http/public-origin.ts).
  provider.proxy = options.issuer.startsWith('https:');
  return provider;
}

function clientSettings({ origin, clientId, productTitle }: ProviderOptions): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_name: productTitle,
        application_type: 'web',
        redirect_uris: [`${origin}/signed-in`],
        post_logout_redirect_uris: [`${origin}/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    clientBasedCORS: (_context, asking) => asking === origin,
  };
}

function accountSettings(accounts: Accounts): Configuration {
  return {
    scopes,
    claims: {
      openid: ['sub'],
      name: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    // Puts the claims into the ID token, since there is no UserInfo endpoint.
    conformIdTokenClaims: false,
    async findAccount(_context, subject) {
      const account = await accounts.find(subject);
      if (account === undefined) return undefined;
      const { email, firstName, lastName } = account;
      const name = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName };
      return {
        accountId: subject,
        claims: async () => ({ sub: subject, ...name, email, email_verified: true }),
      };
    },
  };
}

/**
 * Builds names of cookies that differ by installation, since all ports of a host share cookies. With TLS, name
 * prefixes keep other hosts and HTTP from setting a session (RFC 6265bis, 4.1.3); login cookies cannot have `__Host-`
 * (path `/`).
 */
function cookieSettings({ basePath, keys, origin }: ProviderOptions): NonNullable<Configuration['cookies']> {
  const { port, protocol } = new URL(origin);
  const secure = protocol === 'https:';
  const suffix = port || 'default';
  const common = { httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    names: {
      session: `${secure ? '__Host-' : ''}identity_session_${suffix}`,
      interaction: `${secure ? '__Secure-' : ''}identity_login_${suffix}`,
      resume: `${secure ? '__Secure-' : ''}identity_resume_${suffix}`,
    },
    keys: [...keys.cookies],
    long: { ...common, path: secure ? '/' : basePath },
    short: common,
  };
}

function sessionOf(token: AccessToken | ClientCredentials): string | undefined {
  return 'sessionUid' in token ? token.sessionUid : undefined;
}

function featureSettings(options: ProviderOptions): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => gatewayAudience,
      useGrantedResource: async () => true,
      getResourceServerInfo: async () => ({
        scope: '',
        audience: gatewayAudience,
        accessTokenTTL: options.accessTokenLifetime,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => answerSignOut(context, form, options),
      async postLogoutSuccessSource(context) {
        sendMessage(context, options, {
          title: 'Signed out',
          message: 'Your session has ended in every page.',
        });
      },
    },
  };
}

function lifetimes({
  accessTokenLifetime,
  sessionLifetime,
}: ProviderOptions): NonNullable<Configuration['ttl']> {
  return {
    AccessToken: accessTokenLifetime,
    AuthorizationCode: 60,
    IdToken: accessTokenLifetime,
    Interaction: 60 * 60,
    Grant: sessionLifetime,
    Session: sessionLifetime,
  };
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { session, client, provider } = oidc;
  const accountId = session?.accountId;
  if (client === undefined || session === undefined || accountId === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const standing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (standing?.accountId === accountId) return standing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}

function sendRefusal(context: KoaContextWithOIDC, options: ProviderOptions): void {
  sendMessage(context, options, {
    title: 'Signing in did not work',
    message: 'The request was incomplete, was used before, or took too long. Go back and sign in again.',
  });
}

function sendMessage(
  context: KoaContextWithOIDC,
  { productTitle, origin }: ProviderOptions,
  text: { readonly title: string; readonly message: string },
): void {
  context.type = 'html';
  context.body = renderMessagePage({ ...text, productTitle, home: `${origin}/` });
}
