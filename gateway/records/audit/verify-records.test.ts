import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../../store/database.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import { audit } from './audit.ts';
import { verifyRecords } from './verify-records.ts';

const path = '/api/library/book';

describe.each(databaseHosts)('the check of the records on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);
  const database = () => gateway().store.database;

  /** Makes saves, a removal, a transfer of a book with its owned records, an import and a restore. */
  async function use(): Promise<void> {
    const emma = (await as('ann')('GET', `${path}?bookId=emma`)).body;
    const { body } = await as('ann')('PUT', path, { ...emma, shelf: 'B2', pages: 12 });
    const again = { ...(body['record'] as JsonObject), title: 'Emma – “anew” 😀' };
    expect((await as('ann')('PUT', path, again)).status).toBe(200);
    const made = await as('ann')('POST', path, { title: 'Sula', branch: { id: 'north' } });
    await as('ann')('POST', `${path}/delete`, made.body['record']);
    // Audit entry about a record for which no revision was stored.
    const entry = { action: 'write', type: 'book', id: 'emma', subject: 'emma' } as const;
    await audit(database(), { author: 'member-ann', call: 'invite', request: 'r', at: new Date(0) }, entry);
  }

  async function alteredBy(...statements: readonly string[]) {
    await use();
    expect((await verifyRecords(database())).altered).toEqual([]);
    for (const table of ['audit', 'record_version'])
      await database().query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await database().query(statement);
    for (const table of ['audit', 'record_version'])
      await database().query(`alter table ${table} enable trigger user`);
    return (await verifyRecords(database())).altered;
  }

  const emma = "type = 'book' and id = 'emma'";
  const changed = [{ type: 'book', id: 'emma', what: 'changed' }];

  it.each([
    ['a value', `update record set document = jsonb_set(document, '{shelf}', '"Z9"') where ${emma}`],
    ['the revision', `update record set rev = rev - 1 where ${emma}`],
    ['the organization', `update record set organization = 'south' where ${emma}`],
    ['the mark of a removal', `update record set deleted_at = now() where ${emma}`],
  ])(
    'names a record of which %s was changed behind the gateway, and no value [FAULT-77]',
    async (_what, statement) => {
      expect((await alteredBy(statement)).filter(({ id }) => id === 'emma')).toEqual(changed);
    },
  );

  it('names a record that was taken out, with its versions or without [FAULT-77]', async () => {
    const removed = [{ type: 'book', id: 'emma', what: 'removed' }];
    const alone = `delete from record where ${emma}`;
    expect((await alteredBy(alone)).filter(({ id }) => id === 'emma')).toEqual(removed);
    await database().query('alter table record_version disable trigger user');
    await database().query(`delete from record_version where ${emma}`);
    await database().query('alter table record_version enable trigger user');
    const { altered } = await verifyRecords(database());
    expect(altered.filter(({ id }) => id === 'emma')).toEqual(removed);
  });

  it('names a record that was put in [FAULT-77]', async () => {
    const added = `insert into record (type, id, organization, rev, document, created_at, updated_at)
      values ('book', 'smuggled', 'north', 1, '{"title": "Smuggled"}', now(), now())`;
    expect(await alteredBy(added)).toEqual([{ type: 'book', id: 'smuggled', what: 'added' }]);
  });

  it.each([
    ['changed', `update record_version set document = '{}' where ${emma} and rev = 1`],
    ['taken out', `delete from record_version where ${emma} and rev = 2`],
    ['given to another author', `update record_version set author = 'member-ben' where ${emma} and rev = 2`],
  ])('names a record of which a version was %s [FAULT-77]', async (_what, statement) => {
    expect(await alteredBy(statement)).toEqual([{ type: 'book', id: 'emma', what: 'history changed' }]);
  });

  it('reads so many rows at a time and no more, however many there are [FAULT-77]', async () => {
    await use();
    await database().query("update record set rev = 7 where type = 'book'");
    let most = 0;
    const counting: Queryable = {
      announce: (channel) => database().announce(channel),
      query: async (statement, parameters) => {
        const answer = await database().query<never>(statement, parameters);
        most = Math.max(most, answer.rows.length);
        return answer;
      },
    };
    const whole = await verifyRecords(database());
    expect(whole.altered.filter(({ type }) => type === 'book')).toHaveLength(3);
    expect(await verifyRecords(counting, 4)).toEqual(whole);
    expect(most).toBe(4);
  });

  it('finds nothing altered because somebody saves while it is checked [FAULT-77]', async () => {
    let saves = 0;
    const busy: Queryable = {
      announce: (channel) => database().announce(channel),
      query: async (statement, parameters) => {
        await as('ann')('POST', path, { title: `Book ${saves}`, branch: { id: 'north' } });
        saves += 1;
        return database().query<never>(statement, parameters);
      },
    };
    expect((await verifyRecords(busy)).altered).toEqual([]);
    expect(saves).toBeGreaterThan(2);
  });
});
