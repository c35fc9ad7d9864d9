import { expect, it } from 'vitest';
import { embeddedHost } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { openTestGateway } from '../testing/open-test-gateway.ts';

const path = '/api/library/book';
const { gateway, as } = useLibraryGateway(embeddedHost);

it('documents that lack fields of today are found, read and corrected after an update [FAULT-42]', async () => {
  const { store } = gateway();
  await store.database.query(
    `insert into record (type, id, organization, rev, document, created_at, updated_at)
     values ('book', 'old', 'north', 1, '{"branch": {"id": "north"}, "pages": null}', now(), now())`,
  );
  // Simulates a release with other search columns, which builds its tables anew.
  await store.database.query("delete from projection where name = 'search:books'");
  const updated = await openTestGateway({ product: { ...library, hash: 'library-2' }, store });
  const ann = updated.as('ann');
  const found = await ann('POST', `${path}/search`, { filters: [{ field: 'title', missing: true }] });
  expect(found.body).toMatchObject({ total: 1, hits: [{ id: 'old' }] });
  const all = await ann('POST', `${path}/search`, { sort: [{ by: 'title', descending: true }] });
  expect((all.body['hits'] as readonly { readonly id: string }[]).at(-1)?.id).toBe('old');
  const { status, body } = await ann('GET', `${path}?bookId=old`);
  expect(status).toBe(200);
  const saved = await ann('PUT', path, { ...body, _id: 'old', _rev: 1, shelf: 'A9' });
  expect([saved.status, saved.body['rev']]).toEqual([200, 2]);
  expect((await as('ann')('GET', `${path}?bookId=old`)).body).toMatchObject({ shelf: 'A9', type: 'book' });
  await updated.relay.close();
});
