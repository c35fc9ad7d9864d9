import type { Product } from '../../../engine/core/product/product.ts';
import type { CodeEntry } from '../../../engine/core/product/value-set.ts';

export const snomed = 'http://snomed.info/sct';

/** Finds the entry of a value set, with its columns. */
export function valueSetEntry(
  product: Product,
  set: string,
  code: string | undefined,
): CodeEntry | undefined {
  return product.codes[set]?.codes.find((entry) => entry.code === code);
}
