import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildEngine } from '../../engine/library/build-engine.ts';
import { runMain } from '../dev/run-command.ts';
import { projectRoot, runProgram } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

const site = join(projectRoot, 'docs', 'site');

/**
 * Builds the site of the guides in dist/docs: static files with search, the engine's API reference and the playground.
 * VitePress has a folder of its own (docs/site), so that only who builds the site installs it.
 */
await runMain(async () => {
  if (!existsSync(join(site, 'node_modules', 'vitepress')))
    runProgram('npm', ['ci', '--ignore-scripts'], site);
  await writeApiReference();
  say('Building the pages …');
  runProgram(process.execPath, [join('node_modules', 'vitepress', 'bin', 'vitepress.js'), 'build'], site);
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
