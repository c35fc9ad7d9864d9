import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { GeneratedFile } from './emit/emit-files.ts';

export interface Difference {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  /** In `generated/`, but made from nothing. */
  readonly orphaned: readonly string[];
}

/** What of `generated/` is not as the compiler would write it. By content, never by time. */
export async function compareFiles(root: string, files: readonly GeneratedFile[]): Promise<Difference> {
  const present = new Set(await filesIn(root));
  const missing = files.filter(({ path }) => !present.has(path)).map(({ path }) => path);
  const changed: string[] = [];
  for (const { path, text } of files) {
    if (present.has(path) && (await readFile(join(root, path), 'utf8')) !== text) changed.push(path);
  }
  const wanted = new Set(files.map(({ path }) => path));
  return { missing, changed, orphaned: [...present].filter((path) => !wanted.has(path)).toSorted() };
}

/**
 * Brings `generated/` up to date: each file is written whole beside its place and then moved there, the
 * two files that import all others last, so that nobody reads half a file. Answers with the paths that were touched.
 */
export async function writeFiles(root: string, files: readonly GeneratedFile[]): Promise<readonly string[]> {
  const { missing, changed, orphaned } = await compareFiles(root, files);
  const touched = new Set([...missing, ...changed]);
  const ordered = files
    .filter(({ path }) => touched.has(path))
    .toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const { path, text } of ordered) await writeWhole(join(root, path), text);
  for (const path of orphaned) await rm(join(root, path), { force: true });
  return [...ordered.map(({ path }) => path), ...orphaned];
}

function isEntry({ path }: GeneratedFile): boolean {
  return path === 'generated/product.ts' || path === 'generated/page-product.ts';
}

async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.part`;
  await writeFile(part, text);
  await rename(part, path);
}

async function filesIn(root: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(root, 'generated'), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
