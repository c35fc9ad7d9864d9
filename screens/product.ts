import type { Product } from '../engine/core/product/product.ts';
import { pageProduct } from '../generated/page-product.ts';

/**
 * The compiled product as a live value. In development the module is replaced when a schema changes, and
 * everything that is rendered from it follows, without a reload and without losing what is typed.
 */
export interface LiveProduct {
  readonly get: () => Product;
  readonly subscribe: (listener: () => void) => () => void;
}

let current: Product = pageProduct;
const listeners = new Set<() => void>();

export const liveProduct: LiveProduct = {
  get: () => current,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

if (import.meta.hot) {
  import.meta.hot.accept('../generated/page-product.ts', (next) => {
    if (next === undefined) return;
    current = next['pageProduct'] as Product;
    for (const listener of listeners) listener();
  });
}
