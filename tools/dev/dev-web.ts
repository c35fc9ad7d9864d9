import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type Connect,
  createServer,
  type EnvironmentModuleGraph,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { answerQuestions } from '../../engine/compiler/inspector/answer-questions.ts';
import { sourceMapOf } from '../../engine/compiler/inspector/source-map.ts';
import type { SourceFile } from '../../engine/compiler/source/source-file.ts';
import { projectRoot } from '../quality/process.ts';
import { freePort } from './free-port.ts';
import { ofProduct, type WebProduct } from './of-product.ts';

/** Folder of scripts that only pages in development load. */
const clientFolder = fileURLToPath(new URL('./client', import.meta.url));

/** Scripts for schema diagnostics, traces of requests, and the inspector. */
const scripts = [
  fileURLToPath(new URL('./client/schema-overlay.ts', import.meta.url)),
  fileURLToPath(new URL('./client/trace.ts', import.meta.url)),
  fileURLToPath(new URL('./client/inspector/inspector.ts', import.meta.url)),
];

/** Adds the scripts to the page. */
function devClientPlugin(): Plugin {
  return {
    name: 'dev-client',
    apply: 'serve',
    transformIndexHtml: () =>
      scripts.map((script) => ({
        tag: 'script',
        attrs: { type: 'module', src: `/@fs/${script}` },
        injectTo: 'body',
      })),
  };
}

/** App for the browser, served from source. */
export interface DevWeb {
  readonly middleware: Connect.NextHandleFunction;
  /** Sends recompiled files (paths below the root) to the open pages, which keep typed text. */
  readonly refreshPages: (written: readonly string[]) => Promise<void>;
  /** Shows diagnostics on the open pages; an empty list removes them. */
  readonly showProblems: (problems: ShownProblems) => void;
  /** Sets the source files of the open pages, for the inspector's questions. */
  readonly useSources: (files: readonly SourceFile[]) => void;
  /** Loads the first page and resolves once no request is pending, when less urgent work may begin. */
  readonly rest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ShownProblems {
  /** Summary of the diagnostics for the page. */
  readonly headline: string;
  readonly diagnostics: readonly string[];
}

/** Milliseconds without a request after which no page is loading. */
const quiet = 1_000;

export async function createDevWeb(product: WebProduct): Promise<DevWeb> {
  const { root } = product;
  const server = await createViteServer(product);
  const pageProductFile = join(root, 'generated', 'page-product.ts');
  let shown: ShownProblems = { headline: '', diagnostics: [] };
  const publish = (): void => server.ws.send('schemas:problems', shown);
  server.ws.on('schemas:problems?', publish);

  let sourceMap = sourceMapOf([], root);
  answerQuestions(server.ws, () => sourceMap);

  let fetchedAt = 0;
  const filesOf = (paths: readonly string[]) => paths.map((path) => join(root, path));
  return {
    middleware(request, response, next) {
      fetchedAt = performance.now();
      server.middlewares(request, response, next);
    },
    refreshPages: (written) => swapModules(server, filesOf(written), pageProductFile),
    showProblems(problems) {
      shown = problems;
      publish();
    },
    useSources(files) {
      sourceMap = sourceMapOf(files, root);
    },
    async rest() {
      await server.environments.client.warmupRequest('/main.tsx');
      fetchedAt = performance.now();
      for (let left = quiet; left > 0; left = fetchedAt + quiet - performance.now()) await wait(left);
    },
    close: () => server.close(),
  };
}

async function createViteServer(product: WebProduct): Promise<ViteDevServer> {
  const { root } = product;
  return createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    root: join(projectRoot, 'screens'),
    cacheDir: join(root, '.cache', 'vite'),
    appType: 'spa',
    logLevel: 'warn',
    plugins: [devClientPlugin(), ofProduct(product)],
    server: {
      middlewareMode: true,
      // Uses a separate port for the update channel, so that two projects can run side by side.
      hmr: { port: await freePort() },
      fs: { allow: [root, projectRoot, ...librariesOf([root, projectRoot]), clientFolder] },
      // Ignores `generated/`, where one change writes many files; pages are notified once, after all of them.
      watch: { ignored: [join(root, 'generated', '**')] },
    },
  });
}

/** Finds the folders of libraries, which a product that is installed has in its own folder only. */
function librariesOf(folders: readonly string[]): readonly string[] {
  const names = folders.map((folder) => join(folder, 'node_modules'));
  return names.filter((name) => existsSync(name)).map((name) => realpathSync(name));
}

/**
 * Invalidates every changed module, then notifies the pages of the entry only, so that each fetches one consistent
 * set.
 */
async function swapModules(server: ViteDevServer, changed: readonly string[], entry: string): Promise<void> {
  const { moduleGraph } = server.environments.client;
  const seen = new Set<never>();
  const timestamp = Date.now();
  for (const module of modulesOf(moduleGraph, changed)) {
    moduleGraph.invalidateModule(module, seen, timestamp, true);
  }
  for (const module of modulesOf(moduleGraph, [entry])) {
    await server.environments.client.reloadModule(module);
  }
}

function modulesOf(
  graph: EnvironmentModuleGraph,
  files: readonly string[],
): readonly EnvironmentModuleNode[] {
  return files.flatMap((file) => [...(graph.getModulesByFile(file) ?? [])]);
}
