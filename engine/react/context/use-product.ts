import { useSyncExternalStore } from 'react';
import type { Product } from '../../core/product/product.ts';
import { useEngine } from './engine-context.ts';

/** Returns the current compiled product; renders the component again when the product is replaced. */
export function useProduct(): Product {
  const { product } = useEngine();
  return useSyncExternalStore(product.subscribe, product.get);
}
