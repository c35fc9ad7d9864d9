import { useSyncExternalStore } from 'react';
import type { Product } from '../../engine/core/product/product.ts';
import { liveProduct } from '../product.ts';

/** Returns the compiled product, with a new render when a schema changes in development. */
export function useLiveProduct(): Product {
  return useSyncExternalStore(liveProduct.subscribe, liveProduct.get);
}
