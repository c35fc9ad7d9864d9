import type { Json } from '../../../engine/core/json.ts';
import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import { planOf } from '../../../gateway/search/plan.ts';
import { readSearchRequest, type SearchRequest } from '../../../gateway/search/request.ts';
import { runSearch } from '../../../gateway/search/run.ts';
import { ensureProjections } from '../../../gateway/search/tables.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { databaseHosts } from '../../../gateway/testing/database-hosts.ts';
import { product } from '../../../generated/product.ts';
import { loadManyPatients, manyOrganizations } from './many-patients.ts';
import { median } from './throughput.ts';

/** Milliseconds at the median that every search and every page shall stay below. */
const aim = 50;

const runs = 9;

/** Somebody of one organization, the largest; and somebody of three. */
export const users = {
  'largest organization': manyOrganizations.slice(0, 1),
  'three organizations': manyOrganizations.slice(1, 4),
};

/** Searches and queue pages among 100,000 patients, on both hosts. */
export async function benchSearch(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const host of databaseHosts) {
    const { database, stop } = await host.open();
    lines.push(...(await measure(database, host.name, 100_000)));
    await stop();
  }
  return lines;
}

/** The same among a million, on PostgreSQL. Filling it takes some minutes. */
export async function benchSearchMillion(): Promise<readonly string[]> {
  const host = databaseHosts.find(({ name }) => name === 'PostgreSQL');
  if (host === undefined) return ['left out: there is no PostgreSQL'];
  const { database, stop } = await host.open();
  try {
    return await measure(database, host.name, 1_000_000);
  } finally {
    await stop();
  }
}

async function measure(database: Database, host: string, count: number): Promise<readonly string[]> {
  await openWith(database, () => undefined);
  await loadManyPatients(database, count);
  await ensureProjections(database, product);
  await database.query('vacuum analyze');
  return measureSearches(database, `${host}, ${count.toLocaleString('en')} patients`);
}

/** Every question for each of the users; the slow ones by name. */
export async function measureSearches(database: Database, title: string): Promise<readonly string[]> {
  const index = product.searches['patient'];
  if (index === undefined) return ['left out: there is no search for patients'];
  const lines: string[] = [];
  for (const [user, organizations] of Object.entries(users)) {
    const took: { readonly name: string; readonly ms: number }[] = [];
    for (const [name, body] of Object.entries(questions(index))) {
      took.push({ name, ms: await medianMs(database, { index, body, organizations }) });
    }
    const slowest = took.toSorted((a, b) => b.ms - a.ms);
    const above = slowest.filter(({ ms }) => ms > aim).map(({ name, ms }) => `${name} ${Math.round(ms)} ms`);
    const medians = took.map(({ ms }) => ms);
    lines.push(
      `${title}, ${user}: ${took.length} questions, median ${median(medians).toFixed(1)} ms, slowest ${slowest[0]?.name} ${slowest[0]?.ms.toFixed(1)} ms`,
      `  above ${aim} ms: ${above.length === 0 ? 'none' : above.join('; ')}`,
    );
  }
  return lines;
}

interface Question {
  readonly index: SearchIndex;
  readonly body: Json;
  readonly organizations: readonly string[];
}

async function medianMs(database: Database, { index, body, organizations }: Question): Promise<number> {
  const plan = planOf(index);
  const request = readSearchRequest(plan, body) as SearchRequest;
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const start = performance.now();
    await runSearch(database, { plan, request, organizations });
    // The first run warms up.
    if (run > 0) times.push(performance.now() - start);
  }
  return median(times);
}

/** What people type, every sort field in both directions on its first and a deep page, and what queues ask. */
export function questions(index: SearchIndex): Readonly<Record<string, Json>> {
  const sorts = Object.keys(index.columns).filter((name) => !['name', 'phone'].includes(name));
  const pages = sorts.flatMap((by) =>
    [false, true].flatMap((descending) =>
      [0, 1_000, 50_000].map((from) => [
        `${by} ${descending ? 'down' : 'up'} from ${from}`,
        { sort: [{ by, descending }], from },
      ]),
    ),
  );
  return { ...typed, ...queues, ...(Object.fromEntries(pages) as Record<string, Json>) };
}

const typed: Readonly<Record<string, Json>> = {
  'start of a name': { queries: [{ field: 'name', text: 'mar' }] },
  'whole name': { queries: [{ field: 'name', text: 'maria garcia' }] },
  'middle of a name': { queries: [{ field: 'name', text: 'arci' }] },
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
  'queue: by workflow state, then by name': { sort: [{ by: 'workflow' }, { by: 'lname' }] },
  'queue: by sex downwards, then by date': { sort: [{ by: 'sex', descending: true }, { by: 'due_date' }] },
  'queue: of one year and cohort, oldest first': {
    filters: [
      { field: 'year', term: 2026 },
      { field: 'cohort', term: 'C7' },
    ],
    sort: [{ by: 'dob' }],
  },
};
