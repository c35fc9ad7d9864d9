import type { Product } from '../../core/product/product.ts';

export type ProductCollection =
  | 'entities'
  | 'forms'
  | 'tabs'
  | 'cards'
  | 'flows'
  | 'screens'
  | 'calls'
  | 'codes'
  | 'searches';

/**
 * Finds an entry of the product by name. Throws for a missing entry: the compiler checks every name in the schemas,
 * so that only a hand-written screen can pass a wrong one.
 */
export function entryOf<Collection extends ProductCollection>(
  product: Product,
  collection: Collection,
  name: string,
): Product[Collection][string] {
  const entries = product[collection];
  const entry = Object.hasOwn(entries, name) ? (entries[name] as Product[Collection][string]) : undefined;
  if (entry === undefined) {
    throw new Error(
      `The product has no entry "${name}" in ${collection}. Check the name, then run "npm run schemas".`,
    );
  }
  return entry;
}
