import { join } from 'node:path';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import type { OutputBundle, OutputChunk } from 'rollup';
import type { Plugin } from 'vite';
import type { FilesOfScreens } from '../../screens/early/files-of-screens.ts';
import { fileOfProduct, ofProductName, type WebProduct } from './of-product.ts';
import { shownChunk } from './page-chunks.ts';

/**
 * Adds a first script to the page, which requests the page's first data while the main program loads. The main
 * program waits for the script, to use its requests.
 */
export function firstScript(root: string): Plugin {
  let name: string | undefined;
  let product: WebProduct = { root };
  return {
    name: 'first-script',
    apply: 'build',
    configResolved({ plugins }) {
      product = plugins.find((plugin) => plugin.name === ofProductName)?.api ?? product;
    },
    async generateBundle(_options, bundle) {
      const files = filesOfScreens(bundle);
      // Skips Storybook and the page for answers, which the same configuration builds without screens.
      if (Object.keys(files.screens).length === 0) return;
      const source = await scriptWith(root, files, product);
      name = this.getFileName(this.emitFile({ type: 'asset', name: 'first.js', source }));
    },
    transformIndexHtml() {
      if (name === undefined) return [];
      return [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }];
    },
  };
}

async function scriptWith(root: string, files: FilesOfScreens, product: WebProduct): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'screens/early/first-script.ts')],
    define: { filesOfScreens: JSON.stringify(files) },
    plugins: [readingFrom(product)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

function readingFrom(product: WebProduct): EsbuildPlugin {
  return {
    name: ofProductName,
    setup(bundler) {
      bundler.onResolve({ filter: /generated/ }, ({ path, importer: from }) => {
        const file = fileOfProduct(product, { path, from });
        return file === undefined ? undefined : { path: file };
      });
    },
  };
}

/**
 * Lists the files that each screen needs besides the main program, and the files that every screen needs once it
 * has its data.
 */
function filesOfScreens(bundle: OutputBundle): FilesOfScreens {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  // Skips chunks of styles only, which the page loads as style sheets.
  const isThere = ({ isEntry, moduleIds }: OutputChunk) =>
    isEntry || moduleIds.every((id) => id.endsWith('.css'));
  const there = new Set(chunks.filter(isThere).map(({ fileName }) => fileName));
  const missing = ({ fileName, imports }: OutputChunk) =>
    [fileName, ...imports].filter((file) => !there.has(file)).map((file) => `/${file}`);
  const screens = chunks.flatMap((chunk) => {
    const screen = /\/generated\/pages\/([\w-]+)\.page\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
    return screen === undefined ? [] : [[screen, missing(chunk)] as const];
  });
  const then = chunks.filter(({ name }) => name === shownChunk).flatMap(missing);
  return { screens: Object.fromEntries(screens), then };
}
