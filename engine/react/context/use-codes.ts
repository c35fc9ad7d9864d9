import { use } from 'react';
import type { Product, ProductPart } from '../../core/product/product.ts';
import type { ValueSet } from '../../core/product/value-set.ts';
import { useProduct } from './use-product.ts';

/**
 * Finds a value set by name. Loads a value set that the open screen did not need before; the component then
 * suspends once.
 */
export function useCodes(name: string): ValueSet | undefined {
  const product = useProduct();
  const known = product.codes[name];
  if (known !== undefined || product.loadLater === undefined) return known;
  return use(loadLater(product.loadLater)).codes[name];
}

/** Loads and returns all value sets of the product. */
export function useEveryCodes(): Product['codes'] {
  const product = useProduct();
  return product.loadLater === undefined ? product.codes : use(loadLater(product.loadLater)).codes;
}

const loading = new WeakMap<NonNullable<Product['loadLater']>, Promise<ProductPart>>();

/** Loads the deferred part of a product once; the promise carries the `status` that React's `use` reads. */
export function loadLater(load: NonNullable<Product['loadLater']>): Promise<ProductPart> {
  const known = loading.get(load);
  if (known !== undefined) return known;
  const loaded = load();
  loading.set(load, loaded);
  loaded.then(
    (value) => Object.assign(loaded, { status: 'fulfilled', value }),
    () => loading.delete(load),
  );
  return loaded;
}
