import { use, useEffect } from 'react';
import type { Entity } from '../../core/product/entity.ts';
import type { Product } from '../../core/product/product.ts';
import { entryOf } from '../client/entry-of.ts';
import { useProduct } from '../context/use-product.ts';
import { whenIdle } from '../theme/when-idle.ts';

const loading = new WeakMap<Product, Map<string, Promise<Product>>>();

/** The product with everything that the form checks by; suspends the form until that is there. */
export function useLoadedProduct(product: Product, form: string): Product {
  return product.load === undefined ? product : use(loadFor(product, form));
}

/** Has what these forms check by at hand before they are opened, as soon as the page is at rest. */
export function useFormsAhead(forms: readonly (string | undefined)[]): void {
  const product = useProduct();
  const names = [...new Set(forms)].join(' ');
  useEffect(() => {
    if (product.load === undefined || names === '') return undefined;
    return whenIdle(() => void loadForms(product, names.split(' ').filter(Boolean)));
  }, [product, names]);
}

/** Has what these forms check by before they are opened. Who opens one hears of a failure. */
export async function loadForms(product: Product, forms: readonly string[]): Promise<void> {
  await Promise.allSettled(forms.map((form) => loadFor(product, form)));
}

/** One promise a form, as React asks for it. */
function loadFor(product: Product, form: string): Promise<Product> {
  const ofProduct = loading.get(product) ?? new Map<string, Promise<Product>>();
  loading.set(product, ofProduct);
  const loaded = ofProduct.get(form) ?? withEntities(product, entitiesOf(product, form));
  ofProduct.set(form, loaded);
  loaded.then(
    // React reads a promise at once that says so: a form that was loaded ahead opens without suspending first.
    (value) => Object.assign(loaded, { status: 'fulfilled', value }),
    // What could not be fetched is asked for again when the form is opened again.
    () => ofProduct.delete(form),
  );
  return loaded;
}

/** What is edited, and the records that a save makes of it. */
function entitiesOf(product: Product, name: string): readonly string[] {
  const form = entryOf(product, 'forms', name);
  return [form.entity, ...(form.yields ?? []).map(({ entity }) => entity)];
}

async function withEntities(product: Product, names: readonly string[]): Promise<Product> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, await product.load?.[name]?.()] as const),
  );
  const found = loaded.filter((entry): entry is readonly [string, Entity] => entry[1] !== undefined);
  return { ...product, entities: { ...product.entities, ...Object.fromEntries(found) } };
}
