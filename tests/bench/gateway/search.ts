import type { Json } from '../../../engine/core/json/json.ts';
import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import { readSearchRequest, type SearchRequest } from '../../../gateway/search/request/request.ts';
import { runSearch } from '../../../gateway/search/run.ts';
import { planOf } from '../../../gateway/search/table/plan.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { databaseHosts } from '../../../gateway/testing/database-hosts.ts';
import { ensureProjections } from '../../../gateway/versions/projections/projections.ts';
import { product } from '../../../generated/product.ts';
import { createRandom } from '../../../tools/demo/random.ts';
import { openBenchDatabase } from './bench-database.ts';
import { loadManyPatients, manyOrganizations } from './many-patients.ts';
import { catalogueQuestions } from './queue-filters.ts';
import { measureReindex } from './reindex.ts';
import { median } from './throughput.ts';

/** Median in milliseconds that no search or page may exceed. */
const aim = 50;

const runs = 9;

/** Users of one organization, which is the largest, and of three. */
export const users = {
  'largest organization': manyOrganizations.slice(0, 1),
  'three organizations': manyOrganizations.slice(1, 4),
};

/** Measures searches and queue pages among 100,000 patients, on both hosts. */
export async function benchSearch(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const host of databaseHosts) {
    const { database, stop } = await host.open();
    lines.push(...(await measure(database, host.name, 100_000)));
    await stop();
  }
  return lines;
}

/**
 * Measures searches among a million patients, on a PostgreSQL with the memory that `docs/operator/deployment.md`
 * recommends. Loading takes some minutes.
 */
export async function benchSearchMillion(): Promise<readonly string[]> {
  const opened = await openBenchDatabase(['shared_buffers=2GB']);
  if (opened === undefined) return ['left out: there is no PostgreSQL'];
  try {
    return await measure(opened.database, 'PostgreSQL', 1_000_000);
  } finally {
    await opened.close();
  }
}

async function measure(database: Database, host: string, count: number): Promise<readonly string[]> {
  await openWith(database, () => undefined);
  await loadManyPatients(database, count);
  await ensureProjections(database, product);
  await database.query('vacuum analyze');
  const title = `${host}, ${count.toLocaleString('en')} patients`;
  const lines = [
    ...(await measureSearches(database, title)),
    ...(await measureCatalogue(database, title)),
    ...(await measureCommonName(database, title)),
  ];
  // Measures a reindexing on PostgreSQL alone, since the embedded database has no concurrent users.
  return host === 'PGlite' ? lines : [...lines, ...(await measureReindex(database, title))];
}

/** Runs of each pair of conditions, few since there are hundreds of pairs. */
const runsOfPairs = 2;

/** Measures every choice of the queue editor alone and in pairs, on the first page, for the largest organization. */
async function measureCatalogue(database: Database, title: string): Promise<readonly string[]> {
  const index = product.searches['patient'];
  if (index === undefined) return [];
  const organizations = users['largest organization'];
  const lines: string[] = [];
  for (const [kind, asked] of Object.entries(catalogueQuestions(index))) {
    const took: Took[] = [];
    for (const [name, body] of Object.entries(asked))
      took.push({ name, ms: await medianMs(database, { index, body, organizations }, runsOfPairs) });
    lines.push(...linesOf(`${title}, conditions of the catalogue ${kind}`, took));
  }
  return lines;
}

/** Measures a name that a tenth of the patients have: its first page, page 101 and the last page. */
async function measureCommonName(database: Database, title: string): Promise<readonly string[]> {
  const index = product.searches['patient'];
  if (index === undefined) return [];
  const organizations = users['largest organization'];
  const queries = [{ field: 'name', text: 'mar' }];
  const total = await totalOf(database, { index, body: { queries }, organizations });
  const took: Took[] = [];
  for (const [name, from] of [
    ['page 1', 0],
    ['page 101', 1_000],
    ['the last page', Math.max(0, total - 10)],
  ] as const)
    took.push({ name, ms: await medianMs(database, { index, body: { queries, from }, organizations }) });
  return [
    `${title}, "mar", which ${total.toLocaleString('en')} have: ${took.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join(', ')}`,
  ];
}

