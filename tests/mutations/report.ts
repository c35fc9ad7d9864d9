import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../tools/quality/process.ts';
import type { Tried } from './run-mutations.ts';

const page = join(projectRoot, 'docs/developer/mutations.md');
const mark = '<!-- Written by npm run mutate: what stands below is replaced. -->';

/** One line for the person at the terminal. */
export function lineOf({ defence, outcome, seconds }: Tried): string {
  const { fault, what } = defence;
  const why = outcome.state === 'broken' ? ` (${outcome.why})` : '';
  return `${outcome.state.padEnd(8)} ${numberOf(fault)} ${what} ${seconds.toFixed(1)} s${why}`;
}

export interface RunFigures {
  readonly minutes: number;
  /** Every defence was tried: then the page of the developers is written anew. */
  readonly isWhole: boolean;
}

export async function writeReport(
  tried: readonly Tried[],
  { minutes, isWhole }: RunFigures,
): Promise<{ readonly summary: string; readonly isGood: boolean }> {
  const count = (state: string) => tried.filter(({ outcome }) => outcome.state === state).length;
  const [killed, survived, broken] = [count('killed'), count('survived'), count('broken')];
  const summary =
    `${tried.length} defences of ${new Set(tried.map(({ defence }) => defence.fault)).size} faults removed: ` +
    `${killed} noticed, ${survived} survived, ${broken} could not be tried; ${Math.ceil(minutes)} minutes.`;
  if (isWhole) await writePage(tried, summary);
  return { summary, isGood: killed === tried.length };
}

async function writePage(tried: readonly Tried[], summary: string): Promise<void> {
  const [intro = ''] = (await readFile(page, 'utf8')).split(mark);
  const day = new Date().toISOString().slice(0, 10);
  const rows = tried
    .toSorted((one, next) => one.defence.fault - next.defence.fault)
    .map(({ defence: { fault, what, file, test }, outcome }) => {
      const cells = [numberOf(fault), what, `\`${file}\``, `\`${test.file}\`: ${test.title}`, outcome.state];
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    });
  const table = ['| fault | defence | in | test that notices | result |', '|---|---|---|---|---|', ...rows];
  await writeFile(page, `${intro}${mark}\n\n${day}: ${summary}\n\n${table.join('\n')}\n`);
}

function numberOf(fault: number): string {
  return String(fault).padStart(2, '0');
}
