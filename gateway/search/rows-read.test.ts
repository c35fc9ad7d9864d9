import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../engine/core/json/json.ts';
import type { Database, Queryable } from '../store/database.ts';
import { openWith } from '../store/store.ts';
import { databaseHosts } from '../testing/database-hosts.ts';
import { library } from '../testing/library.ts';
import { ensureProjections } from '../versions/projections/projections.ts';
import { readSearchRequest, type SearchRequest } from './request/request.ts';
import { runSearch } from './run.ts';
import { planOf } from './table/plan.ts';

const index = library.searches['books'];
if (index === undefined) throw new Error('The library has no such search.');
const plan = planOf(index);

/** Adds books: every third one has no shelf and every second one no pages; four shelves share the others. */
async function addBooks(database: Database, from: number, to: number): Promise<void> {
  await database.query(
    `insert into ${plan.table} (id, organization, v_title, k_title, v_shelf, k_shelf, v_published, k_published, v_pages, v_chapters)
     select 'b' || n, case when n % 4 = 0 then 'south' else 'north' end, 'Book ' || n, ' book ' || n,
       shelf, shelf, day, day, case when n % 2 = 0 then n * 7919 % 1000 end, n * 31 % 7
     from generate_series($1::int, $2::int) n,
       lateral (select case when n % 3 > 0 then 'shelf ' || n % 4 end as shelf, (date '1990-01-01' + n * 7 % 5000)::text as day) made`,
    [from, to],
  );
  await database.query(`vacuum (analyze) ${plan.table}`);
}

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Counts the rows of tables and indexes that a statement reads. */
function rowsRead(node: PlanNode): number {
  const own =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const here = node['Relation Name'] === undefined ? 0 : own * node['Actual Loops'];
  return (node.Plans ?? []).map(rowsRead).reduce((sum, rows) => sum + rows, here);
}

/** Adds up the rows that are read to answer a search. */
async function readFor(database: Database, body: Json): Promise<number> {
  let sum = 0;
  const counting: Queryable = {
    announce: database.announce,
    async query(statement, parameters) {
      const text = typeof statement === 'string' ? statement : statement.text;
      const { rows } = await database.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (analyze, timing off, format json) ${text}`,
        parameters,
      );
      sum += rowsRead(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode);
      return database.query(statement, parameters);
    },
  };
  const request = readSearchRequest(plan, body) as SearchRequest;
  await runSearch(counting, { plan, request, organizations: ['north', 'south'] });
  return sum;
}

const sorts: readonly (readonly [string, Json])[] = [
  ['the usual order', []],
  ['one column', [{ by: 'published' }]],
  ['one column downwards', [{ by: 'published', descending: true }]],
  ['a column that half of them lack', [{ by: 'pages', descending: true }]],
  ['few values, then many', [{ by: 'shelf' }, { by: 'published' }]],
  ['few values downwards, then many', [{ by: 'shelf', descending: true }, { by: 'title' }]],
  ['a value that all of them have, then many', [{ by: 'next_due' }, { by: 'published' }]],
  ['many values, then few', [{ by: 'pages' }, { by: 'shelf', descending: true }]],
];

describe.each(databaseHosts)('a page of a long list on $name', (host) => {
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, stop } = await host.open());
    await openWith(database, () => undefined);
    await ensureProjections(database, library);
  });

  afterAll(() => stop());

  it('looks at as many rows of a long list as of a short one, and for a deep page at those before it [FAULT-70]', async () => {
    const deep = 500;
    const readAll = async (from: number) => {
      const read: number[] = [];
      for (const [, sort] of sorts) read.push(await readFor(database, { sort, from }));
      return read;
    };
    await addBooks(database, 1, 2_000);
    const ofShort = await readAll(0);
    await addBooks(database, 2_001, 8_000);
    const [ofLong, ofDeep] = [await readAll(0), await readAll(deep)];
    for (const [n, [name]] of sorts.entries()) {
      expect(ofLong[n], `${name}, first page`).toBeLessThan((ofShort[n] ?? 0) + 100);
      // Allows for two passes: one to find the page's first value, one past the rows with earlier values.
      expect(ofDeep[n], `${name}, deep page`).toBeLessThan(6 * deep);
    }
  });

  it('looks at no more rows than one condition fits, where conditions exclude each other', async () => {
    await database.query(`update ${plan.table} set v_pages = null where k_published < '1992'`);
    await database.query(`vacuum (analyze) ${plan.table}`);
    const old = { field: 'published', range: { to: '1991-12-31' } };
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from ${plan.table} where k_published < '1992'`,
    );
    const most = (rows[0]?.count ?? 0) + 100;
    for (const other of [
      { field: 'pages', range: { from: 0 } },
      { field: 'pages', missing: false },
    ])
      expect(await readFor(database, { filters: [old, other] }), JSON.stringify(other)).toBeLessThan(most);
    const few = { field: 'published', range: { from: '1990-01-01', to: '1990-01-20' } };
    const none = { field: 'pages', missing: true };
    expect(await readFor(database, { filters: [few, none] })).toBeLessThan(most);
  });
});
