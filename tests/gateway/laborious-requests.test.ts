import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rule } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { apiHandler } from '../../gateway/gateway.ts';
import { type Listening, listen } from '../../gateway/http/listen.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { openWith } from '../../gateway/store/store.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import { library } from '../../gateway/testing/library.ts';
import { libraryRecords } from '../../gateway/testing/library-records.ts';
import { openTestGateway, type TestGateway, tokenFor } from '../../gateway/testing/open-test-gateway.ts';

/** Called when the work on a record has begun. */
let begun: () => void = () => undefined;

/** Rule that takes some milliseconds for each row, like one that compares every row with every other. */
const slowRule: Rule = {
  ...{ id: 'book.slow', on: '/authors/*', at: '', kind: 'unless', severity: 'error', message: 'Never' },
  test: {
    source: 'root.authors.all(a, root.authors.all(b, a != b))',
    evaluate() {
      begun();
      const end = performance.now() + 3;
      while (performance.now() < end);
      return true;
    },
  },
};

function slowLibrary(): Product {
  const { book } = library.entities;
  if (book === undefined) throw new Error('The library has no books.');
  return { ...library, entities: { ...library.entities, book: { ...book, rules: [slowRule] } } };
}

const authors = Array.from({ length: 2_000 }, (_, n) => ({
  id: `a${n}`,
  firstName: 'Some',
  lastName: 'Body',
}));

/* Tests a real port with a save whose check exceeds the time limit. */
describe.each(databaseHosts)('while a record takes too long to check, on $name', (host) => {
  let gateway: TestGateway;
  let listening: Listening;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const hosted = await host.open();
    stop = hosted.stop;
    const store = await openWith(hosted.database, () => undefined);
    gateway = await openTestGateway({ product: slowLibrary(), store, mostWork: 400 });
    await gateway.load(libraryRecords);
    listening = await listen(apiHandler(gateway, silentLog), { port: 0 });
  });

  afterAll(async () => {
    await listening.close();
    await gateway.relay.close();
    await stop();
  });

  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`http://127.0.0.1:${listening.port}${path}`, {
      method,
      headers: { Authorization: `Bearer ${tokenFor('ann')}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  // Request that is answered meanwhile. On the embedded database, where reads wait for a save, it uses no database.
  const small = host.interleaves ? '/api/library/book?bookId=emma' : '/config.json';

  it('others are answered, and then it is refused with what to do [FAULT-72]', async () => {
    const events: string[] = [];
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const emma = { _id: 'emma', _rev: 1, title: 'Emma', branch: { id: 'north' }, authors };
    const save = send('PUT', '/api/library/book', emma).then(async (response) => {
      events.push('save');
      return { status: response.status, body: (await response.json()) as { readonly message: string } };
    });
    await isBegun;
    for (let count = 0; count < 40 && !events.includes('save'); count += 1) {
      await (await send('GET', small)).text();
      events.push('read');
    }
    const { status, body } = await save;
    expect(events.indexOf('save')).toBeGreaterThanOrEqual(5);
    expect([status, body.message]).toEqual([413, expect.stringContaining('Send fewer entries')]);
  });

  it('nothing of it was stored [FAULT-72]', async () => {
    const { rows } = await gateway.store.database.query<{ rev: number }>(
      "select rev from record where type = 'book' and id = 'emma'",
    );
    expect(rows).toEqual([{ rev: 1 }]);
  });
});
