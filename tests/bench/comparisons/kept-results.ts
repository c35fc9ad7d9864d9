import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { hashFiles } from '../../../engine/compiler/content-stamp.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import type { Comparison } from './comparison.ts';

/** Results of a section so far. */
export interface SectionResults {
  /** SHA-256 (hex) of what is measured and what measures: figures of something else are not mixed with these. */
  readonly of: string;
  readonly repetitions: number;
  /** The machine's load before each run, the first and those that went on. */
  readonly loads: readonly number[];
  /** Duration of all runs together. */
  readonly seconds: number;
  readonly comparisons: readonly Comparison[];
}

/** Sections that are not finished, by their titles: the page has the others. */
type Unfinished = Readonly<Record<string, SectionResults>>;

const file = join(projectRoot, '.cache', 'peers.json');

const always = ['tests/bench/comparisons/**/*.ts', '{.,tests/bench}/package-lock.json'];

/** Opens the results of an interrupted run of the same section to go on; otherwise nothing is there yet. */
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

/** The next run of the section begins anew. */
export async function dropResults(title: string): Promise<void> {
  const { [title]: _finished, ...others } = await readKept();
  await write(others);
}

async function write(results: Unfinished): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Writes beside the file and then renames: a run that is interrupted here leaves the results before these.
  await writeFile(`${file}.part`, JSON.stringify(results));
  await rename(`${file}.part`, file);
}

async function readKept(): Promise<Unfinished> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Unfinished;
}
