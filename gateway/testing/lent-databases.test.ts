import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openMemoryDatabase, openNewDatabase } from './database-templates.ts';
import { type LentDatabase, lendDatabase, lendKept } from './lent-databases.ts';

/** Borrows databases of a kind that no other test uses, and counts how many had to be opened. */
function borrowing() {
  const kind = randomUUID();
  let opened = 0;
  const borrow = () =>
    lendDatabase(kind, () => {
      opened += 1;
      return openNewDatabase();
    });
  return { kind, borrow, opened: () => opened };
}

/** Reads everything that a test could leave behind: rows, row counts, tables, schemas and session settings. */
async function stateOf({ query }: LentDatabase) {
  const { rows } = await query(
    `select (select jsonb_agg(setting) from setting) as settings, (select edition from remembered) as edition,
       to_regclass('extra') as extra, to_regnamespace('kept') as schema, current_setting('timezone') as zone,
       (select jsonb_agg(s order by sequencename) from pg_sequences s) as sequences`,
  );
  return rows;
}

async function changeAll({ query }: LentDatabase): Promise<void> {
  await query("insert into setting values ('added', '1')");
  await query("update setting set value = '2'");
  await query('update remembered set edition = gen_random_uuid()');
  await query("select nextval(format('%I', sequencename)) from pg_sequences where schemaname = 'public'");
  await query('create table extra (id bigint generated always as identity)');
  await query('create schema kept');
  await query("set timezone to 'Pacific/Auckland'");
}

it('begins as it began for the test before, whatever that has written, created and set', async () => {
  const { borrow, opened } = borrowing();
  const first = await borrow();
  const beginning = await stateOf(first);
  const heard: unknown[] = [];
  first.listen('news', (text) => heard.push(text));
  await changeAll(first);
  expect(await stateOf(first)).not.toEqual(beginning);
  await first.close();

  const second = await borrow();
  second.say('news', 'For those who listen now.');
  expect(await stateOf(second)).toEqual(beginning);
  expect([heard, opened()]).toEqual([[], 1]);
  await second.close();
});

it('begins with what was declared to be the beginning of another kind', async () => {
  const { kind, borrow, opened } = borrowing();
  const first = await borrow();
  await first.query("insert into setting values ('stored', '1')");
  await first.beginAs(`${kind} stored`);
  const beginning = await stateOf(first);
  for (const _file of [1, 2]) {
    const stored = await lendDatabase(`${kind} stored`, openNewDatabase);
    await changeAll(stored);
    await stored.close();
  }
  await changeAll(first);
  await first.close();
  const again = await lendDatabase(`${kind} stored`, openNewDatabase);
  const states = [await stateOf(again)];
  await again.close();
  expect([states, opened()]).toEqual([[beginning], 1]);
});

it.each([
  'alter table audit disable trigger audit_append_only',
  'alter table setting add column more text',
  "create function more() returns int language sql as 'select 1'",
])('is not lent again after "%s"', async (statement) => {
  const { kind, borrow } = borrowing();
  const first = await borrow();
  await first.query(statement);
  await first.close();
  expect(lendKept(kind)).toBeUndefined();
});

it('is not lent again after a table was changed that is too large to be copied', async () => {
  const { kind, borrow } = borrowing();
  const first = await borrow();
  await first.query("insert into setting select 'setting ' || n, '1' from generate_series(1, 600) n");
  await first.beginAs(kind);
  await first.query("delete from setting where name = 'setting 1'");
  await first.close();
  expect(lendKept(kind)).toBeUndefined();
});

it('keeps only the last few of those that were given back', async () => {
  const { kind, borrow } = borrowing();
  await (await borrow()).close();
  const others = await Promise.all([1, 2, 3, 4].map(() => openMemoryDatabase()));
  for (const other of others) await other.close();
  expect(lendKept(kind)).toBeUndefined();
});

it('answers nobody who has given it back', async () => {
  const { borrow } = borrowing();
  const first = await borrow();
  await first.close();
  await expect(first.query('select 1')).rejects.toThrow('The database of this test is closed');
  await expect(first.transaction(async () => undefined)).rejects.toThrow('is closed');
});
