import type { BoxTab, Product } from '../../core/product.ts';
import { entryOf } from '../provider/use-product.ts';

export function titleOf(product: Product, tab: BoxTab): string {
  return tab.kind === 'tab' ? entryOf(product, 'tabs', tab.tab).title : tab.title;
}
