import { use, useEffect } from 'react';
import type { Entity } from '../../core/product/entity.ts';
import type { Product } from '../../core/product/product.ts';
import { entryOf } from '../client/entry-of.ts';
import { loadLater } from '../context/use-codes.ts';
import { useProduct } from '../context/use-product.ts';
import { whenIdle } from '../theme/when-idle.ts';

const loading = new WeakMap<Product, Map<string, Promise<Product>>>();

/** Returns the product with the form and everything that validates its values; suspends until loaded. */
export function useLoadedProduct(product: Product, form: string): Product {
  return product.load === undefined ? product : use(loadFor(product, form));
}

/** Loads forms once the page is idle, before the user opens them. */
export function useFormsAhead(forms: readonly (string | undefined)[]): void {
  const product = useProduct();
  const names = [...new Set(forms)].join(' ');
  useEffect(() => {
    if (product.load === undefined || names === '') return undefined;
    return whenIdle(() => void loadForms(product, names.split(' ').filter(Boolean)));
  }, [product, names]);
}

/** Loads forms before the user opens them; a failure is shown only when one is opened. */
export async function loadForms(product: Product, forms: readonly string[]): Promise<void> {
  await Promise.allSettled(forms.map((form) => loadFor(product, form)));
}

/**
 * Loads the part of the product that a form needs; caches the promise, since React's `use` needs the same one
 * in every render.
 */
function loadFor(product: Product, form: string): Promise<Product> {
  const ofProduct = loading.get(product) ?? new Map<string, Promise<Product>>();
  loading.set(product, ofProduct);
  const loaded = ofProduct.get(form) ?? withForm(product, form);
  ofProduct.set(form, loaded);
  loaded.then(
    // Marks the promise as fulfilled for React's `use`, so that a form loaded in advance opens without
    // suspending.
    (value) => Object.assign(loaded, { status: 'fulfilled', value }),
    // Forgets a failed request, so that it is repeated when the form is opened again.
    () => ofProduct.delete(form),
  );
  return loaded;
}

/** Lists the entity that a form edits, and the entities of records that the form stores instead of it. */
function entitiesOf(product: Product, name: string): readonly string[] {
  const form = entryOf(product, 'forms', name);
  return [form.entity, ...(form.yields ?? []).map(({ entity }) => entity)];
}

async function withForm(product: Product, name: string): Promise<Product> {
  const [form = entryOf(product, 'forms', name), entities, later] = await Promise.all([
    product.loadForm?.[name]?.(),
    loadEntities(product, entitiesOf(product, name)),
    product.loadLater === undefined ? undefined : loadLater(product.loadLater),
  ]);
  return {
    ...product,
    entities: { ...product.entities, ...entities },
    forms: { ...product.forms, [name]: form },
    codes: { ...product.codes, ...later?.codes },
    workflows: { ...product.workflows, ...later?.workflows },
  };
}

async function loadEntities(
  product: Product,
  names: readonly string[],
): Promise<Readonly<Record<string, Entity>>> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, await product.load?.[name]?.()] as const),
  );
  return Object.fromEntries(
    loaded.filter((entry): entry is readonly [string, Entity] => entry[1] !== undefined),
  );
}
