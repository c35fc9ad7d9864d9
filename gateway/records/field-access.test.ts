import { describe, expect, it } from 'vitest';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Entity, Field } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { embeddedHost } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { uuidOf } from '../testing/uuid-of.ts';

/** Library with access rules on some fields of books. */
function withLocks(locks: Readonly<Record<string, Partial<Field>>>, name = 'book'): Product {
  const book = library.entities[name] as Entity;
  const locked = Object.entries(locks).map(([place, lock]) => [
    place,
    { ...book.fields[place], ...lock } as Field,
  ]);
  const entity = { ...book, fields: { ...book.fields, ...Object.fromEntries(locked) } };
  const keeper = { name: 'keeper', title: 'Keepers', needs: 'the role keeper' };
  const allows = {
    source: "hasRole('keeper')",
    evaluate: ({ user }: Scope) => user?.email === 'ben@library.test',
  };
  return {
    ...library,
    entities: { ...library.entities, [name]: entity },
    access: { ...library.access, keeper: { ...keeper, allows } },
  };
}

describe('fields with rules of their own', () => {
  const product = withLocks({
    '/pages': { writeAccess: 'keeper' },
    '/shelf': { readAccess: 'keeper' },
    '/authors/*/phone': { readAccess: 'keeper' },
  });
  const { gateway, as } = useLibraryGateway(embeddedHost, { product });
  const path = '/api/library/book';
  const read = async () => (await as('ann')('GET', `${path}?bookId=emma`)).body;
  const stored = async () => {
    const { rows } = await gateway().store.database.query<{ document: JsonObject }>(
      "select document from record where id = 'emma'",
    );
    return rows[0]?.document;
  };

  it('are left out of every answer for those who may not see them', async () => {
    const record = await read();
    expect(record).not.toHaveProperty('shelf');
    expect(JSON.stringify(record)).not.toContain('3035550134');
    const saved = await as('ann')('PUT', path, { ...record, title: 'Emma again' });
    expect(saved.body['record']).not.toHaveProperty('shelf');
    const { body } = await as('ann')('GET', '/api/library/books');
    expect(JSON.stringify(body)).not.toContain('3035550134');
  });

  it('keep their stored value when somebody saves the record who may not change them [FAULT-45]', async () => {
    const record = await read();
    const authors = (record['authors'] as JsonObject[]).toReversed();
    const answer = await as('ann')('PUT', path, {
      ...record,
      title: 'Emma again',
      pages: 1,
      shelf: 'Z9',
      authors,
    });
    expect(answer.status).toBe(200);
    expect(answer.body['kept']).toEqual([
      {
        at: '/pages',
        code: 'locked',
        message: 'Pages was kept as it was. To change it needs the role keeper.',
        severity: 'warning',
      },
      expect.objectContaining({ at: '/shelf', message: expect.stringContaining('Shelf was kept') }),
    ]);
    expect(await stored()).toMatchObject({ title: 'Emma again', pages: 474, shelf: 'A1' });
    expect((await stored())?.['authors']).toEqual([
      expect.objectContaining({ id: 'ed' }),
      expect.objectContaining({ id: 'ja', phone: '3035550134' }),
    ]);
  });

  it('cannot be set in a new record either', async () => {
    const book = { _id: uuidOf('sula'), title: 'Sula', pages: 174, branch: { id: 'north' } };
    const { body } = await as('ann')('POST', path, book);
    expect(body['record']).not.toHaveProperty('pages');
    expect(body['kept']).toEqual([expect.objectContaining({ at: '/pages', code: 'locked' })]);
  });

  it('are not spoken of when they come back as they were read', async () => {
    const { body } = await as('ann')('PUT', path, { ...(await read()), title: 'Emma again' });
    expect(body).not.toHaveProperty('kept');
  });

  it('give nothing away to somebody who guesses what may not be seen [FAULT-43]', async () => {
    const record = await read();
    const right = await as('ann')('PUT', path, { ...record, shelf: 'A1' });
    const wrong = await as('ann')('PUT', path, { ...record, _rev: right.body['rev'], shelf: 'B2' });
    expect(right.body['kept']).toEqual(wrong.body['kept']);
  });

  it('are in no answer of a refused save either, and in nobody’s way who may not see them [FAULT-43]', async () => {
    const record = await read();
    const whole = (await as('ben')('GET', `${path}?bookId=emma`)).body;
    const [first, ...others] = whole['authors'] as JsonObject[];
    const authors = [{ ...first, phone: '3035550199' }, ...others];
    await as('ben')('PUT', path, { ...whole, shelf: 'Secret', authors, title: 'Emma by Ben' });
    const refused = await as('ann')('PUT', path, { ...record, title: 'Emma by Ann' });
    expect(refused.status).toBe(409);
    expect(refused.body['conflict']).toMatchObject({ entries: [{ at: '/title' }] });
    expect(JSON.stringify(refused.body)).not.toMatch(/Secret|3035550199/);
    const unremoved = await as('ann')('POST', `${path}/delete`, record);
    expect(unremoved.body['conflict']).toMatchObject({ current: { title: 'Emma by Ben' } });
    expect(JSON.stringify(unremoved.body)).not.toMatch(/Secret|3035550199/);
    expect((await as('ann')('PUT', path, { ...record, published: '1815-12-23' })).status).toBe(200);
    expect(await stored()).toMatchObject({ shelf: 'Secret', title: 'Emma by Ben', published: '1815-12-23' });
  });

  it('are no fields of a search for those who may not see them [FAULT-43]', async () => {
    const search = (body: unknown) => as('ann')('POST', `${path}/search`, body);
    for (const body of [{ queries: [{ field: 'shelf', text: 'A1' }] }, { sort: [{ by: 'shelf' }] }]) {
      expect((await search(body)).body['problems']).toEqual([
        expect.objectContaining({ code: 'unknown-field' }),
      ]);
    }
    const { hits } = (await search({})).body;
    expect(hits).toEqual([expect.not.objectContaining({ shelf: 'A1' })]);
  });
});

describe.each([
  ['of a record that belongs to what is found', 'loan', '/due', 'next_due'],
  ['inside of one with a rule', 'book', '/authors/*', 'author'],
])('a field %s', (_what, entity, place, column) => {
  const { as } = useLibraryGateway(embeddedHost, {
    product: withLocks({ [place]: { readAccess: 'keeper' } }, entity),
  });

  it('is none of a search for those who may not see it [FAULT-43]', async () => {
    const body = { sort: [{ by: column }] };
    const answer = await as('ann')('POST', '/api/library/book/search', body);
    expect(answer.body['problems']).toEqual([expect.objectContaining({ code: 'unknown-field' })]);
  });
});
