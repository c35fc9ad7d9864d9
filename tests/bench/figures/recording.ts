import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/quality/process.ts';

/** Lines printed by one bench, and the circumstances of the run. */
export interface Recording {
  /** Day of the run, in ISO 8601. */
  readonly day: string;
  /** Measured commit; a `+` at the end marks files that differed from it. */
  readonly commit: string;
  /** Load average of the minute before the run, in processes that were ready to run. */
  readonly load: number;
  readonly seconds: number;
  readonly lines: readonly string[];
}

/** Recordings by the name of their bench. */
export type Recordings = Readonly<Record<string, Recording>>;

const folder = join(projectRoot, 'tests/bench/figures/recorded');

/** Runs a bench and returns its recording. */
export async function recordingOf(bench: () => Promise<readonly string[]>): Promise<Recording> {
  const circumstances = {
    day: new Date().toISOString().slice(0, 10),
    commit: commitOf(projectRoot),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
  const start = performance.now();
  const lines = await bench();
  return { ...circumstances, seconds: Math.round((performance.now() - start) / 1000), lines };
}

export async function keepRecording(name: string, recording: Recording): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(recording, null, 2)}\n`);
}

export async function readRecordings(): Promise<Recordings> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  const read = async (file: string) => [file.replace('.json', ''), await readRecording(file)] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

async function readRecording(file: string): Promise<Recording> {
  return JSON.parse(await readFile(join(folder, file), 'utf8'));
}

/** Paths whose changes affect a measurement: all but the recorded figures and the pages that show them. */
const measured = ['.', ':(exclude)tests/bench/figures', ':(exclude)docs'];

function commitOf(directory: string): string {
  const git = (...arguments_: readonly string[]) =>
    spawnSync('git', arguments_, { cwd: directory, encoding: 'utf8' }).stdout?.trim() ?? '';
  const commit = git('rev-parse', '--short=8', 'HEAD');
  if (commit === '') return 'unknown';
  return git('status', '--porcelain', '--', ...measured) === '' ? commit : `${commit}+`;
}
