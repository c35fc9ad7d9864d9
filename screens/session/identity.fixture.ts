import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { INavigator } from 'oidc-client-ts';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';

/** Issuer of the product's own provider, at the origin of the page. */
export const issuer = `${location.origin}/oidc`;

/** Issuer of an external provider. */
export const outsideIssuer = 'https://id.example';

/** Key under which `oidc-client-ts` stores the tokens of this client. */
export const tokenKey = `oidc.user:${issuer}:regimen-web`;
export const outsideTokenKey = `oidc.user:${outsideIssuer}:regimen-web`;

/** Key of the signed-in user in local storage, which all tabs share. */
export const signedInKey = 'signed_in_as';

export const librarian: UserProfile = {
  _id: 'user-1',
  id: 'user-1',
  auth0Id: 'demo|librarian',
  email: 'librarian@demo.test',
  firstName: 'Lena',
  lastName: 'Librarian',
  roles: ['librarian'],
  permissions: [],
  organizations: ['TOWN'],
};

export type TokenAnswer = 'tokens' | 'refused' | 'failing' | 'unreachable';

/** Fake of the gateway's public address and of an identity provider, as the page reaches them over the network. */
export interface IdentityDouble {
  readonly server: ReturnType<typeof setupServer>;
  /** Provider's answer to the next request for tokens, or for a code without a login. */
  answer: TokenAnswer;
  /** Issuer that signs users in. */
  issuer: string;
  readonly tokenRequests: URLSearchParams[];
  /** URLs at which a code was requested without leaving the page. */
  readonly silentRequests: URL[];
  /** URLs to which the page navigated away. */
  readonly visited: URL[];
  readonly navigator: INavigator;
}

export function createIdentityDouble(): IdentityDouble {
  const double: IdentityDouble = {
    answer: 'tokens',
    issuer,
    tokenRequests: [],
    silentRequests: [],
    visited: [],
    server: setupServer(
      http.get('/config.json', () =>
        HttpResponse.json({ issuer: double.issuer, clientId: 'regimen-web', scope: 'openid name email' }),
      ),
      ...[issuer, outsideIssuer].flatMap((each) => [
        http.get(`${each}/.well-known/openid-configuration`, () => HttpResponse.json(describe(each))),
        http.post(`${each}/token`, async ({ request }) => {
          double.tokenRequests.push(new URLSearchParams(await request.text()));
          return answerTokens(double);
        }),
      ]),
      http.get(`${issuer}/auth`, ({ request }) => {
        double.silentRequests.push(new URL(request.url));
        return answerSilently(double, new URL(request.url).searchParams);
      }),
      http.get('/signed-in', () => HttpResponse.html('<!doctype html>')),
    ),
    navigator: {
      prepare: async () => ({
        navigate: async ({ url }) => {
          double.visited.push(new URL(url));
          return { url };
        },
        close: () => undefined,
      }),
      callback: async () => undefined,
    },
  };
  return double;
}

function describe(each: string) {
  return {
    issuer: each,
    authorization_endpoint: `${each}/auth`,
    token_endpoint: `${each}/token`,
    jwks_uri: `${each}/jwks`,
    end_session_endpoint: `${each}/session/end`,
  };
}

/**
 * Answers a request with `prompt=none` that has a session's cookie: with a code, or with the reason why there is none.
 */
function answerSilently({ answer }: IdentityDouble, asked: URLSearchParams): Response {
  if (answer === 'unreachable') return HttpResponse.error();
  if (answer === 'failing') return HttpResponse.text('', { status: 500 });
  const back = new URLSearchParams({ state: asked.get('state') ?? '' });
  if (answer === 'refused') back.set('error', 'login_required');
  else back.set('code', 'silent');
  return HttpResponse.redirect(`${location.origin}/signed-in?${back}`, 303);
}

function answerTokens({ answer, issuer: asked, tokenRequests }: IdentityDouble): Response {
  if (answer === 'unreachable') return HttpResponse.error();
  if (answer === 'failing') return HttpResponse.json({ error: 'server_error' }, { status: 500 });
  if (answer === 'refused') return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
  const count = tokenRequests.length;
  return HttpResponse.json({
    access_token: accessToken(`renewed-${count}`),
    id_token: jwt({ iss: asked, sub: librarian.auth0Id, aud: 'regimen-web' }),
    ...(asked === issuer ? {} : { refresh_token: `refresh-${count}` }),
    token_type: 'Bearer',
    expires_in: 600,
  });
}

/** Builds an access token that is valid for ten minutes. */
export function accessToken(id: string): string {
  return jwt({ sub: librarian.auth0Id, jti: id, iat: 1_000, exp: 1_600 });
}

function jwt(claims: object): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
  return `${encode({ alg: 'ES256' })}.${encode(claims)}.signature`;
}

export interface StoredSession {
  /** Seconds that the access token has left. */
  readonly remaining: number;
  readonly subject?: string;
  /** True for an outside provider, whose refresh token all tabs share. */
  readonly isOutside?: boolean;
}

/** Puts a session into the browser. */
export function storeSession({
  remaining,
  subject = librarian.auth0Id,
  isOutside = false,
}: StoredSession): void {
  const iss = isOutside ? outsideIssuer : issuer;
  localStorage.setItem(signedInKey, subject);
  (isOutside ? localStorage : sessionStorage).setItem(
    isOutside ? outsideTokenKey : tokenKey,
    JSON.stringify({
      access_token: accessToken('first'),
      id_token: jwt({ iss, sub: subject, aud: 'regimen-web' }),
      ...(isOutside ? { refresh_token: 'refresh-0' } : {}),
      token_type: 'Bearer',
      scope: 'openid name email',
      profile: { sub: subject, iss, aud: 'regimen-web' },
      expires_at: Math.floor(Date.now() / 1000) + remaining,
    }),
  );
}

/** Runs work as if another tab of the browser did it, and notifies this tab. */
export function inAnotherTab(work: () => void): void {
  work();
  dispatchEvent(new StorageEvent('storage', { key: signedInKey }));
}
