import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../tools/quality/process.ts';
import { say } from '../../../tools/terminal/terminal.ts';
import { openingSection, typingSection } from '../forms/form-section.ts';
import { tableSection } from '../tables/table-section.ts';
import type { OpenedSide, Section } from './comparison.ts';
import { dropResults, keepResults, openResults } from './kept-results.ts';
import { formSides, pageWith, type SideTitles, sectionText, tableSides } from './peers-page.ts';
import { runSection } from './run-section.ts';

/**
 * Compares our forms and tables with those of other libraries, in about a quarter of an hour; writes the page of the
 * documentation after each comparison. A run after an interruption continues after the last comparison.
 */
export async function benchPeers(): Promise<readonly string[]> {
  return [...(await benchPeersOpening()), ...(await benchPeersTyping()), ...(await benchPeersTables())];
}

/** Measures one section of that page and keeps the others, each of which names its commit. */
export function benchPeersOpening(): Promise<readonly string[]> {
  return compare(openingSection, formSides, measured);
}

export function benchPeersTyping(): Promise<readonly string[]> {
  return compare(typingSection, formSides, measured);
}

export function benchPeersTables(): Promise<readonly string[]> {
  return compare(tableSection, tableSides, measured);
}

/** Runs all comparisons with one repetition, to check that every side works. */
export async function tryPeers(): Promise<readonly string[]> {
  return [
    ...(await compare(openingSection, formSides, tried)),
    ...(await compare(typingSection, formSides, tried)),
    ...(await compare(tableSection, tableSides, tried)),
  ];
}

interface Comparing {
  readonly repetitions: number;
  /** Page that the results are written to. */
  readonly page: string;
}

const measured: Comparing = { repetitions: 5, page: 'docs/results/peers.md' };
const tried: Comparing = { repetitions: 1, page: 'dist/peers.md' };

/** Measures the comparisons that a section lacks; keeps and writes the section after each. */
async function compare<Name extends string, Side extends OpenedSide>(
  section: Section<Name, Side>,
  sides: SideTitles,
  { repetitions, page }: Comparing,
): Promise<readonly string[]> {
  const { title, sources, plans } = section;
  let now = await openResults(title, sources, repetitions);
  let since = performance.now();
  const { comparisons: done } = now;
  if (done.length > 0) say(`  ${title}: going on behind ${done.length} comparisons`);
  await runSection(section, {
    ...{ repetitions, done },
    async keep(comparison) {
      const seconds = now.seconds + (performance.now() - since) / 1000;
      since = performance.now();
      now = { ...now, seconds, comparisons: [...now.comparisons, comparison] };
      await keepResults(title, now);
      const day = new Date().toISOString().slice(0, 10);
      const text = sectionText({ title, planned: plans.length, sides, commit: commit(), day }, now);
      await writePage(join(projectRoot, page), { [title]: text });
    },
  });
  await dropResults(title);
  return [`${title}: written to ${page}`];
}

async function writePage(file: string, sections: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, pageWith(before, sections));
}

/** Names the measured commit, with a mark if measured files differ from it. */
function commit(): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', 'engine', 'tests/bench', 'package-lock.json') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`;
}
