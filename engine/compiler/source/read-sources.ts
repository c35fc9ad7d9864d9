import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { baseFoldersOf, baseIn, basePath, productPath } from './base-set.ts';
import { isMissingFile } from './missing-file.ts';
import { fileKindOf, isMetaSchema } from './source-file.ts';

/**
 * Reads the texts of a schema set: all below `schemas/`, the screens, files in a wrong folder, and those of the set that
 * it extends. A file of its own stands in place of the base's at the same path.
 */
export function readSources(root: string): Promise<ReadonlyMap<string, string>> {
  return readWithBases(root, readOwn);
}

/** Reads the texts of a schema set, given those of a folder alone, and of the sets that it extends. */
export async function readWithBases(
  root: string,
  textsOf: (folder: string) => Promise<Texts>,
): Promise<Texts> {
  const sets: Texts[] = [];
  const { isCircular } = await baseFoldersOf(root, async (folder) => {
    const own = await textsOf(folder);
    sets.push(own);
    return own.get(productPath);
  });
  // Takes no base for a set that extends itself, which is reported like one that was not found.
  const taken = isCircular ? sets.slice(0, 1) : sets;
  return taken.reduceRight((base, own) => withBase(own, base));
}

type Texts = ReadonlyMap<string, string>;

/** Adds the files of a base to those of the set that extends it. */
function withBase(own: Texts, base: Texts): Texts {
  const { only } = baseIn(own.get(productPath)) ?? {};
  const texts = [...base].flatMap(([path, text]) => {
    if (path === productPath) return [[basePath, text] as const];
    return only?.some((start) => path.startsWith(start)) === false ? [] : [[path, text] as const];
  });
  return new Map([...texts, ...own].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists the folders that a schema set is read from: its root, and those that it extends, directly or indirectly. */
export async function sourceFolders(root: string): Promise<readonly string[]> {
  const { folders } = await baseFoldersOf(
    root,
    async (folder) => (await readIfThere(folder, productPath))[0]?.[1],
  );
  return folders;
}

async function readOwn(root: string): Promise<ReadonlyMap<string, string>> {
  const folders = ['schemas', 'screens', ...(await otherFolders(root))];
  const below = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  const paths = [...below.flat(), ...(await filesIn(root))];
  const wanted = paths.filter((path) => isSource(path));
  const texts = await Promise.all(wanted.map((path) => readIfThere(root, path)));
  return new Map(texts.flat().toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads a file, or nothing if it has just been removed: editors replace a file by removing it first. */
async function readIfThere(root: string, path: string): Promise<readonly (readonly [string, string])[]> {
  try {
    return [[path, await readFile(join(root, path), 'utf8')]];
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}

/** Reports whether a path from the root is a file of the schema language, also in a wrong folder. */
export function isSource(path: string): boolean {
  if (isMetaSchema(path)) return false;
  return path.startsWith('schemas/') ? /\.json$/i.test(path) : fileKindOf(path) !== undefined;
}

/** Folders whose files analysts do not write, or that have schema sets of their own. */
const foreignFolders: ReadonlySet<string> = new Set([
  ...['node_modules', 'generated', 'dist', 'data', 'docs', 'tests', 'test-results', 'examples', 'platform'],
]);

async function otherFolders(root: string): Promise<readonly string[]> {
  const entries = await entriesOf(root);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.filter(
    (name) => !['schemas', 'screens'].includes(name) && !foreignFolders.has(name) && !name.startsWith('.'),
  );
}

async function filesIn(root: string): Promise<readonly string[]> {
  const entries = await entriesOf(root);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Lists what is in a folder; nothing where there is none, such as a set to extend that does not exist. */
async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && /\.json$/i.test(entry.name));
    return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}
