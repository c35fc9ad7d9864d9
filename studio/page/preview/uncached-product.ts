import type { Product } from '../../../engine/core/product/product.ts';
import type { LiveProduct } from '../../../engine/react/index.ts';

const known = new WeakMap<Product, Product>();

/**
 * Takes the session caches off the calls of a product, so that its pages neither keep samples in the browser, where
 * those of the served product would find them, nor show what those have kept there.
 */
export function uncached(live: LiveProduct): LiveProduct {
  return { ...live, get: () => withoutCaches(live.get()) };
}

function withoutCaches(product: Product): Product {
  const found = known.get(product) ?? { ...product, calls: uncachedCalls(product.calls) };
  known.set(product, found);
  return found;
}

function uncachedCalls(calls: Product['calls']): Product['calls'] {
  return Object.fromEntries(
    Object.entries(calls).map(([name, { sessionCache: _, ...call }]) => [name, call]),
  );
}
