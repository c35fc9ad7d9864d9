import type { Product } from '../engine/core/product/product.ts';

/** Finds the page that a sign-in and the title lead to: the first of the menu. */
export function homePath({ screens }: Pick<Product, 'screens'>): string {
  const entries = Object.values(screens).filter(({ menu }) => menu !== undefined && menu.under === undefined);
  const [first] = entries.toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
  return first?.route ?? '/sessions/own';
}
