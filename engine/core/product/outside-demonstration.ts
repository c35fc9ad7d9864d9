import type { Product } from './product.ts';

/** The product as real people use it: without what it says of a demonstration's data. */
export function outsideDemonstration(product: Product): Product {
  const { dataNotice: _ofDemonstrations, ...info } = product.info;
  return { ...product, info };
}
