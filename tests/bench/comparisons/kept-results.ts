import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { hashFiles } from '../../../engine/compiler/content-stamp.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import type { Comparison } from './comparison.ts';

/** Results of a section so far. */
export interface SectionResults {
  /** SHA-256 (hex) of the measured and the measuring files, so that results of different files are not mixed. */
  readonly of: string;
  readonly repetitions: number;
  /** Load of the machine before the first run and before each run that continued it. */
  readonly loads: readonly number[];
  /** Seconds of all runs together. */
  readonly seconds: number;
  readonly comparisons: readonly Comparison[];
}

/** Unfinished sections by title; finished sections are on the page. */
type Unfinished = Readonly<Record<string, SectionResults>>;

const file = join(projectRoot, '.cache', 'peers.json');

const always = ['tests/bench/comparisons/**/*.ts', '{.,tests/bench}/package-lock.json'];

/** Opens the results of an interrupted run of the same section to continue it; otherwise begins without results. */
export async function openResults(
  title: string,
  sources: readonly string[],
  repetitions: number,
): Promise<SectionResults> {
  const of = hashFiles(projectRoot, [...always, ...sources]);
  const load = loadavg()[0] ?? 0;
  const kept = (await readKept())[title];
  if (kept?.of !== of || kept.repetitions !== repetitions)
    return { of, repetitions, loads: [load], seconds: 0, comparisons: [] };
  return { ...kept, loads: [...kept.loads, load] };
}

export async function keepResults(title: string, results: SectionResults): Promise<void> {
  await write({ ...(await readKept()), [title]: results });
}

/** Drops the results of a section, whose next run begins anew. */
export async function dropResults(title: string): Promise<void> {
  const { [title]: _finished, ...others } = await readKept();
  await write(others);
}

async function write(results: Unfinished): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Writes to a second file and renames it, so that an interruption keeps the earlier results.
  await writeFile(`${file}.part`, JSON.stringify(results));
  await rename(`${file}.part`, file);
}

async function readKept(): Promise<Unfinished> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Unfinished;
}
