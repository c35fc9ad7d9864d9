import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from '../../core/product/product.ts';
import type { Compilation } from '../compile.ts';
import { loadProduct } from '../compile-product.ts';
import { hashFiles, readStamp, writeStamp } from '../content-stamp.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { hashOf } from '../emit/emit-files.ts';
import { judgeExamples } from './judge-examples.ts';

/** Checks the examples of a schema set with the files just written to `generated/`. */
export async function judgeWritten(root: string, compilation: Compilation): Promise<readonly Diagnostic[]> {
  const stamp = `${hashOf(compilation.files, 64)} ${hashFiles(root, ['engine/core/**/*.ts', 'engine/compiler/examples/*.ts'])}`;
  const file = join(root, '.cache', 'examples.stamp');
  // Skips examples that already passed with the same files, since loading the product takes as long as
  // compiling.
  if ((await readStamp(file)) === stamp) return [];
  const module = (await import(pathToFileURL(join(root, 'generated/product.ts')).href)) as {
    readonly product: Product;
  };
  const found = judgeExamples(module.product, compilation.sources);
  if (found.length === 0) await writeStamp(file, stamp);
  return found;
}

/** Checks the examples again in the same process, where an imported module would never be loaded anew. */
export async function judgeAgain({ files, sources }: Compilation): Promise<readonly Diagnostic[]> {
  return judgeExamples(await loadProduct(files), sources);
}
