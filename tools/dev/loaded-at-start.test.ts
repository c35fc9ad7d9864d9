import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../quality/process.ts';

/** The command, and what it imports once the schemas are compiled. */
const entries = ['tools/commands/start.ts', 'generated/product.ts'];

describe('what npm start loads before anybody asks for anything', () => {
  let loaded: Awaited<ReturnType<typeof loadedAtStart>>;

  beforeAll(async () => {
    loaded = await loadedAtStart();
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
      /^gateway\/monitoring\/traces\/open-traces\.ts$/,
    ];
    expect(loaded.files.filter((file) => late.some((pattern) => pattern.test(file)))).toEqual([]);
  });
});

/** Files, and libraries outside Node, that are imported at once: what is imported later is not followed. */
async function loadedAtStart() {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: entries,
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
      if (kind !== 'dynamic-import') (external === true ? libraries : files).add(path);
  return {
    files: [...files],
    libraries: [...libraries].filter((name) => !name.startsWith('node:')).toSorted(),
  };
}
