import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenVerifier } from './token-verifier.ts';

const issuer = 'https://id.example.test';
const audience = 'urn:example:library';
const now = new Date('2026-03-04T05:06:07Z');
const seconds = Math.floor(now.getTime() / 1000);

let keys: CryptoKeyPair;
let jwks: { readonly keys: readonly object[] };

beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256' }] };
});

const goodClaims = { sub: 'reader', iss: issuer, aud: audience, iat: seconds - 60, exp: seconds + 600 };

function sign(claims: JWTPayload = {}, header: Partial<JWTHeaderParameters> = {}, key = keys.privateKey) {
  const payload = { ...goodClaims, ...claims };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'at+jwt', ...header })
    .sign(key);
}

function verify(token: string) {
  return createTokenVerifier({ issuer, audience, jwks: jwks as { keys: [] }, now: () => now })(token);
}

describe('the check of access tokens', () => {
  it('yields the subject of a good token', async () => {
    expect(await verify(await sign())).toEqual({ subject: 'reader', expiresAt: expect.any(Date) });
  });

  it.each<[string, JWTPayload, Partial<JWTHeaderParameters>, string]>([
    ['an expired token', { exp: seconds - 31 }, {}, 'expired'],
    ['a token of the future', { nbf: seconds + 31 }, {}, 'not-yet-valid'],
    ['a token for somebody else', { aud: 'urn:example:museum' }, {}, 'wrong-audience'],
    ['a token of another issuer', { iss: 'https://evil.example' }, {}, 'wrong-issuer'],
    ['an ID token', {}, { typ: 'JWT' }, 'wrong-type'],
    ['a token signed with a key that nobody knows', {}, { kid: 'k2' }, 'forged'],
  ])('refuses %s [FAULT-25]', async (_what, claims, header, reason) => {
    await expect(verify(await sign(claims, header))).rejects.toMatchObject({
      name: 'TokenRefusedError',
      reason,
    });
  });

  it.each(['sub', 'exp', 'iat'])('refuses a token without "%s" [FAULT-25]', async (claim) => {
    await expect(verify(await sign({ [claim]: undefined }))).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('forgives clocks that differ by 30 seconds [FAULT-21]', async () => {
    await expect(verify(await sign({ exp: seconds - 29, nbf: seconds + 29 }))).resolves.toBeDefined();
  });

  it('refuses a token without a signature [FAULT-25]', async () => {
    const unsecured = new UnsecuredJWT(goodClaims).encode();
    await expect(verify(unsecured)).rejects.toMatchObject({ name: 'TokenRefusedError' });
    const [, payload] = (await sign()).split('.');
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    await expect(verify(`${header}.${payload}.`)).rejects.toMatchObject({ name: 'TokenRefusedError' });
  });

  it('refuses a token whose claims were changed, or signed by another key of the same name [FAULT-25]', async () => {
    const [header, , signature] = (await sign()).split('.');
    const claims = Buffer.from(JSON.stringify({ ...goodClaims, sub: 'admin' })).toString('base64url');
    await expect(verify(`${header}.${claims}.${signature}`)).rejects.toMatchObject({ reason: 'forged' });
    const other = await generateKeyPair('ES256');
    await expect(verify(await sign({}, {}, other.privateKey))).rejects.toMatchObject({ reason: 'forged' });
  });

  it('refuses a shared secret made of the public key [FAULT-25]', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(jwks.keys[0]));
    const header = { alg: 'HS256', kid: 'k1', typ: 'at+jwt' };
    const token = await new SignJWT(goodClaims).setProtectedHeader(header).sign(secret);
    await expect(verify(token)).rejects.toMatchObject({ name: 'TokenRefusedError' });
  });

  it('refuses an algorithm that is not ours, though the issuer has a key for it [FAULT-25]', async () => {
    const other = await generateKeyPair('ES384');
    const published = { keys: [{ ...(await exportJWK(other.publicKey)), kid: 'k3', alg: 'ES384' }] };
    const check = createTokenVerifier({ issuer, audience, jwks: published as { keys: [] }, now: () => now });
    const token = await sign({}, { alg: 'ES384', kid: 'k3' }, other.privateKey);
    await expect(check(token)).rejects.toMatchObject({ reason: 'forged' });
  });

  it('refuses a huge token before it looks into it [FAULT-25]', async () => {
    await expect(verify(await sign({ filler: 'x'.repeat(10_000) }))).rejects.toMatchObject({
      reason: 'too-long',
    });
  });

  it.each(['', 'x', '..', 'a.b.c', '{"sub":"reader"}'])('refuses the text "%s"', async (text) => {
    await expect(verify(text)).rejects.toMatchObject({ name: 'TokenRefusedError' });
  });

  it('tells nothing of the token in its error', async () => {
    const token = await sign({ exp: seconds - 100 });
    const error: unknown = await verify(token).catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain('reader');
    expect(error).not.toHaveProperty('cause');
  });
});

describe('the keys of an outside issuer', () => {
  let server: Server;
  let outside: string;
  let isDown = false;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (isDown) return void response.writeHead(503).end();
      const metadata = { issuer: outside, jwks_uri: `${outside}/keys` };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(request.url === '/keys' ? jwks : metadata));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => void server.close());

  it('are found through its discovery document', async () => {
    const check = createTokenVerifier({ issuer: outside, audience, now: () => now });
    expect(await check(await sign({ iss: outside }))).toEqual({
      subject: 'reader',
      expiresAt: expect.any(Date),
    });
    await expect(check(await sign({ iss: outside }, { kid: 'k9' }))).rejects.toMatchObject({
      reason: 'forged',
    });
  });

  it('are asked for again after the issuer was down, and its silence is not blamed on the token', async () => {
    const check = createTokenVerifier({ issuer: outside, audience, now: () => now });
    const token = await sign({ iss: outside });
    isDown = true;
    await expect(check(token)).rejects.toMatchObject({ name: 'IssuerUnreachableError' });
    isDown = false;
    await expect(check(token)).resolves.toEqual({ subject: 'reader', expiresAt: expect.any(Date) });
  });

  it('come with tokens of any type only where that is wanted, and never with ID tokens of the app', async () => {
    const check = createTokenVerifier({ issuer: outside, audience, isTypeOptional: true, now: () => now });
    await expect(check(await sign({ iss: outside }, { typ: 'JWT' }))).resolves.toBeDefined();
    const idToken = await sign({ iss: outside, aud: 'regimen-web' }, { typ: 'JWT' });
    await expect(check(idToken)).rejects.toMatchObject({ reason: 'wrong-audience' });
  });
});
