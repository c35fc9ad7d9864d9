import type { Product } from '../../../engine/core/product/product.ts';
import { ProductError } from '../../store/kinds/kinds.ts';

/**
 * Reads a number under `constants` in product.json. Throws `ProductError` where the number is missing, so that a
 * missing limit never means unlimited.
 */
export function settingOf({ constants }: Product, name: string): number {
  const value = constants?.[name]?.value;
  if (typeof value === 'number' && value > 0) return value;
  throw new ProductError(
    `The constant "${name}" is no number above 0. Set it under "constants" in product.json.`,
  );
}
