import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin, preview } from 'vite';
import { compileSources } from '../../tools/compiler/compile.ts';
import { libraryTexts } from '../../tools/compiler/library.fixture.ts';
import { buildEngine } from '../../tools/library/build-engine.ts';
import { projectRoot, runScript } from '../../tools/quality/process.ts';

export const packageName = '@schema-driven/engine';

/**
 * A project somewhere else: the built package among its modules, the schemas of a library of books compiled by our
 * compiler, and nothing else of ours.
 */
export async function makeScratchProject(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(modules, { recursive: true });
  await buildEngine(projectRoot, join(modules, packageName));
  for (const name of installed) await symlink(join(projectRoot, 'node_modules', name), join(modules, name));
  const { files, diagnostics } = await compileSources(libraryTexts);
  if (files.length === 0) throw new Error(`The library does not compile: ${JSON.stringify(diagnostics[0])}`);
  for (const { path, text } of files) await put(folder, path, ofPackage(text));
}

/** What `npm install` would bring, taken from this project. */
const installed = [
  ...['react', 'react-dom', 'react-router', '@mantine', '@rjsf', '@tanstack'],
  ...['ajv', 'ajv-formats', 'dayjs', 'immer', '@types', 'csstype', 'vite'],
];

/** The compiled files name the engine by its place in this project; elsewhere it is a package. */
function ofPackage(text: string): string {
  return text.replaceAll(/'(?:\.\.\/)+engine\/core\/([\w/-]+)\.ts'/g, `'${packageName}/core/$1'`);
}

export async function put(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Bundles a module of the project as a library would be; the text that came out. */
export async function bundle(folder: string, entry: string): Promise<string> {
  const texts: string[] = [];
  const collect: Plugin = {
    name: 'collect',
    generateBundle(_options, output) {
      for (const file of Object.values(output)) if (file.type === 'chunk') texts.push(file.code);
    },
  };
  const lib = {
    entry: join(folder, entry),
    formats: ['es' as const],
    fileName: () => 'bundle.js',
    cssFileName: 'bundle',
  };
  await build({ ...plainBuild(folder), plugins: [collect], build: { write: false, minify: false, lib } });
  return texts.join('\n');
}

/** Builds the project's page and serves it. */
export async function serveApp(
  folder: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  await build(plainBuild(folder));
  const server = await preview({ ...plainBuild(folder), preview: { port: 0 } });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

function plainBuild(folder: string) {
  return { configFile: false as const, root: folder, logLevel: 'silent' as const };
}

/** What the type checker of the project says about its files. */
export async function typeProblems(folder: string): Promise<string> {
  const compilerOptions = {
    ...{
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      jsx: 'react-jsx',
      target: 'es2024',
      module: 'esnext',
    },
    ...{
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      lib: ['es2024', 'dom', 'dom.iterable'],
    },
    ...{ types: ['react', 'vite/client'] },
  };
  await put(folder, 'tsconfig.json', JSON.stringify({ compilerOptions, include: ['src', 'generated'] }));
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  return (await runScript(tsc, ['--project', folder, '--pretty', 'false'])).output;
}
