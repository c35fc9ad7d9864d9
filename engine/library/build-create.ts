import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { productNode } from '../compiler/oldest-node.ts';
import { productPackage } from '../compiler/own-package.ts';
import { typeScript } from './bundling.ts';
import { dependencyVersions, type Project } from './package-file.ts';

/** Files of the example that new products begin with; the others are written by their commands. */
const ofExample = ['*.ts', '*.tsx', 'schemas/**/*.json', 'screens/**/*.json', 'test/*.ts'];

/** Paths of this project in the example, with what they are in a product that has the package. */
const installed: readonly (readonly [RegExp, string])[] = [
  [/(?:\.\.\/)+schemas\/meta\//g, ''],
  [/"(?:\.\.\/)+platform"/g, `"node_modules/${productPackage}/platform"`],
  [/'(?:\.\.\/)+features\/platform\/server\/door\.ts'/g, `'${productPackage}'`],
  [/'(?:\.\.\/)+features\/platform\/page\/door\.ts'/g, `'${productPackage}/page'`],
  [/'(?:\.\.\/)+tools\/dev\/contract-of\.ts'/g, `'${productPackage}/testing'`],
];

/** Builds the package behind `npm create schema-driven`: one script, and the example of contacts as template. */
export async function buildCreatePackage(root: string, outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const template = join(outDir, 'template');
  await mkdir(template, { recursive: true });
  const project: Project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const build = await rollup({
    input: join(root, 'tools/create/create.ts'),
    plugins: [typeScript()],
    external: (id) => id.startsWith('node:'),
  });
  await build.write({ file: join(outDir, 'create.js'), format: 'es', banner: '#!/usr/bin/env node' });
  await build.close();
  const example = join(root, 'examples/contacts');
  for (const path of globSync([...ofExample], { cwd: example })) {
    const text = await readFile(join(example, path), 'utf8');
    const target = join(template, path.replace(/^test\/contract\.ts$/, 'test/contract.test.ts'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, asInstalled(path, text));
  }
  await cp(join(root, 'tools/create/added'), template, { recursive: true });
  await fillVersions(join(template, 'package.json'), project);
  await cp(join(root, 'LICENSE'), join(outDir, 'LICENSE'));
  await cp(join(root, 'docs/library/create.md'), join(outDir, 'README.md'));
  await cp(join(root, 'CHANGELOG.md'), join(outDir, 'CHANGELOG.md'));
  await writeFile(join(outDir, 'package.json'), packageFile(project));
}

function asInstalled(path: string, text: string): string {
  const up = '../'.repeat(path.split('/').length - 1);
  const meta = `${up}node_modules/${productPackage}/schemas/meta/`;
  return installed.reduce((now, [own, there]) => now.replaceAll(own, there || meta), text);
}

type Dependencies = Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** Writes the versions that this release was tried with. */
async function fillVersions(file: string, project: Project): Promise<void> {
  const content: Dependencies = JSON.parse(await readFile(file, 'utf8'));
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const names = Object.keys(content[kind]).filter((name) => name !== productPackage);
    content[kind] = { ...content[kind], ...dependencyVersions(project, names) };
  }
  content.dependencies[productPackage] = project.version;
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`);
}

function packageFile({ version, license }: Project): string {
  const content = {
    name: 'create-schema-driven',
    version,
    description: 'Creates a running application from schemas in a new folder.',
    license,
    type: 'module',
    engines: { node: productNode },
    bin: { 'create-schema-driven': './create.js' },
    files: ['create.js', 'template', 'CHANGELOG.md'],
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
