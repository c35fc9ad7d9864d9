import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type OutputChunk, type Plugin, rollup } from 'rollup';
import { productNode } from '../compiler/oldest-node.ts';
import { productPackage } from '../compiler/own-package.ts';
import { readSources } from '../compiler/source/read-sources.ts';
import { copy, json, librariesOf, styleSheets, typeScript, writeTypes } from './bundling.ts';
import { dependenciesOf, type Project } from './package-file.ts';

/** Modules that products import, by the name below the package that they are imported by. */
const doors = {
  '.': 'features/platform/server/door',
  './page': 'features/platform/page/door',
  './react': 'engine/react/index',
  './testing': 'tools/dev/contract-of',
};

/** Modules that compiled schemas import. */
const ofCompiled = [
  'engine/core/expressions/runtime.ts',
  'engine/core/json/freeze.ts',
  'engine/core/json/json.ts',
  'engine/core/product/early-reads.ts',
  'engine/core/product/entity.ts',
  'engine/core/product/outline.ts',
  'engine/core/product/product.ts',
  'engine/core/protocol/call-types.ts',
  'engine/core/validation/validator-runtime.ts',
];

/** Modules that commands load by their paths: threads, pages, scripts of pages, and what builds those. */
const byPath = [
  'tools/commands/schema-driven.ts',
  'studio/workbench/compile-thread.ts',
  'screens/main.tsx',
  'screens/early/first-script.ts',
  'tools/dev/client/schema-overlay.ts',
  'tools/dev/client/trace.ts',
  'tools/dev/client/inspector/inspector.ts',
  'vite.config.ts',
];

/** Files that are read or served as they are. */
const copied = [
  'LICENSE',
  'gateway/identity/pages/hosted.css',
  'screens/public',
  'screens/static/usual-texts.json',
  'features/demonstration/page/no-tours.json',
];

/** Libraries that commands load by names which no import shows. */
const loadedByName = ['@rjsf/validator-ajv8', 'dayjs', 'dejavu-fonts-ttf', 'react-dom'];

/**
 * Builds gateway, pages, Studio and commands as one package of separate ES modules at their paths in this project,
 * with types and the schemas of every product. Includes nothing of this project's own product, which no entry imports.
 */
export async function buildProductPackage(root: string, outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const sheets = new Set<string>();
  const chunks = await bundle({ root, outDir, sheets });
  const paths = [...copied, ...[...sheets].map((sheet) => relative(root, sheet))];
  await Promise.all(paths.map((path) => copy(root, outDir, path)));
  const page = await readFile(join(root, 'screens/index.html'), 'utf8');
  await writeFile(join(outDir, 'screens/index.html'), page.replace('/main.tsx', '/main.js'));
  await writeSchemas(root, outDir);
  await emitTypes(root, outDir);
  // Removes types of this project's own product, which those of no door show.
  await rm(join(outDir, 'generated'), { recursive: true, force: true });
  const project: Project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const isOwn = new RegExp(`^(?:${ownFolders}|generated)$`);
  const libraries = [...librariesOf(chunks).filter((name) => !isOwn.test(name)), ...loadedByName];
  await writeFile(join(outDir, 'package.json'), packageFile(project, libraries));
  await cp(join(root, 'docs/library/product.md'), join(outDir, 'README.md'));
  await cp(join(root, 'CHANGELOG.md'), join(outDir, 'CHANGELOG.md'));
}

/** Writes the set of schemas that products extend, complete, and the meta-schemas for editors. */
async function writeSchemas(root: string, outDir: string): Promise<void> {
  const platform = join(root, 'platform');
  const own = await readFile(join(platform, 'schemas/product.json'), 'utf8');
  const { base: _base, ...rest }: Readonly<Record<string, unknown>> = JSON.parse(own);
  for (const [path, text] of await readSources(platform)) {
    if (/^schemas\/(?:base\.)?product\.json$/.test(path)) continue;
    await write(join(outDir, 'platform', path), text);
    if (path.startsWith('schemas/shared/')) await write(join(outDir, path), text);
  }
  await write(join(outDir, 'platform/schemas/product.json'), `${JSON.stringify(rest, undefined, 2)}\n`);
  await copy(root, outDir, 'schemas/meta');
}

interface Bundling {
  readonly root: string;
  readonly outDir: string;
  /** Style sheets that modules import, collected while bundling. */
  readonly sheets: Set<string>;
}

