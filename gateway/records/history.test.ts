import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { uuidOf } from '../testing/uuid-of.ts';

const path = '/api/library/book';

describe.each(databaseHosts)('the history of a record on $name', (host) => {
  const { as } = useLibraryGateway(host);

  const read = async (id = 'emma') => (await as('ann')('GET', `${path}?bookId=${id}`)).body;
  const history = (id = 'emma', who = 'ann', rest = '') =>
    as(who)('GET', `/api/library/history?type=book&id=${id}${rest}`);
  const restore = (body: JsonObject, who = 'ann') =>
    as(who)('POST', '/api/library/history/restore', { type: 'book', ...body });

  it('says who changed what and when, the newest first', async () => {
    await as('ann')('PUT', path, { ...(await read()), shelf: 'B2' });
    await as('ben')('PUT', path, { ...(await read()), shelf: 'C3', pages: 480 });
    const { body } = await history();
    expect(body).toMatchObject({ rev: 3, isRemoved: false, canRestore: true, more: false });
    expect(body['rows']).toMatchObject([
      {
        ...{ rev: 3, author: 'member-ben', performedBy: { firstName: 'ben' }, call: 'book.save' },
        changes: expect.arrayContaining([
          { op: 'replace', path: '/shelf', value: 'C3' },
          { op: 'replace', path: '/pages', value: 480 },
        ]),
      },
      { rev: 2, author: 'member-ann', changes: [{ op: 'replace', path: '/shelf', value: 'B2' }] },
      { rev: 1, author: 'import', changes: [{ op: 'add', path: '' }] },
    ]);
  });

  it('brings an earlier version back as a new one, and keeps all of them', async () => {
    await as('ann')('PUT', path, { ...(await read()), shelf: 'B2', pages: 1 });
    const { status, body } = await restore({ _id: 'emma', _rev: 2, rev: 1 });
    expect([status, body['rev']]).toEqual([200, 3]);
    expect(await read()).toMatchObject({ shelf: 'A1', pages: 474, _rev: 3 });
    expect((await history()).body['rows']).toHaveLength(3);
  });

  it('brings a deleted record back, into lists and searches too', async () => {
    await as('ann')('POST', `${path}/delete`, await read());
    const found = async () =>
      (await as('ann')('POST', `${path}/search`, { queries: [{ field: 'title', text: 'emma' }] })).body[
        'total'
      ];
    expect([(await history()).body['isRemoved'], await found()]).toEqual([true, 0]);
    expect((await restore({ _id: 'emma', _rev: 2, rev: 1 })).status).toBe(200);
    expect([(await read())['title'], await found()]).toEqual(['Emma', 1]);
    expect((await as('ann')('GET', `${path}/loans?bookId=emma`)).body['rows']).toHaveLength(1);
    const again = { _id: uuidOf('other'), title: 'Other', isbn: '978-0141439587', branch: { id: 'north' } };
    expect((await as('ann')('POST', path, again)).status).toBe(422);
  });

  it('restores nothing over a change that the user has not seen', async () => {
    await as('ben')('PUT', path, { ...(await read()), shelf: 'B2' });
    expect((await restore({ _id: 'emma', _rev: 1, rev: 1 })).status).toBe(409);
    expect(await read()).toMatchObject({ shelf: 'B2', _rev: 2 });
  });

  it('checks what it restores as every save is checked', async () => {
    await as('ann')('PUT', path, { ...(await read()), isbn: '978-1' });
    const taken = { _id: uuidOf('taker'), title: 'Taker', isbn: '978-0141439587', branch: { id: 'north' } };
    expect((await as('ann')('POST', path, taken)).status).toBe(201);
    const { status, body } = await restore({ _id: 'emma', _rev: 2, rev: 1 });
    expect([status, body['problems']]).toMatchObject([422, [{ at: '/isbn', code: 'unique' }]]);
  });

  it('is shown to nobody beyond the organization, and restores for nobody who may not save [FAULT-43]', async () => {
    expect((await history('dune')).status).toBe(404);
    expect((await history('emma', 'cleo')).status).toBe(404);
    expect((await as('ann')('GET', '/api/library/history?type=member&id=member-ben')).status).toBe(404);
    expect((await history('emma', 'eve')).body).toMatchObject({ canRestore: false });
    expect((await restore({ _id: 'emma', _rev: 1, rev: 1 }, 'eve')).status).toBe(403);
    expect((await restore({ _id: 'emma', _rev: 1, rev: 1 }, 'cleo')).status).toBe(404);
  });

  it('goes on where a page ends', async () => {
    for (let n = 0; n < 55; n += 1) await as('ann')('PUT', path, { ...(await read()), pages: n });
    const first = (await history()).body;
    expect([first['more'], (first['rows'] as readonly JsonObject[]).map(({ rev }) => rev).at(-1)]).toEqual([
      true,
      7,
    ]);
    const rest = (await history('emma', 'ann', '&before=7')).body;
    expect([rest['more'], (rest['rows'] as readonly JsonObject[]).map(({ rev }) => rev)]).toEqual([
      false,
      [6, 5, 4, 3, 2, 1],
    ]);
  });

  it('stands beside the trail of who has read it, for those who may see that', async () => {
    await read();
    await as('ann')('POST', `${path}/search`, { queries: [{ field: 'title', text: 'emma' }] });
    const trail = (who: string) => as(who)('POST', '/api/library/book/audit', { bookId: 'emma' });
    expect((await trail('ben')).body).toMatchObject({
      total: 4,
      hits: [
        { by: 'ann Reader', action: 'read', of: 'Book' },
        { by: 'ann Reader', action: 'read', of: 'Book' },
        { by: 'Import', action: 'write', of: 'Loan' },
        { by: 'Import', action: 'write', of: 'Book' },
      ],
    });
    expect((await trail('eve')).status).toBe(403);
    expect((await trail('cleo')).status).toBe(404);
    const again = (await trail('ben')).body['hits'] as readonly JsonObject[];
    expect(again[0]).toMatchObject({ by: 'ben Reader', action: 'read', of: 'Access log' });
  });
});
