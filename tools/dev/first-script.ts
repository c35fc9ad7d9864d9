import { join } from 'node:path';
import { build } from 'esbuild';
import type { OutputBundle, OutputChunk } from 'rollup';
import type { Plugin } from 'vite';
import type { FilesOfScreens } from '../../screens/early/files-of-screens.ts';
import { shownChunk } from './page-chunks.ts';

/**
 * Puts the script before all others that requests what a page begins with while its program is on the way. It waits for
 * nothing but the document, and the program for it: whatever it requests, the program finds.
 */
export function firstScript(root: string): Plugin {
  let name: string | undefined;
  return {
    name: 'first-script',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = filesOfScreens(bundle);
      // The page for answers and Storybook are built by the same configuration, and show no screen.
      if (Object.keys(files.screens).length === 0) return;
      const source = await scriptWith(root, files);
      name = this.getFileName(this.emitFile({ type: 'asset', name: 'first.js', source }));
    },
    transformIndexHtml() {
      if (name === undefined) return [];
      return [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }];
    },
  };
}

async function scriptWith(root: string, files: FilesOfScreens): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'screens/early/first-script.ts')],
    define: { filesOfScreens: JSON.stringify(files) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * The part of the product that each screen brings, with what it imports at once beyond the program, and after that what
 * every screen shows as soon as it has its data.
 */
function filesOfScreens(bundle: OutputBundle): FilesOfScreens {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  // Style sheets that are left of a chunk are in the page already.
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
