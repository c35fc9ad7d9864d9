import { entryOf } from '../provider/entry-of.ts';
import { useProduct } from '../provider/use-product.ts';
import { ObjectTabView } from './ObjectTabView.tsx';
import { RowsTabView } from './RowsTabView.tsx';
import { SearchTab } from './SearchTab.tsx';
import { isRowsTab, sourceKey } from './use-tab-rows.ts';

/** A tab from its descriptor: a table with what may be done to its rows, or a search. */
export function TabView({ tab: name }: { readonly tab: string }) {
  const tab = entryOf(useProduct(), 'tabs', name);
  if (tab.source.kind === 'object' && isRowsTab(tab)) return <ObjectTabView tab={tab} />;
  if (isRowsTab(tab)) return <RowsTabView key={sourceKey(tab)} tab={tab} />;
  return <SearchTab tab={tab} />;
}
