import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EarlyReads } from '../../engine/core/product/early-reads.ts';
import { buildRequest } from '../../engine/core/protocol/calls.ts';
import { createGatewayClient } from '../../engine/react/index.ts';
import { earlyReads, slug } from '../../generated/early-reads.ts';
import { pageProduct } from '../../generated/page-product.ts';
import { fetchOnce } from './early-answers.ts';
import { profileUrl as profileUrlOf, readEarly } from './read-early.ts';

const screens: readonly EarlyReads[] = [
  {
    screen: 'patient',
    path: '^/patient/(?<patientId>[\\w-]+)(?<rest>(?:/[^/]+){1,1})?/?$',
    records: ['/record?id={patientId}'],
    rows: ['/notes?id={patientId}', '/medications?id={patientId}'],
  },
];
const profileUrl = profileUrlOf(slug);
const record = '/record?id=p1';
const rows = ['/notes?id=p1', '/medications?id=p1'];

/** Fakes the network: each answer is the number of its request. */
let requested: string[];
let refused: string[];
let unreachable: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [requested, refused, unreachable] = [[], [], []];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (unreachable.includes(url)) throw new TypeError('unreachable');
    return new Response(String(requested.length), { status: refused.includes(url) ? 404 : 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs the first script of the page, for a user who is signed in. */
async function open(path = '/patient/p1', search = ''): Promise<void> {
  const read = readEarly({ path, search, token: 'mine', screens, slug });
  vi.stubGlobal('earlyAnswers', read?.answers);
  await vi.advanceTimersByTimeAsync(0);
}

async function ask(url: string, token = 'mine', method = 'GET'): Promise<string> {
  const answer = await fetchOnce(url, { method, headers: { authorization: `Bearer ${token}` } });
  return answer.text();
}

it('requests profile and record of the address, then the rows of the tabs that are open first', async () => {
  await open();
  expect(requested).toEqual([profileUrl, record, ...rows]);
});

it('requests nothing where no screen is', async () => {
  await open('/privacy');
  expect(requested).toEqual([]);
});

it('leaves the rows to the page where the address names open tabs', async () => {
  await open('/patient/p1/eyJub3RlcyI6W119');
  await open('/patient/p1', '?view=notes');
  expect(requested).toEqual([profileUrl, record, profileUrl, record]);
});

it('requests no rows of a record that may not be read', async () => {
  refused = [record];
  await open();
  expect(requested).toEqual([profileUrl, record]);
});

it('gives an answer to the first who makes the same request, and makes every other', async () => {
  await open();
  expect(await ask('/record?id=p2')).toBe('5');
  expect(await ask(record)).toBe('2');
  expect(await ask(record)).toBe('6');
});

it('gives nothing to a write, after which answers from before are of no use', async () => {
  await open();
  expect(await ask('/notes', 'mine', 'PUT')).toBe('5');
  expect(await ask(record)).toBe('6');
});

it('gives a refusal too, so that nobody is refused twice', async () => {
  refused = [record];
  await open();
  const getAccessToken = async () => 'mine';
  const product = () => ({
    ...pageProduct,
    calls: {
      'the.record': {
        ...{ name: 'the.record', title: '', methods: ['GET'] as const, path: '/record', access: '' },
        ...{ cacheSeconds: 0, answer: { kind: 'record', entity: 'patient' } as const },
        query: { id: { type: 'string', isRequired: true } as const },
        store: { kind: 'get', entity: 'patient', by: 'id' } as const,
      },
    },
  });
  const client = createGatewayClient({ product, getAccessToken, fetch: fetchOnce });
  await expect(client.call('the.record', { query: { id: 'p1' } })).rejects.toMatchObject({ status: 404 });
  expect(requested).toEqual([profileUrl, record]);
});

it('gives nothing to somebody who has signed in with another token meanwhile', async () => {
  await open();
  expect(await ask(record, 'theirs')).toBe('5');
  expect(await ask(record)).toBe('6');
});

it('makes the request anew when there was no answer', async () => {
  unreachable = [record];
  await open();
  unreachable = [];
  expect(await ask(record)).toBe('3');
});

it('keeps no answer longer than ten seconds', async () => {
  await open();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ask(record)).toBe('5');
});

describe('the script at the head of the document', () => {
  const config = { issuer: 'https://provider.example', clientId: 'regimen', scope: 'openid' };
  /** Time on the clock of these tests, in seconds. */
  const now = 1_000_000;

  /** Runs the script in a tab whose token expires after the given seconds; undefined without a signed-in user. */
  async function run(seconds: number | undefined): Promise<void> {
    vi.setSystemTime(now * 1000);
    const user = { access_token: 'mine', profile: { sub: 'u1' }, expires_at: now + (seconds ?? 0) };
    const key = `oidc.user:${config.issuer}:${config.clientId}`;
    const stored = new Map(seconds === undefined ? [] : [[key, JSON.stringify(user)]]);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      removeItem: (name: string) => stored.delete(name),
    });
    vi.stubGlobal('document', { querySelector: () => ({ content: JSON.stringify(config) }) });
    vi.stubGlobal('location', new URL('https://regimen.example/dashboard/patient/p1'));
    const [screens, then] = [{}, []];
    vi.stubGlobal('filesOfScreens', { screens, then });
    vi.stubGlobal('earlyAnswers', undefined);
    vi.resetModules();
    await import('./first-script.ts');
    await vi.advanceTimersByTimeAsync(0);
  }

  it('requests what the page begins with for somebody who is signed in', async () => {
    await run(31);
    expect(requested).toEqual(expect.arrayContaining([profileUrl, '/api/regimen/patient?patientId=p1']));
  });

  it.each([
    ['nobody is signed in', undefined],
    ['the token has expired', -1],
    ['the token may end on its way', 30],
  ])('requests nothing where %s', async (_where, seconds) => {
    await run(seconds);
    expect(requested).toEqual([]);
  });
});

it('knows the profile, and the record and rows of a page, by the URLs that the page requests', () => {
  const urlOf = (name: string, query = {}) => {
    const contract = pageProduct.calls[name];
    return contract && buildRequest(contract, { query }).url;
  };
  const patient = earlyReads.find(({ screen }) => screen === 'patient');
  expect(profileUrl).toBe(urlOf('user.me'));
  expect(patient?.records.map((url) => url.replace('{patientId}', 'p1'))).toEqual([
    urlOf('patient.get', { patientId: 'p1' }),
  ]);
  expect(patient?.rows.map((url) => url.replace('{patientId}', 'p1'))).toContain(
    urlOf('note.list', { patientId: 'p1', newest: 100 }),
  );
});
