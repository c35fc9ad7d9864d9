import { describe, expect, it } from 'vitest';
import { createFeatures } from '../features/all/server/features.ts';
import { noServices } from '../features/all/server/services.ts';
import { createGateway } from './gateway.ts';
import { silentLog } from './operation/log.ts';
import { queueTask } from './store/outbox/append.ts';
import { embeddedHost } from './testing/database-hosts.ts';
import { library } from './testing/library.ts';
import { useLibraryGateway } from './testing/library-gateway.ts';
import { trustToken } from './testing/open-test-gateway.ts';

describe('the gateway', () => {
  const { gateway, as } = useLibraryGateway(embeddedHost, {
    verifyToken: async (token) => {
      const { subject } = await trustToken(token);
      if (subject === 'expired') throw Object.assign(new Error('refused'), { reason: 'expired' });
      return { subject };
    },
  });

  const send = (path: string, init?: RequestInit) =>
    gateway().fetch(new Request(`http://gateway.test${path}`, init));

  it('answers without a token only whether it serves, and what a browser needs to sign in', async () => {
    expect((await send('/readyz')).status).toBe(200);
    expect(await (await send('/config.json')).json()).toEqual({
      issuer: 'https://id.test',
      clientId: 'test',
      scope: 'openid',
      hash: 'library-1',
    });
  });

  it.each(
    Object.values(library.calls).flatMap(({ methods, path }) =>
      methods.map((method) => [method, path] as const),
    ),
  )('asks for a bearer token at %s %s [CALLS-01]', async (method, path) => {
    const response = await send(path, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses a token that its issuer does not stand by, and says no more than the reason code', async () => {
    const { status, body, headers } = await as('expired')('GET', '/api/library/me');
    expect([status, body['code']]).toEqual([401, 'unauthenticated']);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token", error_description="expired"');
  });

  it('refuses a malformed authorization header before it verifies anything', async () => {
    const response = await send('/api/library/me', { headers: { Authorization: 'Basic YW5uOmRlbW8=' } });
    expect(response.status).toBe(401);
  });

  it.each(['nobody', 'finn'])('refuses %s, who has no account here or was disabled', async (subject) => {
    const { status, body } = await as(subject)('GET', '/api/library/me');
    expect([status, body['code']]).toEqual([403, 'unknown-user']);
  });

  it('takes the rights of users from its own store, so that a change applies at once', async () => {
    const save = () =>
      as('eve')('POST', '/api/library/book', { title: 'Persuasion', branch: { id: 'north' } });
    expect((await save()).status).toBe(403);
    const { rows } = await gateway().store.database.query<{ document: object }>(
      "select document from record where id = 'member-eve'",
    );
    await gateway().load([{ entity: 'member', record: { ...rows[0]?.document, roles: ['librarian'] } }]);
    expect((await save()).status).toBe(201);
  });

  it('tells a user whom a rule keeps out what is needed', async () => {
    const { status, body } = await as('eve')('POST', '/api/library/book', {
      title: 'Sula',
      branch: { id: 'north' },
    });
    expect(status).toBe(403);
    expect(body).toEqual({
      code: 'forbidden',
      message: 'You are not allowed to do this. It needs the role librarian. Ask your administrator for it.',
    });
  });

  it('answers unknown addresses and methods in the one shape of errors', async () => {
    expect((await as('ann')('GET', '/api/library/nothing')).body).toMatchObject({ code: 'not-found' });
    const { status, headers, body } = await as('ann')('DELETE', '/api/library/book');
    expect([status, headers.get('allow'), body['code']]).toEqual([
      405,
      'GET, POST, PUT',
      'method-not-allowed',
    ]);
  });

  it('marks every answer: schemas, request, no cache, never a page', async () => {
    const { headers } = await as('ann')('GET', '/api/library/me');
    expect(headers.get('x-schema-hash')).toBe('library-1');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('keeps the id that a proxy gave the request, and makes one where that is none', async () => {
    const idOf = async (given: string) => {
      const request = new Request('http://gateway.test/readyz', { headers: { 'X-Request-Id': given } });
      return (await gateway().fetch(request)).headers.get('x-request-id');
    };
    expect(await idOf('b7f1c2d3e4f5a6b7')).toBe('b7f1c2d3e4f5a6b7');
    for (const none of ['short', 'with blank inside', '{"level":"info"}', 'a'.repeat(65)])
      expect(await idOf(none)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers with the profile of whoever asks', async () => {
    const { body } = await as('ann')('GET', '/api/library/me');
    expect(body).toMatchObject({ _id: 'member-ann', email: 'ann@library.test', organizations: ['north'] });
  });

  it('refuses parameters that a call does not declare, that stand twice, or that are missing [FAULT-44]', async () => {
    const ask = as('ann');
    expect((await ask('GET', '/api/library/book?bookId=emma&organization=south')).status).toBe(400);
    expect((await ask('GET', '/api/library/book?bookId=emma&bookId=dune')).status).toBe(400);
    expect((await ask('GET', '/api/library/book')).body).toMatchObject({
      code: 'invalid',
      problems: [{ at: '/query/bookId', code: 'required' }],
    });
  });

  it('refuses to start on an access rule that does not exist', () => {
    const [name, contract] = Object.entries(library.calls)[0] ?? [];
    if (name === undefined || contract === undefined) throw new Error('The library has no calls.');
    const product = {
      ...library,
      calls: { ...library.calls, [name]: { ...contract, access: 'nobody-knows' } },
    };
    const options = { product, store: gateway().store, verifyToken: trustToken };
    expect(() =>
      createGateway({
        features: createFeatures(noServices, silentLog),
        ...options,
        publicConfig: { issuer: '', clientId: '', scope: '' },
      }),
    ).toThrow(`The call "${name}" names the access rule "nobody-knows", which does not exist.`);
  });

  it('leaves work behind calls waiting while it is read-only, until another start takes it up', async () => {
    const { store } = gateway();
    const done: string[] = [];
    const serve = async (isReadOnly: boolean) => {
      const opened = createGateway({
        features: createFeatures(noServices, silentLog),
        ...{ product: library, store, verifyToken: trustToken, isReadOnly },
        publicConfig: { issuer: '', clientId: '', scope: '' },
        tasks: { reminder: { outside: async ({ subject }) => void done.push(String(subject)) } },
      });
      await opened.ready;
      await opened.relay.settled();
      await opened.close();
    };
    const entry = { topic: 'reminder', subject: 'emma', organization: 'north', payload: {}, at: new Date(0) };
    await store.database.transaction((tx) => queueTask(tx, entry));
    await serve(true);
    expect(done).toEqual([]);
    await serve(false);
    expect(done).toEqual(['emma']);
  });

  it('serves another version of the schemas without a new start', async () => {
    const { 'branch.list': removed, ...calls } = library.calls;
    await gateway().useProduct({ ...library, hash: 'library-2', calls });
    const { status, headers } = await as('ann')('GET', '/api/library/branches');
    expect([status, headers.get('x-schema-hash')]).toEqual([404, 'library-2']);
    await gateway().useProduct(library);
    expect(removed).toBeDefined();
    expect((await as('ann')('GET', '/api/library/branches')).status).toBe(200);
  });

  it('keeps the version it serves when the next one cannot be served', async () => {
    await expect(gateway().useProduct({ ...library, hash: 'broken', access: {} })).rejects.toThrow(
      'access rule',
    );
    expect((await as('ann')('GET', '/api/library/me')).headers.get('x-schema-hash')).toBe('library-1');
  });

  it('suggests terms by the start of a word, whatever their case, in the order of the alphabet', async () => {
    const { body } = await as('ann')('GET', '/api/library/allergens?text=PENI');
    const contains = (body['expansion'] as { contains: { display: string; system: string }[] }).contains;
    const displays = contains.map(({ display }) => display);
    expect(displays).toContain('Penicillin');
    expect(displays).toEqual(displays.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(new Set(contains.map(({ system }) => system))).toEqual(new Set(['urn:regimen:demo:allergens']));
  });

  it.each(['', 'p', '%25'])('needs something to look a term up by: "%s"', async (text) => {
    const { status, body } = await as('ann')('GET', `/api/library/allergens?text=${text}`);
    expect([status, body['message']]).toEqual([400, 'Missing valid search parameters']);
  });
});
