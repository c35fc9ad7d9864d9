import type { Product } from '../../core/product/product.ts';

/** Compiled product that can be replaced while the page is open, as during development. */
export interface LiveProduct {
  readonly get: () => Product;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the descriptors that a screen shows; undefined if all are loaded already. */
  readonly loadScreen?: (screen: string) => Promise<void>;
}

function nothing(): void {}

/** Wraps a product that never changes. */
export function fixedProduct(product: Product): LiveProduct {
  return { get: () => product, subscribe: () => nothing };
}

/** Creates a live product with a setter, for hosts and tests that replace the product themselves. */
export function createLiveProduct(first: Product): LiveProduct & { readonly set: (next: Product) => void } {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
