import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compileSources } from '../../tools/compiler/compile.ts';
import { readSources } from '../../tools/compiler/source/read-sources.ts';
import { compileAndWrite, watchSchemas } from '../../tools/compiler/watch.ts';
import { medianOf, ratio } from './measure.ts';

const project = resolve(import.meta.dirname, '../..');
const runs = 15;

/** A full compile of the product's schemas by a process that has just begun, against one that has compiled before. */
export async function benchCompile(): Promise<readonly string[]> {
  const texts = await readSources(project);
  const start = performance.now();
  await compileSources(texts);
  const first = performance.now() - start;
  const again = await medianOf(runs, () => compileSources(texts));
  return [`first compile : the same again, nothing changed = ${ratio(first, again)}`];
}

/** One changed file, from the moment it is saved to the moment that everything is written, against a full first compile. */
export async function benchWatch(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-watch-'));
  try {
    for (const part of ['schemas', 'screens'])
      await cp(join(project, part), join(folder, part), { recursive: true });
    const start = performance.now();
    await compileAndWrite(folder);
    const full = performance.now() - start;
    const change = await medianOfChanges(folder);
    const limit = change < 150 ? 'under' : 'over';
    return [
      `one-file change in watch mode : full compile = ${ratio(change, full)} (${limit} 150 ms on this machine just now)`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function medianOfChanges(folder: string): Promise<number> {
  const file = join(folder, 'schemas/allergy/allergy.schema.json');
  const text = await readFile(file, 'utf8');
  let tell: () => void = () => undefined;
  const watcher = await watchSchemas({
    root: folder,
    onResult: ({ written }) => (written.length > 0 ? tell() : undefined),
  });
  let change = 0;
  try {
    return await medianOf(runs, async () => {
      change += 1;
      const written = new Promise<void>((done) => {
        tell = done;
      });
      await writeFile(file, text.replace(/"maxLength": \d+/, `"maxLength": ${100 + change}`));
      await written;
    });
  } finally {
    watcher.close();
  }
}
