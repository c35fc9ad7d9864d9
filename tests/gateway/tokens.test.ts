import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokenVerifier } from '../../gateway/identity/tokens/token-verifier.ts';
import { embeddedHost } from '../../gateway/testing/database-hosts.ts';
import { useLibraryGateway } from '../../gateway/testing/library-gateway.ts';

const issuer = 'https://id.test';
const audience = 'urn:regimen:gateway';
const keys = await generateKeyPair('ES256');
const strangers = await generateKeyPair('ES256');
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };

interface TokenParts {
  readonly issuer?: string;
  readonly audience?: string;
  readonly type?: string;
  readonly expires?: string;
  readonly notBefore?: string;
  readonly key?: CryptoKey;
}

function token(parts: TokenParts = {}): Promise<string> {
  const jwt = new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: parts.type ?? 'at+jwt' })
    .setSubject('ann')
    .setIssuer(parts.issuer ?? issuer)
    .setAudience(parts.audience ?? audience)
    .setIssuedAt()
    .setExpirationTime(parts.expires ?? '5m');
  if (parts.notBefore !== undefined) jwt.setNotBefore(parts.notBefore);
  return jwt.sign(parts.key ?? keys.privateKey);
}

function unsigned(): string {
  return new UnsecuredJWT({})
    .setSubject('ann')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .encode();
}

describe('a bearer token', () => {
  const verifyToken = createTokenVerifier({ issuer, audience, jwks: { keys: [jwk] } });
  const { gateway } = useLibraryGateway(embeddedHost, { verifyToken });
  const ask = async (bearer: string) => {
    const headers = { Authorization: `Bearer ${bearer}` };
    return gateway().fetch(new Request('http://gateway.test/api/library/me', { headers }));
  };

  it('lets in whom its issuer stands by [CALLS-01]', async () => {
    expect((await ask(await token())).status).toBe(200);
  });

  it.each([
    ['expired', () => token({ expires: '-5m' })],
    ['not valid yet', () => token({ notBefore: '5m' })],
    ['of another issuer', () => token({ issuer: 'https://elsewhere.test' })],
    ['meant for somebody else', () => token({ audience: 'urn:other' })],
    ['an id token', () => token({ type: 'JWT' })],
    ['signed by a stranger', () => token({ key: strangers.privateKey })],
    ['not signed at all', async () => unsigned()],
    ['huge', async () => 'a'.repeat(100_000)],
    ['no token', async () => 'ann'],
  ])('is refused with 401 when it is %s [FAULT-25]', async (_what, make) => {
    const response = await ask(await make());
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      401,
      'unauthenticated',
    ]);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });
});