interface Took {
  readonly name: string;
  readonly ms: number;
}

function linesOf(title: string, took: readonly Took[]): readonly string[] {
  const slowest = took.toSorted((a, b) => b.ms - a.ms);
  const above = slowest.filter(({ ms }) => ms > aim).map(({ name, ms }) => `${name} ${Math.round(ms)} ms`);
  const medians = took.map(({ ms }) => ms);
  return [
    `${title}: ${took.length} questions, median ${median(medians).toFixed(1)} ms, slowest ${slowest[0]?.name} ${slowest[0]?.ms.toFixed(1)} ms`,
    `  above ${aim} ms: ${above.length === 0 ? 'none' : above.slice(0, mostNamed).join('; ')}${above.length > mostNamed ? ` and ${above.length - mostNamed} more` : ''}`,
  ];
}

const mostNamed = 40;

/** Measures every query for each of the users, a number of times each; names the slow ones. */
export async function measureSearches(
  database: Database,
  title: string,
  most = runs,
): Promise<readonly string[]> {
  const index = product.searches['patient'];
  if (index === undefined) return ['left out: there is no search for patients'];
  const lines: string[] = [];
  for (const [user, organizations] of Object.entries(users)) {
    const took: Took[] = [];
    const total = await totalOf(database, { index, body: {}, organizations });
    for (const [name, body] of Object.entries(questions(index, total))) {
      took.push({ name, ms: await medianMs(database, { index, body, organizations }, most) });
    }
    lines.push(...linesOf(`${title}, ${user}`, took));
  }
  return lines;
}

interface Question {
  readonly index: SearchIndex;
  readonly body: Json;
  readonly organizations: readonly string[];
}

async function totalOf(database: Database, { index, body, organizations }: Question): Promise<number> {
  const plan = planOf(index);
  const request = readSearchRequest(plan, body) as SearchRequest;
  return (await runSearch(database, { plan, request, organizations })).total;
}

