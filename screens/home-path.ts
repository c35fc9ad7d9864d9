import type { Product } from '../engine/core/product/product.ts';
import { menuEntries } from './menu-entries.ts';

/** Finds the page that a sign-in and the title lead to: the first of the menu. */
export function homePath({ screens }: Pick<Product, 'screens'>): string {
  return menuEntries(Object.values(screens), () => true)[0]?.to ?? '/sessions/own';
}
