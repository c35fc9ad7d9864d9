import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { GeneratedFile } from './emit/emit-files.ts';
import { isMissingFile } from './source/missing-file.ts';

export interface Difference {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  /** Files in `generated/` that no source produces any more. */
  readonly orphaned: readonly string[];
}

/** Filter of the paths to consider; default: all. */
type IsMeant = (path: string) => boolean;

/** Finds the files of `generated/` whose content differs from the compiler's output; ignores times. */
export async function compareFiles(
  root: string,
  files: readonly GeneratedFile[],
  isMeant: IsMeant = () => true,
): Promise<Difference> {
  const present = new Set(await filesIn(root));
  const meant = files.filter(({ path }) => isMeant(path));
  const missing = meant.filter(({ path }) => !present.has(path)).map(({ path }) => path);
  const changed: string[] = [];
  for (const file of meant.filter(({ path }) => present.has(path))) {
    if ((await readFile(join(root, file.path), 'utf8')) !== file.text) changed.push(file.path);
  }
  const wanted = new Set(files.map(({ path }) => path));
  const orphaned = [...present].filter((path) => !wanted.has(path) && isMeant(path));
  return { missing, changed, orphaned: orphaned.toSorted() };
}

/**
 * Updates `generated/`, or the part that `isMeant` selects; returns the paths written. Writes each file under
 * another name and then renames it, so that no reader sees half a file, and writes files with imports last.
 */
export async function writeFiles(
  root: string,
  files: readonly GeneratedFile[],
  isMeant?: IsMeant,
): Promise<readonly string[]> {
  const { missing, changed, orphaned } = await compareFiles(root, files, isMeant);
  const touched = new Set([...missing, ...changed]);
  const ordered = files
    .filter(({ path }) => touched.has(path))
    .toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const file of ordered) await writeWhole(root, file);
  for (const path of orphaned) await rm(join(root, path), { force: true });
  return [...ordered.map(({ path }) => path), ...orphaned];
}

function isEntry({ path }: GeneratedFile): boolean {
  return /^generated\/(?:pages\/[^/]+|product|page-product)\.ts$/.test(path);
}

async function writeWhole(root: string, { path, text }: GeneratedFile): Promise<void> {
  const target = join(root, path);
  const part = join(root, '.cache', 'parts', `${randomUUID()}.part`);
  for (const file of [target, part]) await mkdir(dirname(file), { recursive: true });
  await writeFile(part, text);
  await rename(part, target);
}

async function filesIn(root: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(root, 'generated'), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}
