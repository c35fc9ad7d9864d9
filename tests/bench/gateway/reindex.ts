import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import { readSearchRequest, type SearchRequest } from '../../../gateway/search/request/request.ts';
import { runSearch } from '../../../gateway/search/run.ts';
import { planOf } from '../../../gateway/search/table/plan.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { createProjections, ensureProjections } from '../../../gateway/versions/projections/projections.ts';
import { product } from '../../../generated/product.ts';
import { loadManyPatients, manyOrganizations } from './many-patients.ts';
import { median } from './throughput.ts';

/** Searches that users send during the reindexing, five times a second. */
const asked: readonly Json[] = [
  { filters: [{ field: 'workflow', term: 'Ready for Initiating Call' }], sort: [{ by: 'last_call' }] },
  { queries: [{ field: 'name', text: 'mary' }] },
];
const restBetween = 200;

/** Number of searches measured before the reindexing. */
const samplesBefore = 20;

/**
 * Measures a reindexing among 100,000 patients, which load quickly; `search-million` ends with a reindexing among a
 * million.
 */
export async function benchReindex(): Promise<readonly string[]> {
  const binaries = findPostgres();
  if (binaries === undefined) return ['left out: there is no PostgreSQL'];
  const cluster = await startPostgres(binaries, { settings: ['shared_buffers=1GB'] });
  const database = openPgDatabase({ url: cluster.url, log: silentLog });
  try {
    await openWith(database, () => undefined);
    await loadManyPatients(database, 100_000);
    await ensureProjections(database, product);
    return await measureReindex(database, 'PostgreSQL, 100,000 patients');
  } finally {
    await database.close();
    await cluster.stop();
  }
}

/**
 * Measures the time to build a search table with one more column beside the table in use, the time of searches in this
 * process before and during the build, and the longest wait of a save.
 */
export async function measureReindex(database: Database, title: string): Promise<readonly string[]> {
  const before: number[] = [];
  for (let n = 0; n < samplesBefore; n += 1) before.push(await searchMs(database, n));
  const meanwhile: number[] = [];
  const saves: number[] = [];
  const projections = createProjections({ database });
  const began = performance.now();
  let isDone = false;
  const serving = (async () => {
    for (let n = 0; !isDone; n += 1) {
      meanwhile.push(await searchMs(database, n));
      saves.push(await saveMs(database, n));
      await wait(restBetween);
    }
  })();
  const { complete } = await projections.prepare(withOneMore(product));
  await complete();
  isDone = true;
  const minutes = (performance.now() - began) / 60_000;
  await serving;
  await projections.close();
  const [calm, busy] = [median(before), median(meanwhile)];
  return [
    `${title}: a table with one more column took ${minutes.toFixed(1)} minutes while serving (aim < 5 for 1,000,000)`,
    `  searches ${(busy / calm).toFixed(1)}× as long meanwhile (${calm.toFixed(0)} ms before, ${busy.toFixed(0)} ms, ${Math.max(...meanwhile).toFixed(0)} ms at most); a save waited ${Math.max(...saves).toFixed(0)} ms at most`,
  ];
}

/** Adds a column that the search table lacks: the number of workflow iterations. */
function withOneMore(one: Product): Product {
  const patient = one.searches['patient'];
  if (patient === undefined) throw new Error('There is no search for patients.');
  const columns = { ...patient.columns, bench_iteration: { from: ['/workflowIteration'], kind: 'number' } };
  return { ...one, searches: { ...one.searches, patient: { ...patient, columns } } } as Product;
}

async function searchMs(database: Database, n: number): Promise<number> {
  const index = product.searches['patient'];
  if (index === undefined) return 0;
  const plan = planOf(index);
  const request = readSearchRequest(plan, asked[n % asked.length] ?? {}) as SearchRequest;
  const began = performance.now();
  await runSearch(database, { plan, request, organizations: manyOrganizations.slice(0, 1) });
  return performance.now() - began;
}

/** Milliseconds that the database needs for a change of one patient. */
async function saveMs(database: Database, n: number): Promise<number> {
  const patient = ['patient', `many-${String(n).padStart(7, '0')}`];
  const { rows } = await database.query<{ organization: string }>(
    'select organization from record where type = $1 and id = $2',
    patient,
  );
  const began = performance.now();
  await database.query('update record set rev = rev + 1 where type = $1 and id = $2 and organization = $3', [
    ...[...patient, rows[0]?.organization],
  ]);
  return performance.now() - began;
}
