import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenVerifier } from '../../identity/tokens/token-verifier.ts';
import { Channels } from '../../store/channels.ts';
import { trustIn } from '../client-address.ts';
import { type Listening, listen } from '../listen.ts';
import { withRateLimit } from './rate-limit.ts';
import { SharedCounts } from './shared-counts.ts';

const issuer = 'https://id.test';
const audience = 'urn:test';
const keys = await generateKeyPair('ES256');
const strangers = await generateKeyPair('ES256');
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
const perMinute = 5;

function tokenOf(subject: string, expires = '5m', key = keys.privateKey): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'at+jwt' })
    .setSubject(subject)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(0)
    .setExpirationTime(expires)
    .sign(key);
}

/** Encodes the same token differently: the last four bits of an encoded ES256 signature are unused. */
function writtenOtherwise(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return token.slice(0, -1) + letters[letters.indexOf(token.slice(-1)) + 1];
}

function serve(shared?: SharedCounts): Promise<Listening> {
  const verifyToken = createTokenVerifier({ issuer, audience, jwks: { keys: [jwk] } });
  const isAnonymous = ({ url }: { readonly url?: string | undefined }) => url === '/anonymous';
  const options = {
    ...{ perMinute, verifyToken, isTrusted: trustIn(['127.0.0.1']), onLimited: () => undefined },
    isAnonymous,
    waitOfAnonymous: async () => undefined,
    ...(shared && { shared }),
  };
  const handler = withRateLimit((_request, response) => void response.end('passed'), options);
  return listen(handler, { port: 0 });
}

describe('the limit of requests', () => {
  let listening: Listening;

  beforeAll(async () => {
    listening = await serve();
  });

  afterAll(() => listening.close());

  /** Lists the statuses of requests from an address, one after the other. */
  async function ask(
    times: number,
    address: string | ((n: number) => string),
    authorization?: (n: number) => string,
    { path = '/', of = listening } = {},
  ): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const headers = {
        'X-Forwarded-For': typeof address === 'string' ? address : address(n),
        ...(authorization === undefined ? {} : { Authorization: authorization(n) }),
      };
      const response = await fetch(`http://127.0.0.1:${of.port}${path}`, { headers });
      statuses.push(response.status);
    }
    return statuses;
  }

  it('is not reached by calls without a token, nor does it lock anybody else out for them [FAULT-74]', async () => {
    const office = '198.51.100.1';
    expect(new Set(await ask(62, office))).toEqual(new Set([200]));
    expect(await ask(1, office)).toEqual([200]);
    const token = await tokenOf('ann');
    expect(await ask(1, office, () => `Bearer ${token}`)).toEqual([200]);
  });

  it('makes guesses wait, and neither a good token nor the page that come from the same address [FAULT-74]', async () => {
    const office = '198.51.100.2';
    const forged = await tokenOf('ann', '5m', strangers.privateKey);
    const guesses = await ask(70, office, (n) => (n % 2 === 0 ? `Bearer ${forged}` : `Basic ${n}`));
    expect([guesses[0], guesses.at(-1)]).toEqual([200, 429]);
    const token = await tokenOf('ben');
    expect(await ask(2, office, () => `Bearer ${token}`)).toEqual([200, 200]);
    expect(await ask(2, office)).toEqual([200, 200]);
  });

  it('takes a token that has ended for no guess', async () => {
    const token = await tokenOf('ann', '-5m');
    expect(new Set(await ask(70, '198.51.100.3', () => `Bearer ${token}`))).toEqual(new Set([200]));
  });

  it('counts what one user sends, from wherever and however the signature is written [FAULT-74]', async () => {
    const token = await tokenOf('cay');
    const other = writtenOtherwise(token);
    const another = await tokenOf('cay', '6m');
    const spellings = [token, other, another];
    const statuses = await ask(perMinute, '198.51.100.4', (n) => `Bearer ${spellings[n % 3]}`);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const spelling of spellings)
      expect(await ask(1, '198.51.100.5', () => `Bearer ${spelling}`)).toEqual([429]);
    const somebody = await tokenOf('dot');
    expect(await ask(1, '198.51.100.4', () => `Bearer ${somebody}`)).toEqual([200]);
  });

  it('lets an address guess at codes twenty times a minute, and leaves its other requests alone', async () => {
    const office = '198.51.100.7';
    const statuses = await ask(21, office, undefined, { path: '/anonymous' });
    expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([200, 200, 429]);
    const token = await tokenOf('eve');
    expect(await ask(1, office, () => `Bearer ${token}`, { path: '/anonymous' })).toEqual([429]);
    expect(await ask(1, office, () => `Bearer ${token}`)).toEqual([200]);
    expect(await ask(1, office)).toEqual([200]);
  });

  it('takes all addresses of a network of IPv6 for those of one client', async () => {
    const statuses = await ask(21, (n) => `2001:db8:1:2::${n}`, undefined, { path: '/anonymous' });
    expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([200, 200, 429]);
    expect(await ask(1, '2001:db8:1:3::1', undefined, { path: '/anonymous' })).toEqual([200]);
  });

  it('lets an address without tokens send as much as twenty people, and then asks for patience', async () => {
    const statuses = await ask(perMinute * 20 + 1, '198.51.100.6');
    expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([200, 200, 429]);
  });

  it('counts what one user sends through several gateways together, and names nobody to them', async () => {
    const channels = new Channels();
    const said: string[] = [];
    const database = {
      say(channel: string, text: string) {
        said.push(text);
        channels.notify(channel, text);
      },
      listen: (channel: string, heard: (text?: string) => void) => channels.listen(channel, heard),
    };
    const shares = [new SharedCounts(database, 5), new SharedCounts(database, 5)];
    const gateways = await Promise.all(shares.map(serve));
    const [bearer, gus] = [`Bearer ${await tokenOf('flo')}`, await tokenOf('gus')];
    const send = (times: number, of: Listening | undefined) =>
      ask(times, '198.51.100.8', () => bearer, { of: of ?? listening });
    expect(await send(perMinute, gateways[0])).toEqual(Array(perMinute).fill(200));
    const counts = () => [...said.join().matchAll(/user \S+ (\d+)/g)].map(([, count]) => Number(count));
    await expect.poll(() => counts().reduce((sum, count) => sum + count, 0)).toBe(perMinute);
    expect(await send(1, gateways[1])).toEqual([429]);
    expect(await ask(1, '198.51.100.8', () => `Bearer ${gus}`, { of: gateways[1] })).toEqual([200]);
    expect(said.join()).not.toMatch(/flo|198\.51/);
    for (const closable of [...gateways, ...shares]) await closable.close();
  });
});
