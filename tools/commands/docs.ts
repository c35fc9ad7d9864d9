import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildEngine } from '../../engine/library/build-engine.ts';
import { runCommand } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

const site = join(projectRoot, 'docs', 'site');

/**
 * Builds the site of the guides in dist/docs: static files with search, the engine's API reference and the playground.
 * VitePress has a folder of its own (docs/site), so that only who builds the site installs it.
 */
await runCommand(async () => {
  if (!existsSync(join(site, 'node_modules', 'vitepress'))) run('npm', ['ci', '--ignore-scripts']);
  await writeApiReference();
  say('Building the pages …');
  run(process.execPath, [join('node_modules', 'vitepress', 'bin', 'vitepress.js'), 'build']);
  say('Building the playground …');
  await build({ configFile: join(projectRoot, 'docs', 'playground', 'vite.config.ts'), logLevel: 'warn' });
  say('The site is in dist/docs: static files that any web server can serve at the root of a host.');
});

async function writeApiReference(): Promise<void> {
  say('Reading the API of the engine …');
  const built = join(projectRoot, 'dist', 'engine');
  await buildEngine(projectRoot, built);
  mkdirSync(join(site, 'api'), { recursive: true });
  copyFileSync(join(built, 'API.md'), join(site, 'api', 'engine.md'));
}

function run(program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: site, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed in docs/site:\n${stdout}\n${stderr}`);
}
