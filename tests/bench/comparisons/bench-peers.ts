import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../tools/quality/process.ts';
import { say } from '../../../tools/terminal/terminal.ts';
import { formSection } from '../forms/form-section.ts';
import { tableSection } from '../tables/table-section.ts';
import type { OpenedSide, Section } from './comparison.ts';
import { dropResults, type KeptResults, keepResults, openResults } from './kept-results.ts';
import { peersPage } from './peers-page.ts';
import { runSection } from './run-section.ts';

/**
 * Our forms and tables beside those of others, written to a page of the documentation after each comparison: a quarter
 * of an hour. Whatever interrupts it, the next run goes on behind the last comparison.
 */
export function benchPeers(): Promise<readonly string[]> {
  return compare(5, 'docs/developer/peers.md');
}

/** The same with one repetition, to try the sides out. */
export function tryPeers(): Promise<readonly string[]> {
  return compare(1, 'dist/peers.md');
}

async function compare(repetitions: number, page: string): Promise<readonly string[]> {
  const results = await openResults(repetitions);
  const file = join(projectRoot, page);
  await mkdir(dirname(file), { recursive: true });
  const write = (now: KeptResults) => writeFile(file, peersPage(now));
  const withForms = await completed(formSection, results, write);
  const whole = await completed(tableSection, withForms, write);
  await write(whole);
  await dropResults();
  return [`written to ${page}`];
}

/** Measures what is missing of a section, and keeps it. */
async function completed<Name extends string, Side extends OpenedSide>(
  section: Section<Name, Side>,
  results: KeptResults,
  write: (now: KeptResults) => Promise<void>,
): Promise<KeptResults> {
  const { title } = section;
  let now = results;
  let since = performance.now();
  const done = now.sections[title] ?? [];
  if (done.length > 0) say(`  ${title}: going on behind ${done.length} comparisons`);
  await runSection(section, {
    ...{ repetitions: now.repetitions, done },
    async keep(comparison) {
      const seconds = now.seconds + (performance.now() - since) / 1000;
      since = performance.now();
      const comparisons = [...(now.sections[title] ?? []), comparison];
      now = { ...now, seconds, sections: { ...now.sections, [title]: comparisons } };
      await keepResults(now);
      await write(now);
    },
  });
  return now;
}
