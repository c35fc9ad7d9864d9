import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import { compileSchemas } from '../dev/compile-step.ts';
import { loadHandedProduct } from '../dev/handed-product.ts';
import { runCommand } from '../dev/run-command.ts';
import { ensureWebBuild } from '../dev/web-build.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

/** What a release holds of the project: what `npm start` and the command line run, built, and how to install it. */
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

/** Files that only tests and stories need. */
const forTests =
  /\.(?:test|fixture|stories)\.tsx?$|\/testing(?:\/|$)|^tools\/(?:create|demo\/testing)(?:\/|$)/;

/**
 * Builds the product and packs what runs it into dist/release: unpack it, then `npm ci --omit=dev` and `npm start`.
 */
await runCommand(async () => {
  const handed = await loadHandedProduct(projectRoot);
  await compileSchemas(handed.root);
  await ensureWebBuild(handed, () => say('Building the app …'));
  const folder = join(projectRoot, 'dist', 'release');
  rmSync(folder, { recursive: true, force: true });
  const packed = `${project.name}-${project.version}`;
  for (const part of parts) copyPart(part, join(folder, packed));
  const archive = `${packed}.tgz`;
  run('tar', ['--create', '--gzip', '--file', archive, packed], folder);
  const megabytes = (statSync(join(folder, archive)).size / 1_000_000).toFixed(1);
  say(`The release is dist/release/${archive}, ${megabytes} MB.`);
});

function copyPart(part: string, into: string): void {
  const inProject = (path: string) => path.slice(projectRoot.length);
  const from = join(projectRoot, part);
  mkdirSync(join(into, part, '..'), { recursive: true });
  cpSync(from, join(into, part), {
    ...{ recursive: true, preserveTimestamps: true },
    filter: (path) => !forTests.test(inProject(path)),
  });
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stderr}`);
}
