import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { nameOf } from './source-file.ts';

/** Reads the texts of a schema set: everything of the schema language below `schemas/` and `screens/`. */
export async function readSources(root: string): Promise<ReadonlyMap<string, string>> {
  const paths = [...(await filesBelow(root, 'schemas')), ...(await filesBelow(root, 'screens'))];
  const wanted = paths.filter((path) => isSource(path));
  const texts = await Promise.all(wanted.map((path) => readIfThere(root, path)));
  return new Map(texts.flat().toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Editors replace files: one that has gone since the folder was read is as if it had never been. */
async function readIfThere(root: string, path: string): Promise<readonly (readonly [string, string])[]> {
  try {
    return [[path, await readFile(join(root, path), 'utf8')]];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether a path from the root is a file of the schema language. */
export function isSource(path: string): boolean {
  if (path.startsWith('schemas/meta/')) return false;
  if (path.startsWith('schemas/')) return path.endsWith('.json');
  return path.startsWith('screens/') && nameOf(path)?.kind === 'screen';
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
    return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
