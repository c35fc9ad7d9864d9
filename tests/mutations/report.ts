import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../tools/quality/process.ts';
import type { Defence } from './defence.ts';
import type { Tried } from './run-mutations.ts';

const page = join(projectRoot, 'docs/results/mutations.md');
const mark = '<!-- Written by npm run mutate: what stands below is replaced. -->';
const head = ['| fault | defence | in | test that notices | result |', '|---|---|---|---|---|'];

/** Line about a tried defence for the terminal. */
export function lineOf({ defence, outcome, seconds }: Tried): string {
  const { fault, what } = defence;
  const why = outcome.state === 'broken' ? ` (${outcome.why})` : '';
  return `${outcome.state.padEnd(8)} ${numberOf(fault)} ${what} ${seconds.toFixed(1)} s${why}`;
}

export interface RunFigures {
  readonly minutes: number;
  /** Effect on the developers' page: a complete run replaces its rows, a run of untried defences adds rows. */
  readonly record: 'replace' | 'complete' | 'none';
  /** Defences of the whole suite; rows of all others are removed from the page. */
  readonly defences: readonly Defence[];
}

export async function writeReport(
  tried: readonly Tried[],
  { minutes, record, defences }: RunFigures,
): Promise<{ readonly summary: string; readonly isGood: boolean }> {
  const count = (state: string) => tried.filter(({ outcome }) => outcome.state === state).length;
  const [killed, survived, broken] = [count('killed'), count('survived'), count('broken')];
  const summary =
    `${tried.length} defences of ${new Set(tried.map(({ defence }) => defence.fault)).size} faults removed: ` +
    `${killed} noticed, ${survived} survived, ${broken} could not be tried; ${Math.ceil(minutes)} minutes.`;
  const day = new Date().toISOString().slice(0, 10);
  if (record === 'replace')
    await writePage([`${day}, one whole run at ${currentCommit()}: ${summary}`], tried.map(rowOfTried));
  if (record === 'complete')
    await completePage(tried, { defences, line: `${day}, what was added or changed since: ${summary}` });
  return { summary, isGood: killed === tried.length };
}

/** Reads the commit of the last complete run of the suite from the page. */
export async function lastWholeRun(): Promise<string> {
  const { runs } = await readPage();
  const commit = runs.map((run) => / at ([0-9a-f]{8,40})\b/.exec(run)?.[1]).findLast(Boolean);
  if (commit !== undefined) return commit;
  throw new Error(`${page} names no whole run with its commit: name one by --since.`);
}

/** Lists the defences that the page does not list as noticed, since their entry has changed or no test failed. */
export async function untriedOf(defences: readonly Defence[]): Promise<readonly Defence[]> {
  const { rows } = await readPage();
  const noticed = new Set(rows);
  return defences.filter((defence) => !noticed.has(rowOf(defence, 'killed')));
}

function currentCommit(): string {
  return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).trim();
}

async function completePage(
  tried: readonly Tried[],
  { defences, line }: { readonly defences: readonly Defence[]; readonly line: string },
): Promise<void> {
  const { runs, rows } = await readPage();
  const anew = new Set(tried.map(({ defence }) => beginningOf(defence)));
  const known = new Set(defences.map(beginningOf));
  const others = rows.filter((row) => {
    const beginning = row.slice(0, row.lastIndexOf(' | '));
    return known.has(beginning) && !anew.has(beginning);
  });
  await writePage([...runs, line], [...others, ...tried.map(rowOfTried)]);
}

async function readPage(): Promise<{ readonly runs: readonly string[]; readonly rows: readonly string[] }> {
  const [, record = ''] = (await readFile(page, 'utf8')).split(mark);
  const lines = record.split('\n').filter((line) => line !== '' && !head.includes(line));
  return {
    runs: lines.filter((line) => !line.startsWith('| ')),
    rows: lines.filter((line) => line.startsWith('| ')),
  };
}

async function writePage(runs: readonly string[], rows: readonly string[]): Promise<void> {
  const [intro = ''] = (await readFile(page, 'utf8')).split(mark);
  const sorted = rows.toSorted((one, next) => faultOf(one) - faultOf(next));
  const table = [...head, ...sorted].join('\n');
  await writeFile(page, `${intro}${mark}\n\n${runs.join('\n\n')}\n\n${table}\n`);
}

const rowOfTried = ({ defence, outcome }: Tried) => rowOf(defence, outcome.state);

function rowOf(defence: Defence, state: string): string {
  return `${beginningOf(defence)} | ${state} |`;
}

function beginningOf({ fault, what, file, test }: Defence): string {
  const cells = [numberOf(fault), what, `\`${file}\``, `\`${test.file}\`: ${test.title}`];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')}`;
}

function faultOf(row: string): number {
  return Number(row.split(' | ')[0]?.slice(2));
}

function numberOf(fault: number): string {
  return String(fault).padStart(2, '0');
}
