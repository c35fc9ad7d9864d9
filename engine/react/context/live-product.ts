import type { Product } from '../../core/product/product.ts';

/** The compiled product as a value that may be replaced while the page is open (in development). */
export interface LiveProduct {
  readonly get: () => Product;
  readonly subscribe: (listener: () => void) => () => void;
  /** Brings the descriptors that a screen shows; without it everything is there already. */
  readonly loadScreen?: (screen: string) => Promise<void>;
}

function nothing(): void {}

/** Wraps a product that never changes. */
export function fixedProduct(product: Product): LiveProduct {
  return { get: () => product, subscribe: () => nothing };
}

/** A live product with a setter, for hosts and tests that replace it themselves. */
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
