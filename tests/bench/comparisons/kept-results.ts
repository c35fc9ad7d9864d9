import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { hashFiles } from '../../../tools/examples/content-stamp.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import type { Comparison } from './comparison.ts';

/** What was measured so far, by section. */
export interface KeptResults {
  /** SHA-256 (hex) of what is measured and what measures: figures of something else are not mixed with these. */
  readonly of: string;
  readonly repetitions: number;
  /** The machine's load before each run, the first and those that went on. */
  readonly loads: readonly number[];
  /** All runs together. */
  readonly seconds: number;
  readonly sections: Readonly<Record<string, readonly Comparison[]>>;
}

const file = join(projectRoot, '.cache', 'peers.json');

const measured = [
  'engine/**/*.{ts,tsx,css}',
  'tests/bench/{comparisons,forms,tables}/**/*.{ts,tsx,html}',
  '{.,tests/bench}/package-lock.json',
];

/** Goes on where an interrupted run of the same ended; otherwise nothing is there yet. */
export async function openResults(repetitions: number): Promise<KeptResults> {
  const of = hashFiles(projectRoot, measured);
  const load = loadavg()[0] ?? 0;
  const kept = await readKept();
  if (kept?.of !== of || kept.repetitions !== repetitions)
    return { of, repetitions, loads: [load], seconds: 0, sections: {} };
  return { ...kept, loads: [...kept.loads, load] };
}

export async function keepResults(results: KeptResults): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Beside and then in place: a run that is interrupted here leaves the results before these.
  await writeFile(`${file}.part`, JSON.stringify(results));
  await rename(`${file}.part`, file);
}

/** The next run begins anew. */
export async function dropResults(): Promise<void> {
  await rm(file, { force: true });
}

async function readKept(): Promise<KeptResults | undefined> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  return (JSON.parse(text) as KeptResults | null) ?? undefined;
}
