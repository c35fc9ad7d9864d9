import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../operation/config-error.ts';
import type { Log } from '../operation/log.ts';
import { silentLog } from '../operation/log.ts';
import { openOutsideIdentity } from './outside-identity.ts';

const audience = 'https://library.test/api';
const keys = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
let server: Server;
let issuer: string;
let isAway = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isAway) return void response.writeHead(503).end();
    const documents: Readonly<Record<string, unknown>> = {
      '/.well-known/openid-configuration': {
        ...{ issuer, jwks_uri: `${issuer}keys` },
        token_endpoint: 'https://tokens.id.test/oauth/token',
      },
      '/keys': { keys: [jwk] },
    };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(documents[(request.url ?? '').replace('//', '/')]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Issuer with a slash at the end, as some providers and their tokens name it.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => server.close());

function tokenFor(whom: string): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT' })
    .setSubject('auth0|ann')
    .setIssuer(issuer)
    .setAudience(whom)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(keys.privateKey);
}

describe('an outside identity provider', () => {
  it('is known by the issuer that its tokens name, and by no other audience than ours', async () => {
    const { verifyToken } = await openOutsideIdentity({ issuer, audience, log: silentLog });
    expect(await verifyToken(await tokenFor(audience))).toMatchObject({ subject: 'auth0|ann' });
    await expect(verifyToken(await tokenFor('regimen-web'))).rejects.toMatchObject({
      reason: 'wrong-audience',
    });
  });

  it.each([
    ['without the slash at its end', () => issuer.slice(0, -1)],
    ['with a slash more', () => `${issuer}/`],
  ])('is refused at the start %s, with both names', async (_how, written) => {
    const opening = openOutsideIdentity({ issuer: written(), audience, log: silentLog });
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(
      `OIDC_ISSUER is "${written()}", but the provider there calls itself "${issuer}"`,
    );
  });

  it('is noted when it is away at the start, and asked again when the page is', async () => {
    isAway = true;
    const events: string[] = [];
    const log: Log = { ...silentLog, warn: (event) => events.push(event) };
    const { origins } = await openOutsideIdentity({ issuer, audience, log });
    await expect.poll(() => events).toEqual(['identity.unreachable']);
    isAway = false;
    const known = [new URL(issuer).origin, 'https://tokens.id.test'];
    await expect.poll(() => origins()).toEqual(known);
  });
});
