import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { type Compilation, compileSources } from './compile.ts';
import { errorsAmong } from './diagnostics.ts';
import type { GeneratedFile } from './emit/emit-files.ts';
import { forFolder } from './for-folder.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isSource, readSources, sourceFolders } from './source/read-sources.ts';
import { writeFiles } from './write-files.ts';

export interface WrittenCompilation extends Compilation {
  /** Files of `generated/` that were written or removed; empty when there is an error. */
  readonly written: readonly string[];
}

/** Compilation whose code is written at once and whose documents for people are written later. */
interface WrittenFirst extends WrittenCompilation {
  readonly writeDocuments?: () => Promise<unknown>;
}

export interface WatchResult extends WrittenCompilation {
  /** Time at which the last included save was noticed, by `performance.now()`. */
  readonly savedAt: number;
}

export interface WatchOptions {
  readonly root: string;
  /** Listener called after every compilation, including the first. */
  readonly onResult: (result: WatchResult) => void | Promise<void>;
  /** Compiles and writes; by default compiles the sources on disk and writes documents for people when idle. */
  readonly compile?: (root: string) => Promise<WrittenFirst>;
  /**
   * Returns a promise that the first compilation waits for, unless a change starts it earlier. Without it, the
   * first compilation starts at once and is awaited.
   */
  readonly rest?: () => Promise<unknown>;
}

/**
 * Milliseconds without a further change before compiling, since editors write a file in several steps
 * (debounce).
 */
const settling = 40;

/**
 * Milliseconds from a compilation to the writing of documents for people, so that pages show the change first.
 */
const documentsLater = 500;

/** Compiles at the start and after every change of a source; leaves `generated/` unchanged while there is an error. */
export async function watchSchemas({
  root,
  onResult,
  compile = createQuickCompilation(),
  rest,
}: WatchOptions): Promise<{ readonly close: () => void }> {
  let isClosed = false;
  let pending: NodeJS.Timeout | undefined;
  let documents: NodeJS.Timeout | undefined;
  let savedAt = performance.now();
  const follow = oneAtATime(async () => {
    const seen = savedAt;
    const { writeDocuments, ...result } = await compile(root);
    await onResult({ ...result, savedAt: seen });
    if (writeDocuments === undefined || isClosed) return;
    clearTimeout(documents);
    documents = setTimeout(writeDocuments, documentsLater);
  });
  const schedule = () => {
    savedAt = performance.now();
    clearTimeout(pending);
    pending = setTimeout(follow, settling);
  };
  const roots = await sourceFolders(root);
  const folders = roots.flatMap((each) => ['schemas', 'screens'].map((folder) => [each, folder] as const));
  const watchers = folders
    .filter(([each, folder]) => each === root || existsSync(join(each, folder)))
    .map(([each, folder]) =>
      watch(join(each, folder), { recursive: true }, (_event, name) => {
        if (name !== null && isSource(`${folder}/${name.replaceAll('\\', '/')}`)) schedule();
      }),
    );
  if (rest === undefined) await follow();
  else void rest().then(() => (isClosed ? undefined : follow()));
  return {
    close() {
      isClosed = true;
      clearTimeout(pending);
      clearTimeout(documents);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Reads and compiles, for files in that folder. */
export async function compileFolder(root: string): Promise<Compilation> {
  const compilation = await compileSources(await readSources(root));
  return { ...compilation, files: forFolder(compilation.files, root) };
}

/** Reads and compiles; writes unless there is an error. */
export async function compileAndWrite(root: string): Promise<WrittenCompilation> {
  const compilation = await compileFolder(root);
  const hasErrors = errorsAmong(compilation.diagnostics).length > 0;
  return { ...compilation, written: hasErrors ? [] : await writeFiles(root, compilation.files) };
}

/**
 * Creates a compilation for repeated use. Compares only files that differ from the previous compilation with
 * the disk.
 */
function createQuickCompilation(): (root: string) => Promise<WrittenFirst> {
  let before: readonly GeneratedFile[] = [];
  return async (root) => {
    const compilation = await compileFolder(root);
    const { files, diagnostics } = compilation;
    if (errorsAmong(diagnostics).length > 0) return { ...compilation, written: [] };
    const isUnchanged = unchangedIn(files, before);
    const written = await writeFiles(root, files, (path) => isModule(path) && !isUnchanged(path));
    before = files;
    return { ...compilation, written, writeDocuments: () => writeFiles(root, files, isDocument) };
  };
}

function unchangedIn(
  files: readonly GeneratedFile[],
  before: readonly GeneratedFile[],
): (path: string) => boolean {
  const modules = (all: readonly GeneratedFile[]) => all.filter(({ path }) => isModule(path));
  const texts = new Map(modules(before).map(({ path, text }) => [path, text]));
  const unchanged = modules(files).filter(({ path, text }) => texts.get(path) === text);
  const paths = new Set(unchanged.map(({ path }) => path));
  return (path) => paths.has(path);
}

/**
 * Reports whether a file is a module. Includes JavaScript, since validators are JavaScript with declarations.
 */
function isModule(path: string): boolean {
  return /\.[jt]s$/.test(path);
}

function isDocument(path: string): boolean {
  return !isModule(path);
}