async function bundle({ root, outDir, sheets }: Bundling): Promise<readonly OutputChunk[]> {
  const entries = [...Object.values(doors).map((door) => `${door}.ts`), ...ofCompiled, ...byPath];
  const build = await rollup({
    input: entries.map((entry) => join(root, entry)),
    plugins: [ofProduct(root), namingCompiled(), typeScript(), json(), styleSheets(sheets)],
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
    // Imports past the list of the engine's exports, which would otherwise bring all of them to every page.
    treeshake: { moduleSideEffects: (id) => id !== join(root, 'engine/react/index.ts') },
    onLog(level, { code, message }) {
      if (level === 'warn' && code !== 'EMPTY_BUNDLE' && code !== 'CIRCULAR_DEPENDENCY')
        throw new Error(`Rollup is not content with the package: ${message}`);
    },
  });
  const { output } = await build.write({
    dir: outDir,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: root,
    hoistTransitiveImports: false,
    entryFileNames: '[name].js',
    banner: ({ name }) => (name.endsWith('schema-driven') ? '#!/usr/bin/env node' : ''),
  });
  await build.close();
  return output.filter((file) => file.type === 'chunk');
}

/** Files that a product has in place of this project's: its compiled schemas, its part of the pages, its texts. */
const ofEachProduct =
  /^(?:generated\/|features\/all\/page\/front\.tsx$|screens\/static\/texts\.json$|.*\/page\/tours\.json$)/;

/** Leaves imports of what each product has for itself to the build of that product. */
function ofProduct(root: string): Plugin {
  return {
    name: 'of-product',
    resolveId(id, importer) {
      if (!id.startsWith('.') || importer === undefined) return undefined;
      const path = join(dirname(importer), id);
      const isProducts = ofEachProduct.test(relative(root, path).split(sep).join('/'));
      return isProducts ? { id: path, external: 'relative' } : undefined;
    },
  };
}

const ownFolders = 'engine|features|gateway|screens|studio|tools';

/** Names modules as they are compiled wherever code names one in a text: `'engine/core/json/json.ts'`. */
function namingCompiled(): Plugin {
  const texts = new RegExp(
    `(['\`])((?:(?:${ownFolders})/(?!all/)[^'\`\\n]+|vite\\.config|/main))\\.tsx?\\1`,
    'g',
  );
  const addresses = /new URL\('(\.[^']+)\.tsx?', import\.meta\.url\)/g;
  return {
    name: 'naming-compiled',
    transform: {
      order: 'pre',
      handler: (code) => ({
        code: code
          .replace(texts, (whole, quote: string, path: string) =>
            path.includes('features/all/') ? whole : `${quote}${path}.js${quote}`,
          )
          .replace(addresses, "new URL('$1.js', import.meta.url)"),
        map: null,
      }),
    },
  };
}

/** Writes the types of the doors, and of what they show, beside the modules. */
async function emitTypes(root: string, outDir: string): Promise<void> {
  const doorFiles = Object.values(doors).map((door) => `${door}.ts`);
  const declared = globSync('{engine,gateway,screens,features,studio,tools}/**/*.d.ts', { cwd: root });
  const content = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, outDir, rootDir: root },
      typeRoots: ['node_modules', 'node_modules/@types'].map((name) => join(root, name)),
    },
    include: [],
    files: [...doorFiles, ...ofCompiled, ...declared].map((file) => join(root, file)),
  };
  await writeTypes(root, outDir, JSON.stringify(content));
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function packageFile(project: Project, libraries: readonly string[]): string {
  const { version, license } = project;
  const content = {
    name: productPackage,
    version,
    description: 'A running application from schemas: gateway, pages, Studio and commands.',
    license,
    type: 'module',
    engines: { node: productNode },
    bin: { 'schema-driven': './tools/commands/schema-driven.js' },
    sideEffects: true,
    exports: {
      ...Object.fromEntries(
        Object.entries(doors).map(([name, path]) => [
          name,
          { types: `./${path}.d.ts`, default: `./${path}.js` },
        ]),
      ),
      './engine/core/*.js': { types: './engine/core/*.d.ts', default: './engine/core/*.js' },
      './schemas/*': './schemas/*',
      './package.json': './package.json',
    },
    ...dependenciesOf(project, libraries),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
