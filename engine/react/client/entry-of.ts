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
 * An entry of the product by its name. Throws where the product has no such entry: the compiler proves every
 * name inside the schemas, so it can only be one that a screen wrote by hand.
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
