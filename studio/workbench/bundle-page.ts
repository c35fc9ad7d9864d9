import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { GeneratedFile } from '../../engine/compiler/emit/emit-files.ts';

/** Modules of a page, by name. */
export type PageModules = ReadonlyMap<string, string>;

/** Entry module of a page, which exports `pageProduct`. */
export const pageEntry = 'page-product.js';

/**
 * Bundles the product of pages as browser modules with the engine code of expressions and validators, beside the
 * application of the same release. Forms are modules of their own, loaded when opened.
 */
export async function bundlePage(root: string, files: readonly GeneratedFile[]): Promise<PageModules> {
  const texts = new Map(files.map(({ path, text }) => [join(root, path), text]));
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'generated/page-product.ts')],
    outdir: join(root, 'generated'),
    plugins: [fromMemory(texts)],
    chunkNames: '[name]-[hash]',
    ...{ bundle: true, splitting: true, format: 'esm', target: 'es2022' },
    ...{ minify: true, write: false, legalComments: 'none', logLevel: 'silent' },
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(dirname(path).length + 1), text]));
}

/** Bundles a module of a draft's changes with the engine code that it calls. */
export async function bundleChanges(root: string, text: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: text, resolveDir: root, loader: 'js' },
    ...{ bundle: true, format: 'esm', target: 'es2022', treeShaking: true },
    ...{ minify: true, write: false, legalComments: 'none', logLevel: 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves generated modules to the bundler from memory, since the disk has none, or those of another version. */
function fromMemory(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'generated-files',
    setup(bundler) {
      // Resolves paths itself, since the bundler does not resolve into folders that do not exist.
      bundler.onResolve({ filter: /^[./].*\.[jt]s$/ }, ({ path, resolveDir }) => ({
        path: resolve(resolveDir, path),
      }));
      bundler.onLoad({ filter: /[/\\]generated[/\\]/ }, ({ path }) => ({
        contents: texts.get(path) ?? '',
        loader: 'ts',
        resolveDir: dirname(path),
      }));
    },
  };
}
