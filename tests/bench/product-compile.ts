import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compileSources } from '../../engine/compiler/compile.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { compileAndWrite, watchSchemas } from '../../engine/compiler/watch.ts';
import { compareMedians, medianOf, ratio } from './measure.ts';

const project = resolve(import.meta.dirname, '../..');
const runs = 15;

/**
 * Compares a full compile of the product's schemas by a new process with one by a process that has compiled before.
 */
export async function benchCompile(): Promise<readonly string[]> {
  const texts = await readSources(project);
  const start = performance.now();
  await compileSources(texts);
  const first = performance.now() - start;
  const again = await medianOf(runs, () => compileSources(texts));
  return [`first compile : the same again, nothing changed = ${ratio(first, again)}`];
}

/**
 * Compares the processor time of one changed file, from its save until everything a page needs is written, with that
 * of a full first compile.
 */
export async function benchWatch(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-watch-'));
  try {
    for (const part of ['schemas', 'screens'])
      await cp(join(project, part), join(folder, part), { recursive: true });
    const start = process.cpuUsage();
    await compileAndWrite(folder);
    const { user, system } = process.cpuUsage(start);
    const full = (user + system) / 1_000;
    const times = await timesOfChanges(folder);
    return Object.entries(times).map(
      ([name, time]) =>
        `a change of ${name} in watch mode : full compile = ${ratio(time, full)} (${Math.round(time)} ms of processor time on this machine just now)`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timesOfChanges(folder: string): Promise<Readonly<Record<string, number>>> {
  let writtenNow: () => void = () => undefined;
  const watcher = await watchSchemas({
    root: folder,
    onResult: ({ written }) => (written.length > 0 ? writtenNow() : undefined),
  });
  let count = 0;
  async function change(path: string, from: RegExp, to: (value: number) => string): Promise<void> {
    count += 1;
    const file = join(folder, path);
    const text = await readFile(file, 'utf8');
    const written = new Promise<void>((resolve) => {
      writtenNow = resolve;
    });
    await writeFile(file, text.replace(from, to(100 + count)));
    await written;
  }
  try {
    return await compareMedians(runs, {
      'a tab': () =>
        change(
          'schemas/allergy/allergies.tab.json',
          /"title": "[^"]*"/,
          (value) => `"title": "Allergies ${value}"`,
        ),
      'an entity': () =>
        change('schemas/allergy/allergy.schema.json', /"maxLength": \d+/, (value) => `"maxLength": ${value}`),
    });
  } finally {
    watcher.close();
  }
}
