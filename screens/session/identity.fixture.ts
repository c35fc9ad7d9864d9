import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { INavigator } from 'oidc-client-ts';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';

export const issuer = `${location.origin}/oidc`;

/** Key that `oidc-client-ts` keeps the tokens of this client under. */
export const tokenKey = `oidc.user:${issuer}:regimen-web`;

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

/** The gateway's public address and an identity provider, as the page sees them over the network. */
export interface IdentityDouble {
  readonly server: ReturnType<typeof setupServer>;
  /** What the token endpoint answers next. */
  answer: TokenAnswer;
  readonly tokenRequests: URLSearchParams[];
  /** Addresses that the page left for. */
  readonly visited: URL[];
  readonly navigator: INavigator;
}

export function createIdentityDouble(): IdentityDouble {
  const double: IdentityDouble = {
    answer: 'tokens',
    tokenRequests: [],
    visited: [],
    server: setupServer(
      http.get('/config.json', () =>
        HttpResponse.json({ issuer, clientId: 'regimen-web', scope: 'openid name email' }),
      ),
      http.get('/oidc/.well-known/openid-configuration', () => HttpResponse.json(description)),
      http.post('/oidc/token', async ({ request }) => {
        double.tokenRequests.push(new URLSearchParams(await request.text()));
        return answerTokens(double);
      }),
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

const description = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/session/end`,
};

function answerTokens({ answer, tokenRequests }: IdentityDouble): Response {
  if (answer === 'unreachable') return HttpResponse.error();
  if (answer === 'failing') return HttpResponse.json({ error: 'server_error' }, { status: 500 });
  if (answer === 'refused') return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
  const count = tokenRequests.length;
  return HttpResponse.json({
    access_token: accessToken(`renewed-${count}`),
    id_token: jwt({ iss: issuer, sub: librarian.auth0Id, aud: 'regimen-web' }),
    refresh_token: `refresh-${count}`,
    token_type: 'Bearer',
    expires_in: 600,
  });
}

/** An access token of ten minutes. */
export function accessToken(id: string): string {
  return jwt({ sub: librarian.auth0Id, jti: id, iat: 1_000, exp: 1_600 });
}

function jwt(claims: object): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
  return `${encode({ alg: 'ES256' })}.${encode(claims)}.signature`;
}

/** Puts a session into the browser whose access token has so many seconds left. */
export function storeSession({
  remaining,
  subject = librarian.auth0Id,
}: {
  readonly remaining: number;
  readonly subject?: string;
}): void {
  localStorage.setItem(
    tokenKey,
    JSON.stringify({
      access_token: accessToken('first'),
      id_token: jwt({ iss: issuer, sub: subject, aud: 'regimen-web' }),
      refresh_token: 'refresh-0',
      token_type: 'Bearer',
      scope: 'openid name email',
      profile: { sub: subject, iss: issuer, aud: 'regimen-web' },
      expires_at: Math.floor(Date.now() / 1000) + remaining,
    }),
  );
}

/** What the other tabs of the browser do to this one. */
export function inAnotherTab(work: () => void): void {
  work();
  dispatchEvent(new StorageEvent('storage', { key: tokenKey }));
}
