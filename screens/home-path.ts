import type { Product } from '../engine/core/product/product.ts';
import type { Can } from '../engine/react/index.ts';
import { menuEntries } from './menu-entries.ts';

/**
 * Finds the page that a sign-in and the title lead to: the first of the user's menu, or the page of support, which
 * everybody may open. A user whom a page of the menu signs out is led there.
 */
export function homePath({ screens }: Pick<Product, 'screens'>, can: Can): string {
  const all = Object.values(screens);
  const signingOut = all.filter(({ loggedOutUnless }) => !can(loggedOutUnless));
  const [first] = [...menuEntries(signingOut, () => true), ...menuEntries(all, can)];
  return first?.to ?? '/support';
}
