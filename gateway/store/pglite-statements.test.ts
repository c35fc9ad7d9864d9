import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepared } from './database.ts';
import { PgliteStatements } from './pglite-statements.ts';

let engine: PGlite;
let statements: PgliteStatements;

beforeAll(async () => {
  engine = await PGlite.create();
  await engine.exec('create table shelf (id text primary key, books int, held jsonb)');
});
afterAll(() => engine.close());
beforeEach(async () => {
  statements = new PgliteStatements(engine);
  await engine.exec("deallocate all; delete from shelf; insert into shelf values ('a', 1, '{}')");
});

/** Counts the message exchanges with PGlite during some work. */
async function exchangesOf(work: () => Promise<unknown>): Promise<number> {
  const exchange = vi.spyOn(engine, 'execProtocol');
  await work();
  const { length } = exchange.mock.calls;
  exchange.mockRestore();
  return length;
}

describe('statements of the embedded database', () => {
  it('take one exchange each once they are planned', async () => {
    const read = prepared('select id, books from shelf where id = $1');
    const ask = () => statements.alone(read, ['a']);
    expect(await exchangesOf(ask)).toBe(2);
    expect(await exchangesOf(ask)).toBe(1);
    expect(await ask()).toEqual({ rows: [{ id: 'a', books: 1 }], count: 1 });
  });

  it.each([
    ['select $1::text as value', 'Søbirk "\\ \n'],
    ['select $1::text as value', null],
    ['select $1::text as value', undefined],
    ['select $1::int as value', 7],
    ['select $1::float8 as value', -0.5],
    ['select $1::int8 as value', '9007199254740993'],
    ['select $1::boolean as value', false],
    ['select $1::text[] as value', ['a', 'b,c', '']],
    ['select $1::jsonb as value', '{"a": [1, null, "x"]}'],
    ['select $1::timestamptz as value', '2026-11-29T12:00:00.123456Z'],
    ['select $1::date as value', '2026-11-29'],
    ['select array[1, null]::int[] as value, $1::text as other', 'x'],
  ])('bring values there and back as PGlite itself does: %s with %j', async (text, value) => {
    const { rows } = await engine.query(text, [value]);
    expect((await statements.alone(text, [value])).rows).toEqual(rows);
    expect((await statements.alone(prepared(text), [value])).rows).toEqual(rows);
  });

  it('count the rows that they change, whether they answer with them or not', async () => {
    const add = await statements.alone("insert into shelf values ('b', 2, null), ('c', 3, null)", []);
    expect(add).toEqual({ rows: [], count: 2 });
    const change = 'update shelf set books = books + 1 returning id';
    expect(await statements.alone(change, [])).toMatchObject({ count: 3 });
    expect(await statements.alone('create temporary table more (id int)', [])).toEqual({
      rows: [],
      count: 0,
    });
  });

  it('fail with the code of PostgreSQL and work again, alone and within a transaction that is undone', async () => {
    const add = prepared('insert into shelf (id, books) values ($1, $2)');
    await expect(statements.alone(add, ['a', 1])).rejects.toMatchObject({ code: '23505' });
    await expect(statements.alone('select nothing from shelf', [])).rejects.toMatchObject({ code: '42703' });
    const failing = engine.transaction(async (transaction) => {
      const ask = statements.within(transaction);
      await ask(add, ['d', 4]);
      await ask(add, ['a', 1]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect((await statements.alone(add, ['e', 5])).count).toBe(1);
    expect((await statements.alone('select id from shelf order by id', [])).rows).toEqual([
      { id: 'a' },
      { id: 'e' },
    ]);
  });

  it('are planned again where a first try failed', async () => {
    const late = prepared('select place from shelf_of_later');
    await expect(statements.alone(late, [])).rejects.toMatchObject({ code: '42P01' });
    await engine.exec('create table shelf_of_later (place text)');
    expect(await statements.alone(late, [])).toEqual({ rows: [], count: 0 });
  });

  it('wait for the transaction that is open, and are refused when theirs has ended', async () => {
    const order: string[] = [];
    let kept: ReturnType<PgliteStatements['within']> | undefined;
    const open = engine.transaction(async (transaction) => {
      kept = statements.within(transaction);
      const alone = statements.alone('select 1', []).then(() => order.push('alone'));
      await kept('select 2');
      order.push('within');
      return { alone };
    });
    await (await open).alone;
    expect(order).toEqual(['within', 'alone']);
    await expect(kept?.('select 3')).rejects.toThrow('The transaction has ended');
  });

  it('say that the database is closed', async () => {
    const other = await PGlite.create();
    const late = new PgliteStatements(other);
    await other.close();
    await expect(late.alone('select 1', [])).rejects.toThrow('The embedded database is closed.');
  });
});
