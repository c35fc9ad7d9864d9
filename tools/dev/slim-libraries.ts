import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Endings of files that neither Node nor a bundler of pages loads from a library. */
const unread = ['.map', '.d.ts', '.d.mts', '.d.cts', '.ts', '.mts', '.cts', '.tsx', '.flow', '.scss'];

/** Folders of a library that are for those who develop it. */
const forItsAuthors = ['test', 'tests', '__tests__', 'benchmark', 'coverage', 'docs', 'example', 'examples'];

/** Fields of a package.json that name builds for pages without a bundler. */
const forPages = ['unpkg', 'jsdelivr'] as const;

interface PackageFile {
  readonly [field: string]: unknown;
}

/**
 * Removes what no program loads from an installed folder of libraries: maps, types, sources, tests, builds for pages.
 * Licences and README files stay. Returns the number of bytes removed.
 */
export function slimLibraries(modules: string): number {
  return packagesIn(modules).reduce(
    (sum, folder) => sum + removeWithin(folder, new Set(buildsForPages(folder)), true),
    0,
  );
}

/** Finds the folders of packages, also of scoped ones and of those inside of others. */
function packagesIn(modules: string): readonly string[] {
  return foldersIn(modules).flatMap((folder) => {
    const name = basename(folder);
    if (name.startsWith('.')) return [];
    if (name.startsWith('@')) return packagesIn(folder);
    return [folder, ...packagesIn(join(folder, 'node_modules'))];
  });
}

function removeWithin(folder: string, builds: ReadonlySet<string>, isTop: boolean): number {
  let removed = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules') continue;
      if (isTop && forItsAuthors.includes(entry.name)) removed += remove(path);
      else removed += removeWithin(path, builds, false);
    } else if (unread.some((ending) => entry.name.endsWith(ending)) || builds.has(path))
      removed += remove(path);
  }
  return removed;
}

/** Lists the builds for pages that the package does not load by another field. */
function buildsForPages(folder: string): readonly string[] {
  const about = readPackage(folder);
  const named = forPages.map((field) => about[field]).filter((path) => typeof path === 'string');
  const { main, module, browser, exports } = about;
  const loaded = JSON.stringify([main, module, browser, exports]);
  return named.filter((path) => !loaded.includes(basename(path))).map((path) => join(folder, path));
}

function readPackage(folder: string): PackageFile {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function remove(path: string): number {
  const size = sizeOf(path);
  rmSync(path, { recursive: true });
  return size;
}

function sizeOf(path: string): number {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}

if (import.meta.main) {
  const removed = slimLibraries(process.argv[2] ?? 'node_modules');
  process.stdout.write(`Removed ${Math.round(removed / 1_000_000)} MB that no program loads.\n`);
}
