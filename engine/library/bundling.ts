import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
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

/** Copies a file or folder to the same path of a package. */
export async function copy(from: string, to: string, path: string): Promise<void> {
  await mkdir(dirname(join(to, path)), { recursive: true });
  await cp(join(from, path), join(to, path), { recursive: true });
}

/** Runs the compiler of types on the text of a `tsconfig.json`. Throws an Error with what it says. */
export async function writeTypes(root: string, outDir: string, text: string): Promise<void> {
  const config = join(outDir, 'tsconfig.types.json');
  await writeFile(config, text);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', config], {
    encoding: 'utf8',
  });
  await rm(config);
  if (status !== 0) throw new Error(`The types of the package cannot be written:\n${stdout}`);
}
