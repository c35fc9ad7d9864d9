import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, posix, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GeneratedFile } from './emit/emit-files.ts';
import { isPackaged } from './own-package.ts';

const project = resolve(import.meta.dirname, '../..');

/** Pattern of an import or export of values, which emitted code always writes on one line. */
const importLine = /^((?:import|export) (?!type\b).* from ')(\.[^']+)';$/gm;

/** Names of the modules written by this process, by the content of each module and all its imports. */
const written = new Map<string, string>();
let parent = isPackaged ? tmpdir() : join(project, '.cache');
let folder: Promise<string> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Sets the folder below which modules are written, for a gateway whose program may not be written to. */
export function writeModulesBelow(path: string): void {
  parent = path;
}

/**
 * Imports a module of generated files outside of the project. Loads only what differs from earlier versions of the
 * schemas; loaded modules stay in memory until the process ends.
 */
export function importGenerated(files: readonly GeneratedFile[], entry: string): Promise<unknown> {
  const result = last.then(() => importNow(files, entry));
  last = result.catch(() => undefined);
  return result;
}

async function importNow(files: readonly GeneratedFile[], entry: string): Promise<unknown> {
  folder ??= temporaryFolder();
  const target = await folder;
  const modules = modulesFrom(entry, new Map(files.map((file) => [file.path, file])));
  const added = [...modules.values()].filter(({ key }) => !written.has(key));
  await Promise.all(added.map((each) => writeFile(join(target, each.name), linked(each, modules, target))));
  for (const { key, name } of added) written.set(key, name);
  return import(pathToFileURL(join(target, modules.get(entry)?.name ?? '')).href);
}

interface Module {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

interface KeyedModule extends Module {
  /** Key shared by modules that are equal including all their imports. */
  readonly key: string;
  /** Name of the file from which the module is loaded. */
  readonly name: string;
}

/** Collects the module and all its imports, by path. */
function modulesFrom(
  entry: string,
  files: ReadonlyMap<string, GeneratedFile>,
): ReadonlyMap<string, KeyedModule> {
  const modules = new Map<string, Module & { readonly hash: string }>();
  const paths = new Set([entry]);
  // Iterates over paths that are added during the loop as well, as a `Set` does.
  for (const path of paths) {
    const text = files.get(path)?.text ?? '';
    const imported = [...text.matchAll(importLine)].map(([, , to = '']) => target(path, to));
    const imports = imported.filter((each) => files.has(each));
    modules.set(path, { path, text, imports, hash: sha256(`${path}\0${text}`) });
    for (const each of imports) paths.add(each);
  }
  return new Map(
    [...modules.values()].map((module) => {
      const reached = new Set([module.path]);
      for (const path of reached) for (const each of modules.get(path)?.imports ?? []) reached.add(each);
      const key = sha256(
        [...reached]
          .map((path) => modules.get(path)?.hash)
          .toSorted()
          .join(),
      );
      const ending = extname(module.path);
      const name = `${basename(module.path, ending)}-${key.slice(0, 16)}${ending}`;
      return [module.path, { ...module, key, name }] as const;
    }),
  );
}

/**
 * Rewrites the imports of a module: a generated file by its name in the folder, any other by its path in the
 * project.
 */
function linked({ path, text }: Module, modules: ReadonlyMap<string, KeyedModule>, into: string): string {
  const outside = relative(into, project);
  return text.replace(importLine, (_line, start: string, to: string) => {
    const meant = target(path, to);
    return `${start}${modules.has(meant) ? `./${modules.get(meant)?.name}` : `${outside}/${meant}`}';`;
  });
}

function target(from: string, to: string): string {
  return posix.join(posix.dirname(from), to);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Creates a folder outside of node_modules, where Node strips no types. */
async function temporaryFolder(): Promise<string> {
  await mkdir(parent, { recursive: true });
  const made = await mkdtemp(join(await realpath(parent), 'generated-modules-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
