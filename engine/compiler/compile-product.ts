import type { Product } from '../core/product/product.ts';
import { compileSources } from './compile.ts';
import { errorsAmong, formatDiagnostics } from './diagnostics.ts';
import type { GeneratedFile } from './emit/emit-files.ts';
import { importGenerated } from './import-generated.ts';
import { readSources } from './source/read-sources.ts';

/**
 * Compiles the schema set of a folder and loads the result without changing the folder, for tests and trials. Throws an
 * Error with the diagnostics, if any.
 */
export async function compileProduct(root: string): Promise<Product> {
  const { diagnostics, files } = await compileSources(await readSources(root));
  const errors = errorsAmong(diagnostics);
  if (errors.length > 0) throw new Error(formatDiagnostics(errors));
  return loadProduct(files);
}

/** Loads the compiler's output without writing to `generated/`. */
export async function loadProduct(files: readonly GeneratedFile[]): Promise<Product> {
  const module = (await importGenerated(files, 'generated/product.ts')) as { readonly product: Product };
  return module.product;
}
