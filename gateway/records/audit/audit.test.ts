import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { sha256Bytes } from '../../operation/sha256.ts';
import type { Queryable } from '../../store/database.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import { keepEntries } from './audit.ts';
import { chainsAbout, linksOf, verifyTrail } from './verify.ts';

const path = '/api/library/book';

describe.each(databaseHosts)('the audit trail on $name', (host) => {
  const { gateway, as } = useLibraryGateway(host);
  const database = () => gateway().store.database;

  async function entries(where = 'true'): Promise<readonly Record<string, unknown>[]> {
    const { rows } = await database().query(
      `select author, action, type, id, subject, shown, call, details from audit where ${where} order by seq`,
    );
    return rows;
  }

  it('holds every read, of a record, of a list and of a search', async () => {
    await as('ann')('GET', `${path}?bookId=emma`);
    await as('ann')('GET', `${path}/loans?bookId=emma`);
    await as('dora')('GET', `${path}s`);
    await as('ann')('POST', `${path}/search`, { queries: [{ field: 'title', text: 'emma' }] });
    expect(await entries("action = 'read'")).toMatchObject([
      { author: 'member-ann', type: 'book', id: 'emma', subject: 'emma', call: 'book.get' },
      { author: 'member-ann', type: 'book.loan', subject: 'emma', call: 'loan.list' },
      { author: 'member-dora', type: 'book', shown: ['dune', 'emma'], call: 'book.list' },
      { author: 'member-ann', type: 'book', shown: ['emma'], call: 'book.search' },
    ]);
  });

  it('holds every failure: refused tokens, missing rights, records of others, refused saves', async () => {
    const unsigned = new Request(`http://gateway.test${path}?bookId=emma`);
    expect((await gateway().fetch(unsigned)).status).toBe(401);
    await as('eve')('POST', path, { title: 'Sula', branch: { id: 'north' } });
    await as('ann')('GET', `${path}?bookId=dune`);
    await as('ann')('POST', path, { title: '', branch: { id: 'north' } });
    expect(await entries("action in ('refused', 'failed')")).toMatchObject([
      { author: 'unknown', action: 'refused', id: 'emma', call: 'book.get', details: { status: 401 } },
      { author: 'member-eve', action: 'refused', call: 'book.save', details: { status: 403 } },
      { author: 'member-ann', action: 'refused', id: 'dune', call: 'book.get', details: { status: 404 } },
      { author: 'member-ann', action: 'failed', call: 'book.save', details: { status: 422 } },
    ]);
  });

  it('holds an entry for each of many reads at once, each of which finds what its own reader may see', async () => {
    const seen = { ann: ['emma'], cleo: ['dune'], dora: ['emma', 'dune'] };
    const reads = Object.entries(seen).flatMap(([reader, own]) =>
      ['emma', 'dune', 'nothing'].map((book) => ({ reader, book, isSeen: own.includes(book) })),
    );
    const ask = async ({ reader, book, isSeen }: (typeof reads)[number]) => {
      const { status, body } = await as(reader)('GET', `${path}?bookId=${book}`);
      expect([reader, book, status]).toEqual([reader, book, isSeen ? 200 : 404]);
      if (isSeen) expect(body['_id']).toBe(book);
    };
    await Promise.all([...reads, ...reads, ...reads].map(ask));
    const kept = (await entries("action = 'read'")).map(({ author, id }) => `${author} ${id}`);
    const shown = reads.filter(({ isSeen }) => isSeen).map(({ reader, book }) => `member-${reader} ${book}`);
    expect(kept.toSorted()).toEqual([...shown, ...shown, ...shown].toSorted());
    expect((await verifyTrail(database())).broken).toEqual([]);
  });

  it('holds what a write changed, and nothing of a write that was rolled back', async () => {
    const emma = (await as('ann')('GET', `${path}?bookId=emma`)).body;
    await as('ann')('PUT', path, { ...emma, shelf: 'B2' });
    await as('ann')('PUT', path, { ...emma, shelf: 'C3' });
    expect(await entries("action = 'write' and author = 'member-ann'")).toMatchObject([
      { id: 'emma', details: [{ op: 'replace', path: '/shelf', value: 'B2' }] },
    ]);
  });

  it('takes what many users did without a subject in several batches at once, in whatever order they came', async () => {
    const authors = Array.from({ length: 300 }, (_, n) => `user-${n}`);
    const origin = { call: 'book.list', request: 'at-once', at: new Date(0) };
    const batch = (order: readonly string[]) =>
      keepEntries(
        database(),
        order.map((author) => ({ action: 'read', type: 'book', origin: { ...origin, author } }) as const),
      );
    for (let round = 0; round < 4; round += 1)
      await Promise.all([batch(authors), batch(authors.toReversed()), batch(authors)]);
    expect(await entries("request = 'at-once'")).toHaveLength(4 * 3 * authors.length);
  });

  it.each([
    'update audit set author = author',
    'delete from audit',
    'truncate audit',
    'update record_version set author = author',
  ])('lets nobody do: %s', async (statement) => {
    await expect(database().query(statement)).rejects.toThrow('is append-only');
  });

  it('is whole when many read and write at once, each patient in a chain of its own', async () => {
    await gateway().load(
      Array.from({ length: 6 }, (_, n) => ({
        entity: 'book',
        record: { _id: `b${n}`, title: `Book ${n}`, branch: { id: 'north' } },
      })),
    );
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const book = (await as('ann')('GET', `${path}?bookId=b${n % 6}`)).body;
        await as('ann')('PUT', path, { ...book, pages: n });
      }),
    );
    const report = await verifyTrail(database());
    expect(report.broken).toEqual([]);
    expect(report.entries).toBeGreaterThan(120);
    expect(report.chains).toBeGreaterThanOrEqual(12);
  });

  async function tampered(...statements: readonly string[]) {
    const emma = (await as('ann')('GET', `${path}?bookId=emma`)).body;
    const { body } = await as('ann')('PUT', path, { ...emma, shelf: 'B2' });
    await as('ann')('PUT', path, { ...(body['record'] as JsonObject), shelf: 'C3' });
    await database().query('alter table audit disable trigger audit_append_only');
    for (const statement of statements) await database().query(statement);
    await database().query('alter table audit enable trigger audit_append_only');
    return (await verifyTrail(database())).broken;
  }

  const chain = 'changes:emma@north';
  const emmas = `chain = '${chain}'`;

  it('tells which entry was changed', async () => {
    const change = `update audit set author = 'member-ben' where ${emmas} and place = 2`;
    expect(await tampered(change)).toEqual([{ chain, position: 2, what: 'changed' }]);
  });

  it('tells which entry was changed even when its hash was made to fit', async () => {
    const change = `update audit a set author = 'member-ben' where ${emmas} and place = 2`;
    const rehash = `update audit a set hash = sha256((select hash from audit b where b.chain = a.chain and b.place = 1)
      || sha256(sha256(convert_to(audit_text(a), 'UTF8')))) where ${emmas} and place = 2`;
    expect(await tampered(change, rehash)).toEqual([{ chain, position: 3, what: 'changed' }]);
  });

  it('tells which entries were changed that one statement has appended', async () => {
    const origin = { author: 'ann', call: 'book.export', request: 'together', at: new Date(0) };
    const ids = ['emma', 'loan-emma', 'loan-2'];
    const export_ = {
      action: 'export',
      type: 'book',
      subject: 'emma',
      organization: 'north',
      origin,
    } as const;
    await keepEntries(
      database(),
      ids.map((id) => ({ ...export_, id })),
    );
    const before = await verifyTrail(database());
    expect([before.broken, before.entries]).toEqual([[], expect.any(Number)]);
    const change = "update audit set id = 'loan-3' where request = 'together' and id = 'loan-2'";
    expect(await tampered(change)).toEqual([{ chain: 'reads:emma@north', position: 1, what: 'changed' }]);
  });

  it('goes on beside chains of the releases before, and links what a gateway of one of them appends', async () => {
    const said = ['changes:emma', 1, '2026-01-01T00:00:00.000000', 'ann', 'write'].join('\u001f');
    const text = `${said}${'\u001f'.repeat(6)}call\u001frequest\u001f\u001f`;
    await database().query(
      `with head as (insert into audit_chain (chain, length, hash)
         values ('changes:emma', 1, sha256(convert_to($1, 'UTF8'))) returning *)
       insert into audit (at, author, action, call, request, chain, place, hash)
       select '2026-01-01Z', 'ann', 'write', 'call', 'request', chain, length, hash from head`,
      [text],
    );
    await database().query(
      `insert into audit (at, author, action, subject, organization, call, request)
       select now(), 'ann', 'read', 'emma', 'north', 'call', 'request' from generate_series(1, 2)`,
    );
    expect(await chainsAbout(database(), 'emma')).toEqual([
      'changes:emma',
      'changes:emma@north',
      'reads:emma@north',
    ]);
    expect((await verifyTrail(database())).broken).toEqual([]);
    const change = "update audit set author = 'member-ben' where chain = 'changes:emma'";
    expect(await tampered(change)).toEqual([{ chain: 'changes:emma', position: 1, what: 'changed' }]);
  });

  it('tells which entry was taken out', async () => {
    const broken = await tampered(`delete from audit where ${emmas} and place = 2`);
    expect(broken).toEqual([{ chain, position: 2, what: 'missing' }]);
  });

  it('is not called cut off because somebody writes while it is checked', async () => {
    let isLate = false;
    const late: Queryable = {
      announce: (channel) => database().announce(channel),
      query: async (statement, parameters) => {
        const answer = await database().query<never>(statement, parameters);
        if (!isLate && String(statement).includes('from audit_chain')) {
          isLate = true;
          await as('ann')('GET', `${path}?bookId=emma`);
        }
        return answer;
      },
    };
    await as('ann')('GET', `${path}?bookId=emma`);
    expect((await verifyTrail(late)).broken).toEqual([]);
    expect(isLate).toBe(true);
  });

  it('tells where a chain was cut off, and which chain is gone', async () => {
    const broken = await tampered(
      `delete from audit where ${emmas} and place = 4`,
      "delete from audit where chain = 'reads:emma@north'",
    );
    expect(broken).toEqual([
      { chain, position: 3, what: 'cut off' },
      { chain: 'reads:emma@north', position: 1, what: 'missing' },
    ]);
  });
});

it('is verified entry by entry, however many of them one statement has appended', async () => {
  const many = 100_000;
  const texts = Array.from({ length: many }, (_, n) => `entry ${n}`);
  async function* appended() {
    const hash = new Uint8Array(32);
    for (const [n, text] of texts.entries()) yield { chain: 'reads:emma@north', position: n + 1, hash, text };
  }
  const digests = createHash('sha256');
  for (const text of texts) digests.update(sha256Bytes(Buffer.from(text)));
  const links = [];
  for await (const link of linksOf(appended())) links.push(link);
  expect(links).toMatchObject([{ position: 1, entries: many, added: digests.digest() }]);
});
