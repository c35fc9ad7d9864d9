import { realpathSync } from 'node:fs';
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
import { freePort } from './free-port.ts';

/** Folder of the scripts that pages load in development only. */
const clientFolder = fileURLToPath(new URL('./client', import.meta.url));

/** The problems of the schemas, what a request spends its time on, and where a part of the page is written. */
const scripts = [
  fileURLToPath(new URL('./client/schema-overlay.ts', import.meta.url)),
  fileURLToPath(new URL('./client/trace.ts', import.meta.url)),
  fileURLToPath(new URL('./client/inspector/inspector.ts', import.meta.url)),
];

/** Puts them into the page. */
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

/** The app in the browser, served from source. */
export interface DevWeb {
  readonly middleware: Connect.NextHandleFunction;
  /** Sends recompiled files to the open pages (paths below the root); what is typed in them stays. */
  readonly refreshPages: (written: readonly string[]) => Promise<void>;
  /** Shows diagnostics over the open pages; none takes them away. */
  readonly showProblems: (problems: ShownProblems) => void;
  /** The files that the open pages are made of, for what the inspector asks. */
  readonly useSources: (files: readonly SourceFile[]) => void;
  /** Makes what the first page fetches, and resolves once nothing is fetched any more: for work that nobody waits for. */
  readonly rest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ShownProblems {
  /** Summary of the diagnostics for the page. */
  readonly headline: string;
  readonly diagnostics: readonly string[];
}

/** Milliseconds without a request after which no page is being opened. */
const quiet = 1_000;

export async function createDevWeb(root: string): Promise<DevWeb> {
  const server = await createViteServer(root);
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

async function createViteServer(root: string): Promise<ViteDevServer> {
  return createServer({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'screens'),
    appType: 'spa',
    logLevel: 'warn',
    plugins: [devClientPlugin()],
    server: {
      middlewareMode: true,
      // A port of its own for the update channel, so that two projects can run side by side.
      hmr: { port: await freePort() },
      fs: { allow: [root, realpathSync(join(root, 'node_modules')), clientFolder] },
      // The compiler writes many files for one change; pages are notified once, when all of them are written.
      watch: { ignored: [join(root, 'generated', '**')] },
    },
  });
}

/** Marks every changed module as new, then announces the entry alone: the page fetches one consistent set. */
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
