// What of the compiler a project elsewhere uses: a function, a plugin for Vite and Rollup, and the command line.
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { compileSources } from '../compiler/compile.ts';
import { type Diagnostic, errorsAmong, formatDiagnostics } from '../compiler/diagnostics.ts';
import { isSource, readSources } from '../compiler/source/read-sources.ts';
import { type Written, watchSchemas } from '../compiler/watch.ts';
import { writeFiles } from '../compiler/write-files.ts';
import { inPackage } from './in-package.ts';

export type { Diagnostic, Written };
export { formatDiagnostics };

export interface CompileOptions {
  /**
   * The folder of the project: `schemas/` and `screens/` are read below it, `generated/` is written. By default Vite's
   * root, and elsewhere the current folder.
   */
  readonly root?: string;
}

/**
 * Compiles the schema set of a project and brings its `generated/` up to date. With an error among the diagnostics
 * nothing is written.
 */
export async function compileSchemas({ root = '.' }: CompileOptions = {}): Promise<Written> {
  const folder = resolve(root);
  const compilation = await compileSources(await readSources(folder));
  const files = compilation.files.map((file) => ({ ...file, text: inPackage(file.text) }));
  const hasErrors = errorsAmong(compilation.diagnostics).length > 0;
  return { ...compilation, files, written: hasErrors ? [] : await writeFiles(folder, files) };
}

/** The same now and after every change of a file of the schema set. */
export async function watchAndCompile(
  options: CompileOptions & { readonly onResult: (result: Written) => void },
): Promise<{ readonly close: () => void }> {
  const { root = '.', onResult } = options;
  return watchSchemas({
    root: resolve(root),
    onResult,
    compile: (folder) => compileSchemas({ root: folder }),
  });
}

/** What Rollup gives the hooks of a plugin, as far as this one needs it. */
interface BuildContext {
  readonly addWatchFile: (path: string) => void;
  readonly warn: (message: string) => void;
  readonly error: (message: string) => never;
}

/** What Vite gives a plugin of its development server, as far as this one needs it. */
interface DevelopmentServer {
  readonly watcher: {
    readonly add: (path: string) => unknown;
    readonly on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
  };
  readonly config: { readonly logger: { readonly error: (message: string) => void } };
}

/** A plugin of Rollup and of Vite. */
export interface SchemaPlugin {
  readonly name: string;
  readonly configResolved: (config: { readonly root: string }) => void;
  readonly buildStart: (this: BuildContext) => Promise<void>;
  readonly configureServer: (server: DevelopmentServer) => void;
}

/**
 * Compiles the schema set before a build, and after every change while Vite's development server runs: the open page
 * then follows as after any other change. Errors of the schemas stop a build.
 *
 * @example
 * export default defineConfig({ plugins: [schemas()] });
 */
export function schemas({ root }: CompileOptions = {}): SchemaPlugin {
  let folder = resolve(root ?? '.');
  return {
    name: 'schemas',
    configResolved(config) {
      if (root === undefined) folder = config.root;
    },
    async buildStart() {
      const { diagnostics, sources } = await compileSchemas({ root: folder });
      for (const { path } of sources) this.addWatchFile(join(folder, path));
      const errors = errorsAmong(diagnostics);
      if (errors.length > 0) this.error(formatDiagnostics(errors));
      if (diagnostics.length > 0) this.warn(formatDiagnostics(diagnostics));
    },
    configureServer({ watcher, config }) {
      for (const name of ['schemas', 'screens']) watcher.add(join(folder, name));
      watcher.on('all', (_event, path) => {
        const below = relative(folder, isAbsolute(path) ? path : join(folder, path))
          .split(sep)
          .join('/');
        if (below.startsWith('..') || !isSource(below)) return;
        compileSchemas({ root: folder }).then(
          ({ diagnostics }) => {
            const errors = errorsAmong(diagnostics);
            if (errors.length > 0) config.logger.error(formatDiagnostics(errors));
          },
          (error: unknown) => config.logger.error(String(error)),
        );
      });
    },
  };
}
