import { entryOf } from '../provider/entry-of.ts';
import { useProduct } from '../provider/use-product.ts';
import { RowsTabView } from './RowsTabView.tsx';
import { SearchTab } from './SearchTab.tsx';
import { isRowsTab } from './use-tab-rows.ts';

/** A tab from its descriptor: a table with what may be done to its rows, or a search. */
export function TabView({ tab: name }: { readonly tab: string }) {
  const tab = entryOf(useProduct(), 'tabs', name);
  if (isRowsTab(tab)) return <RowsTabView key={tab.source.kind} tab={tab} />;
  return <SearchTab tab={tab} />;
}
