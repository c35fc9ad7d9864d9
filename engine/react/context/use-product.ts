import { useSyncExternalStore } from 'react';
import type { Product } from '../../core/product/product.ts';
import { useEngine } from './engine-context.ts';

/** The current compiled product; the component renders again when it is replaced. */
export function useProduct(): Product {
  const { product } = useEngine();
  return useSyncExternalStore(product.subscribe, product.get);
}
