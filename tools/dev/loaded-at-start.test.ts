import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../quality/process.ts';

/** Modules of `npm start`: the command, and its imports once the schemas are compiled. */
const entries = ['tools/commands/start.ts', 'generated/product.ts'];

/**
 * Modules that run in a release: the command, the threads in which the Studio compiles and publishes, and the
 * command line.
 */
const shipped = [...entries, 'studio/workbench/compile-thread.ts', 'tools/commands/cli.ts'];

/** Libraries that write types and the browser's app; a release contains both and does not need them. */
const building = ['json-schema-to-typescript', 'vite'];

describe('what npm start loads before anybody asks for anything', () => {
  let loaded: Awaited<ReturnType<typeof loadedBy>>;

  beforeAll(async () => {
    loaded = await loadedBy(entries, false);
  });

  it('is of libraries only what every gateway needs', () => {
    expect(loaded.libraries).toEqual([
      '@hono/node-server',
      'ajv-formats/dist/formats.js',
      'hono',
      'hono/utils/url',
      'jose',
      'jsonc-parser',
      'pg',
      'pg/lib/utils.js',
      'prom-client',
      'rate-limiter-flexible',
      'ws',
    ]);
  });

  it('is neither the compiler, nor the records of the demonstration, nor what only some gateways run', () => {
    const late = [
      /^engine\/compiler\/(compile|compile-product|watch)\.ts$/,
      /^engine\/compiler\/(emit|expressions|plan)\//,
      /^tools\/demo\/(?!users\.ts$)/,
      /^studio\/workbench\/(drafts|history|migrations|commands)\//,
      /^gateway\/store\/pglite-database\.ts$/,
      /^gateway\/identity\/embedded-identity\.ts$/,
      /^gateway\/documents\/(flow|sheet)\.ts$/,
      /^gateway\/operation\/traces\/open-traces\.ts$/,
    ];
    expect(loaded.files.filter((file) => late.some((pattern) => pattern.test(file)))).toEqual([]);
  });
});

describe('what runs with a release', () => {
  it('loads only what package.json has under dependencies, however late', async () => {
    const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const { libraries } = await loadedBy(shipped, true);
    const packages = libraries.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    const others = [...new Set(packages)].filter((name) => !Object.hasOwn(dependencies, name));
    expect(others).toEqual(building);
  });
});

/**
 * Lists the imported files and the imported libraries other than Node's; includes dynamic imports with `isLater`.
 */
async function loadedBy(entries: readonly string[], isLater: boolean) {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [...entries],
    outdir: 'dist',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const files = new Set(entries);
  const libraries = new Set<string>();
  for (const file of files)
    for (const { kind, path, external } of metafile.inputs[file]?.imports ?? [])
      if (isLater || kind !== 'dynamic-import') (external === true ? libraries : files).add(path);
  return {
    files: [...files],
    libraries: [...libraries].filter((name) => !name.startsWith('node:')).toSorted(),
  };
}
