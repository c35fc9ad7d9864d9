import type { Product } from './product.ts';

/** Copies a product without the notices about a demonstration's data, for real use. */
export function outsideDemonstration(product: Product): Product {
  const { dataNotice: _ofDemonstrations, ...info } = product.info;
  return { ...product, info };
}
