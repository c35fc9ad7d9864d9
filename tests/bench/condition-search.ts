import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { icd10cm } from '../../features/terminology/server/code-systems/icd10cm.ts';
import { loadCodeSystem } from '../../features/terminology/server/code-systems/load-code-system.ts';
import { createConceptTarget } from '../../features/terminology/server/concept-target.ts';
import { storedTerms } from '../../features/terminology/server/stored-terms.ts';
import type { Database } from '../../gateway/store/database.ts';
import { openWith } from '../../gateway/store/store.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import { readLines } from '../../tools/cli/intake/read-lines.ts';
import { medianOf } from './measure.ts';

const official = fileURLToPath(new URL('../../../shared/data/icd10cm-order-2021.txt.gz', import.meta.url));

/** Texts that people type into the search for conditions, from the first three letters on. */
const typed = [
  ...['dia', 'diabetes', 'type 2 diabetes', 'hyp', 'hypertension', 'copd', 'asthma', 'heart failure'],
  ...[
    'chronic kid',
    'atrial fib',
    'gout',
    'low back pain',
    'depress',
    'anxiety',
    'pneumonia',
    'fracture femur',
  ],
];

/** Searches that match a third of the code system, which are the slowest. */
const broad = ['fra', 'unspecified', 'initial encounter', 'left'];

/** Measures searches over all of ICD-10-CM; the promise is 30 ms at the median. */
export async function benchConditionSearch(): Promise<readonly string[]> {
  if (!existsSync(official)) return [`left out: there is no ${official}`];
  const lines: string[] = [];
  for (const host of databaseHosts) {
    const { database, stop } = await host.open();
    await openWith(database, () => undefined);
    const entries = await loadAll(database);
    const usual = await medianTimes(database, typed);
    const slow = await medianTimes(database, broad);
    lines.push(
      `${host.name}: ${entries} conditions, ${typed.length} usual searches: median ${middle(usual)} ms, slowest ${last(usual)} ms`,
      `${host.name}: ${broad.length} searches that match up to a third of all: ${slow.join(', ')} ms`,
    );
    await stop();
  }
  return lines;
}

async function loadAll(database: Database): Promise<number> {
  const target = { ...createConceptTarget(database), close: async () => undefined };
  const { entries } = await loadCodeSystem({
    system: icd10cm,
    edition: '2021',
    lines: readLines(createReadStream(official).pipe(createGunzip())),
    target: async () => target,
    sourceHash: () => 'bench',
    onBadLine: () => undefined,
    onProgress: () => undefined,
  });
  return entries;
}

/** Milliseconds of each search, smallest first. */
async function medianTimes(database: Database, texts: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const text of texts) {
    const question = { catalogue: 'conditions', by: 'words', text, limit: 50 } as const;
    times.push(await medianOf(9, () => storedTerms(question, database)));
  }
  return times.toSorted((a, b) => a - b).map((time) => Math.round(time * 10) / 10);
}

function middle(times: readonly number[]): number {
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

function last(times: readonly number[]): number {
  return times.at(-1) ?? Number.NaN;
}
