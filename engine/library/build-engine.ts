import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type OutputChunk, rollup } from 'rollup';
import { apiReference } from './api-reference.ts';
import { copy, json, librariesOf, styleSheets, typeScript, writeTypes } from './bundling.ts';
import { type Project, packageFile } from './package-file.ts';

/** Entry points of the package: screens and tables, forms (with RJSF), and modules for compiled schemas. */
const doors = [
  'react/index.ts',
  'react/forms.ts',
  'react/schema-form.ts',
  'react/compiled-schema-form.ts',
  'react/questionnaire-form.ts',
  'core/product/product.ts',
  'core/json/freeze.ts',
  'core/product/outline.ts',
  'core/validation/validator-runtime.ts',
  'core/expressions/runtime.ts',
];

/**
 * Builds the engine as a package of separate ES modules, so that bundlers drop unused ones, with types and
 * style sheets. Leaves React and all libraries external, and includes no part of the product.
 */
export async function buildEngine(root: string, outDir: string): Promise<void> {
  const engine = join(root, 'engine');
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const sheets = new Set<string>();
  const chunks = await bundle({ engine, outDir, sheets });
  await Promise.all([...sheets].map((sheet) => copy(engine, outDir, relative(engine, sheet))));
  const compiler = await bundleCompiler(root, outDir);
  await bundleInspector(root, outDir);
  await emitTypes(root, outDir);
  await writeFile(join(outDir, 'API.md'), await apiReference(outDir));
  const project: Project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(outDir, 'package.json'), packageFile(project, librariesOf([...chunks, ...compiler])));
  await copy(root, outDir, 'LICENSE');
  await cp(join(root, 'docs/library/README.md'), join(outDir, 'README.md'));
}

/**
 * Schemas of members that every stored record has; copied beside the compiler, which reads them from its own
 * folder.
 */
const standardSchemas = ['record', 'performer', 'instant', 'email'];

/** Bundles the compiler with its command line into a separate folder, since it runs in Node and no page needs it. */
async function bundleCompiler(root: string, outDir: string): Promise<readonly OutputChunk[]> {
  const build = await rollup({
    input: ['compiler-door.ts', 'compile-command.ts'].map((name) => join(root, 'engine/library', name)),
    plugins: [typeScript(), json()],
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
  });
  const { output } = await build.write({
    dir: join(outDir, 'compiler'),
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].js',
    banner: ({ name }) => (name.endsWith('compile-command') ? '#!/usr/bin/env node' : ''),
  });
  await build.close();
  for (const name of standardSchemas)
    await copy(root, join(outDir, 'compiler'), `schemas/shared/${name}.schema.json`);
  return output.filter((file) => file.type === 'chunk');
}

/** Bundles the inspector into one script, which the compiler's plugin puts into pages of the development server. */
async function bundleInspector(root: string, outDir: string): Promise<void> {
  const build = await rollup({
    input: join(root, 'tools/dev/client/inspector/inspector.ts'),
    plugins: [typeScript()],
    onLog(level, { message }) {
      // Refuses imports of libraries, which pages of another project could not resolve.
      if (level === 'warn') throw new Error(`The inspector has to stand alone: ${message}`);
    },
  });
  await build.write({ file: join(outDir, 'compiler/engine/library/inspector.js'), format: 'es' });
  await build.close();
}

interface Bundling {
  readonly engine: string;
  readonly outDir: string;
  /** Style sheets that modules import, collected while bundling. */
  readonly sheets: Set<string>;
}

async function bundle({ engine, outDir, sheets }: Bundling): Promise<readonly OutputChunk[]> {
  const build = await rollup({
    input: doors.map((door) => join(engine, door)),
    plugins: [typeScript(), styleSheets(sheets)],
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
    treeshake: { moduleSideEffects: (id) => id.endsWith('.css') || id.endsWith('mantine-styles.ts') },
    onLog(level, { code, message }) {
      // Ignores empty bundles: an entry point with types only is an empty module.
      if (level === 'warn' && code !== 'EMPTY_BUNDLE')
        throw new Error(`Rollup is not content with the engine: ${message}`);
    },
  });
  const { output } = await build.write({
    dir: outDir,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: engine,
    entryFileNames: '[name].js',
  });
  await build.close();
  return output.filter((file) => file.type === 'chunk');
}

async function emitTypes(root: string, outDir: string): Promise<void> {
  const options = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, types: ['vite/client', 'node'] },
    ...{
      outDir: join(outDir, 'types'),
      rootDir: root,
      typeRoots: ['node_modules', 'node_modules/@types'].map((name) => join(root, name)),
    },
  };
  const exclude = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'].map((path) =>
    join(root, 'engine', path),
  );
  const text = JSON.stringify({
    extends: join(root, 'tsconfig.json'),
    compilerOptions: options,
    include: [join(root, 'engine'), join(root, 'engine/library/compiler-door.ts')],
    exclude,
  });
  await writeTypes(root, outDir, text);
}
