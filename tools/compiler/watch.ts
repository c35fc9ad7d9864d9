import { watch } from 'node:fs';
import { join } from 'node:path';
import { type Compilation, compileSources } from './compile.ts';
import { errorsAmong } from './diagnostics.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isSource, readSources } from './source/read-sources.ts';
import { writeFiles } from './write-files.ts';

export interface Written extends Compilation {
  /** Files of `generated/` that were written or removed; empty when there is an error. */
  readonly written: readonly string[];
}

export interface WatchResult extends Written {
  /** By `performance.now()`: when the last save was noticed that is in it. */
  readonly savedAt: number;
}

export interface WatchOptions {
  readonly root: string;
  /** Called after every compilation, the first one included. */
  readonly onResult: (result: WatchResult) => void | Promise<void>;
  /** By default what is read is compiled and written as it is. */
  readonly compile?: (root: string) => Promise<Written>;
  /** Resolves when the first compilation may begin without a change; by default it begins at once, and is waited for. */
  readonly rest?: () => Promise<unknown>;
}

/** Milliseconds of rest before a change is compiled: editors write a file in several steps. */
const settling = 40;

/** Compiles first and after every change of a source; while there is an error, `generated/` stays as it was. */
export async function watchSchemas({
  root,
  onResult,
  compile = compileAndWrite,
  rest,
}: WatchOptions): Promise<{ readonly close: () => void }> {
  let pending: NodeJS.Timeout | undefined;
  let savedAt = performance.now();
  const follow = oneAtATime(async () => {
    const seen = savedAt;
    await onResult({ ...(await compile(root)), savedAt: seen });
  });
  const schedule = () => {
    savedAt = performance.now();
    clearTimeout(pending);
    pending = setTimeout(follow, settling);
  };
  const watchers = ['schemas', 'screens'].map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name !== null && isSource(`${folder}/${name.replaceAll('\\', '/')}`)) schedule();
    }),
  );
  let isClosed = false;
  if (rest === undefined) await follow();
  else void rest().then(() => (isClosed ? undefined : follow()));
  return {
    close() {
      isClosed = true;
      clearTimeout(pending);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Reads, compiles and, where there is no error, writes. */
export async function compileAndWrite(root: string): Promise<Written> {
  const compilation = await compileSources(await readSources(root));
  const hasErrors = errorsAmong(compilation.diagnostics).length > 0;
  return { ...compilation, written: hasErrors ? [] : await writeFiles(root, compilation.files) };
}