async function medianMs(
  database: Database,
  { index, body, organizations }: Question,
  most = runs,
): Promise<number> {
  const plan = planOf(index);
  const request = readSearchRequest(plan, body) as SearchRequest;
  const times: number[] = [];
  for (let run = 0; run <= most; run += 1) {
    const start = performance.now();
    await runSearch(database, { plan, request, organizations });
    // Drops the first run, which warms up.
    if (run > 0) times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * Collects the queries to measure: typed texts, every sort field in both directions on its first and on deep pages,
 * conditions of queues, and random queues.
 */
function questions(index: SearchIndex, total: number): Readonly<Record<string, Json>> {
  const depths = [0, 1_000, 50_000, Math.floor(total / 2)].filter((from) => from < total);
  const names = Object.keys(index.columns).filter((name) => !['name', 'phone'].includes(name));
  const sorts = names.flatMap((by) => [[{ by }], [{ by, descending: true }]]);
  const pages = [...sorts, ...pairs].flatMap((sort) =>
    depths.map((from) => [`${sort.map(sortName).join(', ')} from ${from}`, { sort, from }]),
  );
  return { ...typed, ...queues, ...randomQueues(), ...(Object.fromEntries(pages) as Record<string, Json>) };
}

type Sort = { readonly by: string; readonly descending?: boolean };

function sortName({ by, descending }: Sort): string {
  return descending === true ? `${by} down` : by;
}

/** Orders by two or more columns, some with few and some with many values. */
const pairs: readonly (readonly Sort[])[] = [
  [{ by: 'workflow' }, { by: 'lname' }],
  [{ by: 'workflow', descending: true }, { by: 'due_date' }],
  [{ by: 'sex', descending: true }, { by: 'date' }],
  [{ by: 'status' }, { by: 'lname' }, { by: 'fname' }],
  [{ by: 'org' }, { by: 'total_risk_score', descending: true }],
  [{ by: 'year', descending: true }, { by: 'workflow' }, { by: 'lname' }],
  [{ by: 'last_call' }, { by: 'lname' }],
  [{ by: 'due_date' }, { by: 'lname' }],
  [{ by: 'total_risk_score', descending: true }, { by: 'due_date' }],
  [{ by: 'routine', descending: true }, { by: 'lname' }],
  [{ by: 'group' }, { by: 'dob' }],
  [{ by: 'dob' }, { by: 'lname' }],
];

/** Filters of the catalogue of queue filters, and other conditions of queues. */
const narrowings: readonly Json[] = [
  { field: 'due_date', range: { to: '2026-06-30' } },
  { field: 'due_date', range: { from: '2026-07-01', to: '2026-07-03' } },
  { field: 'last_call', range: { from: '2026-05-01', to: '2026-05-07' } },
  { field: 'last_call', range: { from: '2025-01-01', to: '2026-03-31' } },
  { field: 'next_review', range: { from: '2026-07-01', to: '2026-07-31' } },
  { field: 'last_review', missing: true },
  { field: 'last_review', range: { to: '2026-05-01' } },
  { field: 'dob', range: { from: '1955-07-02', to: '1965-07-01' } },
  { field: 'dob', range: { to: '1945-07-01' } },
  { field: 'year', term: 2026 },
  { field: 'workflow', term: 'Ready for Consult' },
  { field: 'status', term: 'active' },
  { field: 'sex', term: 'female' },
  { field: 'cohort', term: 'C7' },
  { field: 'group', term: 'G3' },
  { field: 'total_risk_score', range: { from: 30 } },
];

/** First pages of queues with one to three conditions and one or two orders, equal in every run. */
function randomQueues(): Readonly<Record<string, Json>> {
  const random = createRandom('queues');
  const sorts = pairs.flat();
  return Object.fromEntries(
    Array.from({ length: 60 }, (): [string, Json] => {
      const filters = random.sample(narrowings, random.integer(1, 3));
      const sort = random.sample(sorts, random.integer(1, 2)) as Sort[] & Json[];
      return [`${JSON.stringify(filters)} by ${sort.map(sortName).join(', ')}`, { filters, sort }];
    }),
  );
}

const typed: Readonly<Record<string, Json>> = {
  'start of a name': { queries: [{ field: 'name', text: 'mar' }] },
  'whole name': { queries: [{ field: 'name', text: 'victor lavender' }] },
  'first letter of a name': { queries: [{ field: 'name', text: 'm' }] },
  'middle of a name': { queries: [{ field: 'name', text: 'aven' }] },
  'end of a phone number': { queries: [{ field: 'phone', text: '0134' }] },
  'phone number': { queries: [{ field: 'phone', text: '(303) 555-0134' }] },
  birthdate: { queries: [{ field: 'dob', text: '1950-07-14' }] },
  'external id': { queries: [{ field: 'externalId', text: 'MANY-4711' }] },
};

const queues: Readonly<Record<string, Json>> = {
  'queue: due reviews of active women by due date': {
    filters: [
      { field: 'due_date', range: { to: '2026-06-30' } },
      { field: 'status', term: 'active' },
      { field: 'sex', term: 'female' },
    ],
    sort: [{ by: 'due_date' }, { by: 'total_risk_score', descending: true }],
  },
  'queue: ready for the first call, longest without one first': {
    filters: [{ field: 'workflow', term: 'Ready for Initiating Call' }],
    sort: [{ by: 'last_call' }, { by: 'lname' }],
  },
  'queue: never reviewed, highest risk first': {
    filters: [{ field: 'last_review', missing: true }],
    sort: [{ by: 'total_risk_score', descending: true }],
  },
  'queue: of one year and cohort, oldest first': {
    filters: [
      { field: 'year', term: 2026 },
      { field: 'cohort', term: 'C7' },
    ],
    sort: [{ by: 'dob' }],
  },
};
