import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashFiles, readStamp, writeStamp } from '../../engine/compiler/content-stamp.ts';
import { projectRoot } from '../quality/process.ts';
import { compressFiles } from './compress-files.ts';
import { ofProduct, pagesBeside, type WebProduct } from './of-product.ts';

/** Inputs of the built app in this project. */
const inputs = [
  'features/**/*',
  'screens/**/*',
  'studio/**/*',
  'engine/**/*',
  'tools/dev/calendar-styles.ts',
  'tools/dev/compress-files.ts',
  'tools/dev/first-script.ts',
  'tools/dev/module-graph.ts',
  'tools/dev/of-product.ts',
  'tools/dev/page-chunks.ts',
  'vite.config.ts',
  'tools/dev/without-sources.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Inputs in the folder of the product. */
const inputsOfProduct = [
  'generated/**/*',
  'product.ts',
  '*.{tsx,css}',
  '{texts,tours}.json',
  'page/**/*',
  'screens/**/*.html',
];

/** Names the folder of the built app, below the product's root. */
export function webDirectory(root: string): string {
  return join(root, 'dist', 'web');
}

/**
 * Builds the browser app unless the last build had the same inputs. `onBuild` is called before a build, which takes
 * some seconds.
 */
export async function ensureWebBuild(product: WebProduct, onBuild: () => void): Promise<'built' | 'fresh'> {
  const { root } = product;
  const stamp = stampOf(root);
  if (await isBuiltOf(root, stamp)) return 'fresh';
  onBuild();
  const stampFile = stampFileOf(root);
  // Removes the stamp first, so that an interrupted build does not count as finished.
  await rm(stampFile, { force: true });
  await buildWeb(product, webDirectory(root));
  await compressFiles(join(webDirectory(root), 'assets'));
  await writeStamp(stampFile, stamp);
  return 'built';
}

/**
 * Builds in a child process, so that the gateway can load its first records meanwhile and the memory is freed
 * afterwards. Rejects if the build fails, which the child has then reported, or is aborted by the signal.
 */
export async function ensureWebBuildBeside({ root }: WebProduct, signal: AbortSignal): Promise<void> {
  if (await isBuiltOf(root, stampOf(root))) return;
  const script = join(projectRoot, 'tools/commands/build.ts');
  const build = spawn(process.execPath, [script, root], { cwd: projectRoot, stdio: 'inherit', signal });
  const [exitCode] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error('The app could not be built: see above. Correct it, then start again.');
}

function stampOf(root: string): string {
  return `${hashFiles(projectRoot, inputs)} ${hashFiles(root, inputsOfProduct)}`;
}

async function isBuiltOf(root: string, stamp: string): Promise<boolean> {
  return (await readStamp(stampFileOf(root))) === stamp && existsSync(join(webDirectory(root), 'index.html'));
}

function stampFileOf(root: string): string {
  return join(root, 'dist', 'web.stamp');
}

/**
 * Builds the application and each page of the product beside it separately. Built together, their shared code would be
 * split into more files, with a dozen more requests for every page of the application.
 */
export async function buildWeb(product: WebProduct, outDir: string): Promise<void> {
  // Builds what ships: with the shell's own NODE_ENV, pages might not follow published versions.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const config = {
    configFile: join(projectRoot, 'vite.config.ts'),
    root: join(projectRoot, 'screens'),
    plugins: [ofProduct(product)],
    logLevel: 'warn' as const,
  };
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  for (const input of pagesBeside(product)) {
    const rollupOptions = { input };
    await build({ ...config, root: dirname(input), build: { outDir, emptyOutDir: false, rollupOptions } });
  }
}
