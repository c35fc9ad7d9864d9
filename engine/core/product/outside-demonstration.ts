import type { Product } from './product.ts';

/** Product as real people use it: without the notices about a demonstration's data. */
export function outsideDemonstration(product: Product): Product {
  const { dataNotice: _ofDemonstrations, ...info } = product.info;
  return { ...product, info };
}
