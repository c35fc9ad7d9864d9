// Entry point of the compiler for other projects: a function, a plugin for Vite and Rollup, and the command line.
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { compileSources } from '../compiler/compile.ts';
import { type Diagnostic, errorsAmong, formatDiagnostics } from '../compiler/diagnostics.ts';
import { answerQuestions, type PageMessages } from '../compiler/inspector/answer-questions.ts';
import { sourceMapOf } from '../compiler/inspector/source-map.ts';
import { isSource, readSources } from '../compiler/source/read-sources.ts';
import { type WrittenCompilation, watchSchemas } from '../compiler/watch.ts';
import { writeFiles } from '../compiler/write-files.ts';
import { inPackage } from './in-package.ts';

export type { Diagnostic, WrittenCompilation as Written };
export { formatDiagnostics };

export interface CompileOptions {
  /**
   * Project folder with `schemas/` and `screens/`, into which `generated/` is written; Vite's root by
   * default, or the current folder without Vite.
   */
  readonly root?: string;
}

/** Compiles the schema set of a project and updates `generated/`; on errors nothing is written. */
export async function compileSchemas({ root = '.' }: CompileOptions = {}): Promise<WrittenCompilation> {
  const folder = resolve(root);
  const compilation = await compileSources(await readSources(folder));
  const files = compilation.files.map((file) => ({ ...file, text: inPackage(file.text) }));
  const hasErrors = errorsAmong(compilation.diagnostics).length > 0;
  return { ...compilation, files, written: hasErrors ? [] : await writeFiles(folder, files) };
}

/** Compiles now and after every change of a file of the schema set. */
export async function watchAndCompile(
  options: CompileOptions & { readonly onResult: (result: WrittenCompilation) => void },
): Promise<{ readonly close: () => void }> {
  const { root = '.', onResult } = options;
  return watchSchemas({
    root: resolve(root),
    onResult,
    compile: (folder) => compileSchemas({ root: folder }),
  });
}

/** Part of Rollup's plugin context that this plugin needs. */
interface BuildContext {
  readonly addWatchFile: (path: string) => void;
  readonly warn: (message: string) => void;
  readonly error: (message: string) => never;
}

/** Part of Vite's development server that this plugin needs. */
interface DevelopmentServer {
  readonly watcher: {
    readonly add: (path: string) => unknown;
    readonly on: (event: 'all', listener: (event: string, path: string) => void) => unknown;
  };
  readonly ws: PageMessages;
  readonly config: { readonly logger: { readonly error: (message: string) => void } };
}

/** Plugin for Rollup and Vite. */
export interface SchemaPlugin {
  readonly name: string;
  readonly configResolved: (config: { readonly root: string; readonly base?: string }) => void;
  readonly buildStart: (this: BuildContext) => Promise<void>;
  readonly configureServer: (server: DevelopmentServer) => void;
  readonly transformIndexHtml: (html: string, page: { readonly server?: unknown }) => PageScript[];
  readonly resolveId: (id: string) => string | undefined;
  readonly load: (id: string) => Promise<string | undefined>;
}

/** Script that Vite puts into a page. */
interface PageScript {
  readonly tag: 'script';
  readonly attrs: { readonly type: 'module'; readonly src: string };
  readonly injectTo: 'body';
}

export interface SchemaPluginOptions extends CompileOptions {
  /** False omits the inspector (Alt+Shift+X) from pages of the development server; a build never has it. */
  readonly inspector?: boolean;
}

/** Names of the inspector's script in Vite: as imported, as resolved, and as a URL. */
const inspector = {
  id: 'virtual:schema-inspector',
  resolved: '\0virtual:schema-inspector',
  address: '@id/__x00__virtual:schema-inspector',
} as const;

/** Inspector's script, built beside this module. */
const inspectorScript = new URL('./inspector.js', import.meta.url);

/**
 * Compiles the schema set before a build, and after every change while Vite's development server runs, which then
 * updates the open page. Errors of the schemas stop a build. Pages of the development server have the inspector:
 * Alt+Shift+X and a press on a part of the page show the file that defines the part, and why it is hidden, required,
 * read-only or refused.
 *
 * @example
 * export default defineConfig({ plugins: [schemas()] });
 */
export function schemas({ root, inspector: isInspected = true }: SchemaPluginOptions = {}): SchemaPlugin {
  let folder = resolve(root ?? '.');
  let base = '/';
  let sourceMap = sourceMapOf([], folder);

  async function compile(): Promise<WrittenCompilation> {
    const written = await compileSchemas({ root: folder });
    if (errorsAmong(written.diagnostics).length === 0) sourceMap = sourceMapOf(written.sources, folder);
    return written;
  }

  return {
    name: 'schemas',
    configResolved(config) {
      if (root === undefined) folder = config.root;
      base = config.base ?? base;
    },
    async buildStart() {
      const { diagnostics, sources } = await compile();
      for (const { path } of sources) this.addWatchFile(join(folder, path));
      const errors = errorsAmong(diagnostics);
      if (errors.length > 0) this.error(formatDiagnostics(errors));
      if (diagnostics.length > 0) this.warn(formatDiagnostics(diagnostics));
    },
    configureServer({ watcher, ws, config }) {
      answerQuestions(ws, () => sourceMap);
      for (const name of ['schemas', 'screens']) watcher.add(join(folder, name));
      watcher.on('all', (_event, path) => {
        const below = relative(folder, isAbsolute(path) ? path : join(folder, path))
          .split(sep)
          .join('/');
        if (below.startsWith('..') || !isSource(below)) return;
        compile().then(
          ({ diagnostics }) => {
            const errors = errorsAmong(diagnostics);
            if (errors.length > 0) config.logger.error(formatDiagnostics(errors));
          },
          (error: unknown) => config.logger.error(String(error)),
        );
      });
    },
    transformIndexHtml(_html, { server }) {
      if (server === undefined || !isInspected) return [];
      const attrs = { type: 'module', src: `${base}${inspector.address}` } as const;
      return [{ tag: 'script', attrs, injectTo: 'body' }];
    },
    resolveId: (id) => (id === inspector.id ? inspector.resolved : undefined),
    load: async (id) => (id === inspector.resolved ? readFile(inspectorScript, 'utf8') : undefined),
  };
}
