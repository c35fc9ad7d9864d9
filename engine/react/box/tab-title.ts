import type { Product } from '../../core/product/product.ts';
import type { BoxTab } from '../../core/product/screen.ts';
import { entryOf } from '../client/entry-of.ts';

export function tabTitle(product: Product, tab: BoxTab): string {
  if (tab.kind === 'card') return entryOf(product, 'cards', tab.card).title;
  return tab.kind === 'tab' ? entryOf(product, 'tabs', tab.tab).title : tab.title;
}
