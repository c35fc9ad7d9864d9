import { useSyncExternalStore } from 'react';
import type { Product } from '../../engine/core/product/product.ts';
import { liveProduct } from '../product.ts';

/** The compiled product; the component renders again when a schema changes in development. */
export function useLiveProduct(): Product {
  return useSyncExternalStore(liveProduct.subscribe, liveProduct.get);
}
