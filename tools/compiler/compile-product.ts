import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from '../../engine/core/product/product.ts';
import { compileSources } from './compile.ts';
import { errorsAmong, formatDiagnostics } from './diagnostics.ts';
import type { GeneratedFile } from './emit/emit-files.ts';
import { readSources } from './source/read-sources.ts';
import { writeFiles } from './write-files.ts';

const project = resolve(import.meta.dirname, '../..');

/**
 * Compiles the schema set of a folder and loads the result, without changing the folder: for tests and for trying a
 * schema set. Throws an Error with the diagnostics where the set has any.
 */
export async function compileProduct(root: string): Promise<Product> {
  const { diagnostics, files } = await compileSources(await readSources(root));
  const errors = errorsAmong(diagnostics);
  if (errors.length > 0) throw new Error(formatDiagnostics(errors));
  return loadProduct(files);
}

/** Loads what the compiler emitted, from a folder that is gone afterwards. */
export async function loadProduct(files: readonly GeneratedFile[]): Promise<Product> {
  const folder = await temporaryFolder();
  try {
    // What a product declares as functions stands beside its screens.
    for (const used of ['engine', 'screens']) await symlink(join(project, used), join(folder, used));
    await writeFiles(folder, files);
    const module = (await import(pathToFileURL(join(folder, 'generated/product.ts')).href)) as {
      readonly product: Product;
    };
    return module.product;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Inside the project, so that what is emitted finds the packages; outside node_modules, where no types are stripped. */
async function temporaryFolder(): Promise<string> {
  const cache = join(project, '.cache');
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, 'compiled-product-'));
}
