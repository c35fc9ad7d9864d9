import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { OutputChunk, Plugin } from 'rollup';
import { transformWithEsbuild } from 'vite';

/** Strips types and compiles JSX, with the compiler that Vite includes. */
export function typeScript(): Plugin {
  return {
    name: 'typescript',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return undefined;
      const { code: plain, map } = await transformWithEsbuild(code, id, {
        jsx: 'automatic',
        target: 'es2024',
      });
      return { code: plain, map };
    },
  };
}

/** Loads JSON files as modules. */
export function json(): Plugin {
  return {
    name: 'json',
    async load(id) {
      return id.endsWith('.json') ? `export default ${await readFile(id, 'utf8')};` : undefined;
    },
  };
}

/** Keeps style sheets as separate files, for the bundler of the product. */
export function styleSheets(seen: Set<string>): Plugin {
  return {
    name: 'style-sheets',
    resolveId(id, importer) {
      if (!id.startsWith('.') || !id.endsWith('.css') || importer === undefined) return undefined;
      const sheet = resolve(dirname(importer), id);
      seen.add(sheet);
      return { id: sheet, external: 'relative', moduleSideEffects: true };
    },
  };
}

/** Lists the packages that the modules import. */
export function librariesOf(chunks: readonly OutputChunk[]): readonly string[] {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const outside = imported.filter((id) => !own.has(id) && !/^[/.]|^node:/.test(id));
  return outside.map((id) =>
    id
      .split('/')
      .slice(0, id.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}
