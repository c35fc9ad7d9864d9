import type { SearchSource } from '../../../core/product/tab.ts';
import { planRowCompanions } from '../../plan/row-companions.ts';
import { indexOfHits } from '../../plan/search-of-tab.ts';
import type { TabLocation } from './tab-location.ts';

/** Plans the companions that complete the rows of a search, by the columns of a hit. */
export function planCompanionsOfTab({ file, tab, plans }: TabLocation): SearchSource['with'] {
  const hit = indexOfHits(tab.source.run ?? tab.source.search ?? '', plans)?.hit;
  const columns = hit && ['id', ...hit];
  return planRowCompanions({ file, plans, companions: tab.source.with, at: ['source', 'with'], columns });
}
