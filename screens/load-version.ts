import type { Product } from '../engine/core/product/product.ts';
import { builtProduct } from './product.ts';

/** Loads the product of another version of the schemas from the gateway; rejects without one. */
export async function loadVersion(hash: string): Promise<Product> {
  if (hash === builtProduct.hash) return builtProduct;
  const module = (await import(/* @vite-ignore */ `/versions/${hash}/page-product.js`)) as {
    readonly pageProduct: Product;
  };
  return module.pageProduct;
}
