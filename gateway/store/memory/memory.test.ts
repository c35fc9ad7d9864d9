import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { createLoader } from '../../intake/load/loader.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import { forgetWith } from './memory.ts';

const path = '/api/library/book';
const emma = `${path}?bookId=emma`;

describe.each(databaseHosts)('what a gateway remembers, on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);

  /** Changes the rights of a member through another gateway on the same database. */
  async function change(member: string, rights: JsonObject): Promise<void> {
    const { database } = gateway().store;
    const { rows } = await database.query<{ document: JsonObject }>(
      "select document from record where type = 'member' and id = $1",
      [`member-${member}`],
    );
    const record = { ...rows[0]?.document, ...rights };
    await createLoader({ database, product: () => library }).load([{ entity: 'member', record }]);
  }

  it('is not trusted once another gateway has changed the rights of a user [FAULT-23]', async () => {
    const ben = as('ben');
    expect((await ben('GET', emma)).status).toBe(200);
    await change('ben', { organizations: ['south'] });
    expect((await ben('GET', emma)).status).toBe(404);
    await change('ben', { organizations: ['north'] });
    const { status, body } = await ben('GET', emma);
    expect(status).toBe(200);
    await change('ben', { organizations: ['south'] });
    expect((await ben('PUT', path, { ...body, title: 'Mine' })).status).toBe(404);
    const loans = () => ben('GET', `${path}/loans?bookId=emma`);
    await change('ben', { organizations: ['north'] });
    expect((await loans()).status).toBe(200);
    await change('ben', { organizations: ['south'] });
    expect((await loans()).status).toBe(404);
    await change('ben', { disabled: true });
    expect((await ben('GET', emma)).status).toBe(403);
  });

  it('is not trusted once somebody who was unknown is brought in', async () => {
    const { database } = gateway().store;
    expect((await as('gus')('GET', emma)).status).toBe(403);
    const gus = {
      ...{ _id: 'member-gus', id: 'gus', auth0Id: 'gus', email: 'gus@library.test', lastName: 'Test' },
      ...{ firstName: 'Gus', roles: ['librarian'], permissions: [], organizations: ['north'] },
    };
    await createLoader({ database, product: () => library }).load([{ entity: 'member', record: gus }]);
    expect((await as('gus')('GET', emma)).status).toBe(200);
  });

  it('leaves one entry in the audit trail for a call that had to be answered anew', async () => {
    await as('ann')('GET', emma);
    await change('eve', { roles: [] });
    expect((await as('ann')('GET', emma)).status).toBe(200);
    const { rows } = await gateway().store.database.query(
      "select request from audit where author = 'member-ann' and action = 'read'",
    );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ request }) => request)).size).toBe(2);
  });

  it('forgets nothing for changes to records that are not remembered', async () => {
    const edition = 'select edition from remembered';
    const { database } = gateway().store;
    const before = (await database.query(edition)).rows;
    const { body } = await as('ann')('GET', emma);
    expect((await as('ann')('PUT', path, { ...body, pages: 480 })).status).toBe(200);
    expect((await database.query(edition)).rows).toEqual(before);
  });

  it('keeps a change to itself until it is committed', async () => {
    const { database } = gateway().store;
    const edition = async () => (await database.query('select edition from remembered')).rows;
    const before = await edition();
    const failing = database.transaction(async (tx) => {
      forgetWith(tx);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await edition()).toEqual(before);
  });
});
