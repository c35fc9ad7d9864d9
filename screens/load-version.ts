import type { Product } from '../engine/core/product/product.ts';
import { builtProduct } from './product.ts';

/** The product of another version of the schemas, as the gateway serves it. Rejects where it does not. */
export async function loadVersion(hash: string): Promise<Product> {
  if (hash === builtProduct.hash) return builtProduct;
  const module = (await import(/* @vite-ignore */ `/versions/${hash}/page-product.js`)) as {
    readonly pageProduct: Product;
  };
  return module.pageProduct;
}
