import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isForTests } from '../../engine/compiler/content-stamp.ts';
import project from '../../package.json' with { type: 'json' };
import { updateGenerated } from '../dev/compile-step.ts';
import { loadHandedProduct } from '../dev/handed-product.ts';
import { runMain } from '../dev/run-command.ts';
import { ensureWebBuild } from '../dev/web-build.ts';
import { projectRoot, runProgram } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

/** Parts of the project that a release holds: what `npm start` and the command line run, built, and how to install it. */
const parts = [
  ...['engine', 'features', 'gateway', 'generated', 'platform', 'schemas', 'screens', 'studio', 'tools'],
  ...[
    'dist/web',
    'dist/web.stamp',
    '.cache/generated.stamp',
    '.npmrc',
    'product.ts',
    'tsconfig.json',
    'vite.config.ts',
  ],
  ...['package.json', 'package-lock.json', 'LICENSE', 'CHANGELOG.md'],
];

/**
 * Builds the product and packs what runs it into dist/release: unpack it, then `npm ci --omit=dev` and `npm start`.
 */
await runMain(async () => {
  const handed = await loadHandedProduct(projectRoot);
  await updateGenerated(handed.root);
  await ensureWebBuild(handed, () => say('Building the app …'));
  const folder = join(projectRoot, 'dist', 'release');
  rmSync(folder, { recursive: true, force: true });
  const packed = `${project.name}-${project.version}`;
  for (const part of parts) copyPart(part, join(folder, packed));
  const archive = `${packed}.tgz`;
  runProgram('tar', ['--create', '--gzip', '--file', archive, packed], folder);
  const megabytes = (statSync(join(folder, archive)).size / 1_000_000).toFixed(1);
  say(`The release is dist/release/${archive}, ${megabytes} MB.`);
});

function copyPart(part: string, into: string): void {
  const inProject = (path: string) => path.slice(projectRoot.length);
  const from = join(projectRoot, part);
  mkdirSync(join(into, part, '..'), { recursive: true });
  cpSync(from, join(into, part), {
    ...{ recursive: true, preserveTimestamps: true },
    filter: (path) => !isForTests(inProject(path)) && inProject(path) !== 'tools/create',
  });
}
