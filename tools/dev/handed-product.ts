import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from '../../engine/core/product/product.ts';
import type { HandedProduct } from '../../features/platform/server/product.ts';
import { projectRoot } from '../quality/process.ts';

/** Error for a folder that holds no product, with a sentence as its message. */
export class ProductFolderError extends Error {
  override readonly name = 'ProductFolderError';
}

/** Names the folder of the product that a command is about: its argument, by default this project. */
export function productFolder(folder = process.argv[2] ?? projectRoot): string {
  return resolve(folder);
}

/** Names the folder of the product that a command without such an argument is about: where it is run, if there is one. */
export function surroundingProduct(folder = process.cwd()): string {
  const isOther = resolve(folder) !== resolve(projectRoot) && existsSync(join(folder, 'product.ts'));
  return isOther ? folder : projectRoot;
}

/** Loads what the `product.ts` of a folder hands over. Throws `ProductFolderError` where there is none. */
export async function loadHandedProduct(folder: string): Promise<HandedProduct> {
  const file = join(folder, 'product.ts');
  if (!existsSync(file))
    throw new ProductFolderError(
      `There is no product in ${relative('.', folder) || '.'}. Write its product.ts: export const handed = product({ root: import.meta.dirname }).`,
    );
  const module: { readonly handed: HandedProduct } = await import(pathToFileURL(file).href);
  return module.handed;
}

/** Loads the compiled schemas of a product. */
export async function loadCompiled({ root }: Pick<HandedProduct, 'root'>): Promise<Product> {
  const file = pathToFileURL(join(root, 'generated', 'product.ts'));
  const module: { readonly product: Product } = await import(file.href);
  return module.product;
}
