import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, EnvironmentModuleGraph, EnvironmentModuleNode, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import type { Product } from '../../engine/core/product/product.ts';
import type { SourceFile } from '../compiler/source/source-file.ts';
import { clientFolder, devClientPlugin } from './dev-client-plugin.ts';
import { freePort } from './free-port.ts';
import { answerQuestions } from './inspector/answer-questions.ts';
import { sourceMapOf } from './inspector/source-map.ts';

/** The app in the browser, served from source. */
export interface DevWeb {
  readonly middleware: Connect.Server;
  /**
   * The compiled product as it lies on the disk now. Of what was loaded before, only what was written since (paths
   * below the root) and its importers are evaluated again; without that list everything is.
   */
  readonly loadProduct: (written?: readonly string[]) => Promise<Product>;
  /** Sends recompiled files to the open pages (paths below the root); what is typed in them stays. */
  readonly refreshPages: (written: readonly string[]) => Promise<void>;
  /** Shows diagnostics over the open pages; none takes them away. */
  readonly showProblems: (problems: ShownProblems) => void;
  /** The files that the open pages are made of, for what the inspector asks. */
  readonly useSources: (files: readonly SourceFile[]) => void;
  readonly close: () => Promise<void>;
}

export interface ShownProblems {
  /** What they mean for the page. */
  readonly headline: string;
  readonly diagnostics: readonly string[];
}

export async function createDevWeb(root: string): Promise<DevWeb> {
  const server = await createViteServer(root);
  const productFile = join(root, 'generated', 'product.ts');
  const pageProductFile = join(root, 'generated', 'page-product.ts');
  let shown: ShownProblems = { headline: '', diagnostics: [] };
  const publish = (): void => server.ws.send('schemas:problems', shown);
  server.ws.on('schemas:problems?', publish);

  let sourceMap = sourceMapOf([], root);
  answerQuestions(server.ws, () => sourceMap);

  const filesOf = (paths: readonly string[]) => paths.map((path) => join(root, path));
  // What a load that failed has left half evaluated is not built upon.
  let isWhole = false;

  return {
    middleware: server.middlewares,
    async loadProduct(written) {
      const { moduleGraph } = server.environments.ssr;
      if (written === undefined || !isWhole) moduleGraph.invalidateAll();
      else
        for (const module of modulesOf(moduleGraph, filesOf(written))) moduleGraph.invalidateModule(module);
      isWhole = false;
      const module = await server.ssrLoadModule(productFile);
      isWhole = true;
      return module['product'] as Product;
    },
    refreshPages: (written) => swapModules(server, { changed: filesOf(written), entry: pageProductFile }),
    showProblems(problems) {
      shown = problems;
      publish();
    },
    useSources(files) {
      sourceMap = sourceMapOf(files, root);
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

interface Swap {
  readonly changed: readonly string[];
  readonly entry: string;
}

/** Marks every changed module as new, then announces the entry alone: the page fetches one consistent set. */
async function swapModules(server: ViteDevServer, { changed, entry }: Swap): Promise<void> {
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
