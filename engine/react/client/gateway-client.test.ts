import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallContract } from '../../core/product/call.ts';
import { shouldRetry } from '../data/query-client.ts';
import { library } from '../testing/library.ts';
import { CallError, messageOfError } from './call-error.ts';
import { createGatewayClient, type GatewayClientOptions } from './gateway-client.ts';

const home = 'http://library.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function client(rest: Partial<GatewayClientOptions> = {}) {
  return createGatewayClient({
    product: () => library,
    getAccessToken: async () => 'a-token',
    baseUrl: home,
    ...rest,
  });
}

function answer(response: () => Response) {
  server.use(http.all(`${home}/*`, () => response()));
}

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

describe('the line to the gateway', () => {
  it('sends the token, the time zone, the wrapped body and the key of the write [CALLS-01]', async () => {
    let sent: Request | undefined;
    server.use(
      http.put(`${home}/api/library/book`, ({ request }) => {
        sent = request.clone();
        return HttpResponse.json({ ok: true });
      }),
    );
    await client().call('book.save', { method: 'PUT', body: { title: 'Emma' }, idempotencyKey: 'k1' });
    expect(sent?.headers.get('authorization')).toBe('Bearer a-token');
    expect(sent?.headers.get('idempotency-key')).toBe('k1');
    expect(sent?.headers.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(await sent?.json()).toEqual({ book: { title: 'Emma' } });
  });

  it("takes the sentence of a failure from the answer's error fields [ERR-01]", async () => {
    answer(() => HttpResponse.json({ code: 'full', message: 'The shelf is full' }, { status: 409 }));
    const error = await failureOf(client().call('book.list', { query: { branchId: 'north' } }));
    expect(error).toMatchObject({ status: 409, code: 'full', message: 'The shelf is full' });
  });

  it('has a sentence for an answer that brings none [ERR-02]', async () => {
    answer(() => HttpResponse.json({}, { status: 500 }));
    const error = await failureOf(client().call('book.list', { query: { branchId: 'north' } }));
    expect(error.message).toBe('No error message provided, use options.defaultError or correct the API call');
    expect(messageOfError(error, 'An error occurred')).toBe('An error occurred');
  });

  it('takes a body that is no JSON as the sentence [ERR-03] [FAULT-41]', async () => {
    answer(() => new HttpResponse('Bad gateway', { status: 502 }));
    const error = await failureOf(client().call('book.list', { query: { branchId: 'north' } }));
    expect(error.message).toBe('Bad gateway');
  });

  it('sends to the network logs where the body cannot be read [ERR-04] [FAULT-41]', async () => {
    const broken = () => {
      const response = new Response(null, { status: 500 });
      response.text = () => Promise.reject(new TypeError('broken off'));
      return response;
    };
    const error = await failureOf(
      client({ fetch: async () => broken() }).call('book.list', { query: { branchId: 'north' } }),
    );
    expect(error.message).toBe('Check network logs');
  });

  it('answers null for an empty body [CALLS-09] [FAULT-41]', async () => {
    for (const status of [200, 204]) {
      answer(() => new HttpResponse(null, { status }));
      expect(await client().call('book.list', { query: { branchId: 'north' } })).toBeNull();
    }
  });

  it('says what to do where a good answer is no JSON', async () => {
    answer(() => new HttpResponse('<html>'));
    const error = await failureOf(client().call('book.list', { query: { branchId: 'north' } }));
    expect(error).toMatchObject({ code: 'unreadable' });
  });

  it('has GET and DELETE with a query, and POST, PUT and PATCH with a body [CALLS-06]', async () => {
    const contract = {
      ...library.calls['book.list'],
      name: 'any',
      title: 'Any',
      path: '/api/library/any',
      query: { of: { type: 'string', isRequired: false, description: 'what' } },
      body: {},
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    } as unknown as CallContract;
    const product = { ...library, calls: { any: contract } };
    const sent: Request[] = [];
    server.use(
      http.all(`${home}/api/library/any`, ({ request }) => {
        sent.push(request.clone());
        return HttpResponse.json({});
      }),
    );
    const line = client({ product: () => product });
    for (const method of ['GET', 'DELETE'] as const) await line.call('any', { method, query: { of: 'a b' } });
    for (const method of ['POST', 'PUT', 'PATCH'] as const)
      await line.call('any', { method, body: { n: 1 } });
    const seen = await Promise.all(
      sent.map(async (request) => [request.method, new URL(request.url).search, await request.text()]),
    );
    expect(seen).toEqual([
      ['GET', '?of=a+b', ''],
      ['DELETE', '?of=a+b', ''],
      ['POST', '', '{"n":1}'],
      ['PUT', '', '{"n":1}'],
      ['PATCH', '', '{"n":1}'],
    ]);
  });

  it('says that the server cannot be reached', async () => {
    answer(() => HttpResponse.error());
    const error = await failureOf(client().call('book.list', { query: { branchId: 'north' } }));
    expect(error).toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('tells its host that the session has ended, and which schemas an answer is of', async () => {
    const told: string[] = [];
    answer(() => HttpResponse.json({}, { status: 401, headers: { 'x-schema-hash': 'library-2' } }));
    const options = {
      async onSignedOut(refused: string | undefined) {
        told.push(`out ${refused}`);
        return false;
      },
      onSchema: (hash: string) => told.push(hash),
    };
    await failureOf(client(options).call('book.list', { query: { branchId: 'north' } }));
    expect(told).toEqual(['out a-token', 'library-2']);
  });

  it('makes a write once more with another token when the first was refused, as the same write [FAULT-16]', async () => {
    const sent: (readonly [string | null, string | null, unknown])[] = [];
    server.use(
      http.put(`${home}/api/library/book`, async ({ request }) => {
        const { headers } = request;
        sent.push([headers.get('authorization'), headers.get('idempotency-key'), await request.json()]);
        const isTaken = headers.get('authorization') === 'Bearer new';
        return isTaken ? HttpResponse.json({ ok: true }) : HttpResponse.json({}, { status: 401 });
      }),
    );
    let token = 'old';
    const renewing = client({
      getAccessToken: async () => token,
      async onSignedOut() {
        token = 'new';
        return true;
      },
    });
    const request = { body: { title: 'Emma' }, method: 'PUT', idempotencyKey: 'key-1' } as const;
    expect(await renewing.call('book.save', request)).toEqual({ ok: true });
    expect(sent).toEqual([
      ['Bearer old', 'key-1', { book: { title: 'Emma' } }],
      ['Bearer new', 'key-1', { book: { title: 'Emma' } }],
    ]);
  });

  it('is asked again only where the server failed, never where it refused', () => {
    const refused = new CallError({ status: 422, code: 'invalid', message: '' });
    const failed = new CallError({ status: 503, code: 'busy', message: '' });
    expect(shouldRetry(0, refused)).toBe(false);
    expect(shouldRetry(0, failed)).toBe(true);
    expect(shouldRetry(2, failed)).toBe(false);
  });
});
