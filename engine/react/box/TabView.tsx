import { Suspense, useState } from 'react';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { entryOf } from '../client/entry-of.ts';
import { RowMenuContext } from '../context/row-menu.ts';
import { useProduct } from '../context/use-product.ts';
import { Loading } from '../parts/Loading.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { isRowsTab, sourceKey } from '../tab/rows/use-tab-rows.ts';
import { TabMessages } from '../tab/TabMessages.tsx';

// Loads the code of each kind of tab as a separate chunk, so that the frame around the tabs appears first.
const RowsTabView = lazyPart(async () => (await import('../tab/RowsTabView.tsx')).RowsTabView);
const ObjectTabView = lazyPart(async () => (await import('../tab/ObjectTabView.tsx')).ObjectTabView);
const SearchTab = lazyPart(async () => (await import('../tab/search/SearchTab.tsx')).SearchTab);
const SavedTab = lazyPart(async () => (await import('../saved/SavedTab.tsx')).SavedTab);
const RowMenu = lazyPart(async () => (await import('../card/RowMenu.tsx')).RowMenu);
const DecideTab = lazyPart(async () => (await import('../decide/DecideTab.tsx')).DecideTab);

/**
 * Renders a tab from its descriptor: a table with actions on rows, a search, stored searches, or lists to decide about.
 */
export function TabView({ tab: name }: { readonly tab: string }) {
  const tab = entryOf(useProduct(), 'tabs', name);
  const [opened, setOpened] = useState(() => ({ name, at: Date.now() }));
  if (opened.name !== name) setOpened({ name, at: Date.now() });
  return (
    <RowMenuContext value={RowMenu}>
      <TabMessages messages={tab.messages}>
        <Suspense fallback={<Loading />}>
          <KindOfTab tab={tab} goodSince={opened.at} />
        </Suspense>
      </TabMessages>
    </RowMenuContext>
  );
}

function KindOfTab({ tab, goodSince }: { readonly tab: TabDescriptor; readonly goodSince: number }) {
  if (tab.source.kind === 'object' && isRowsTab(tab)) return <ObjectTabView tab={tab} />;
  if (isRowsTab(tab)) return <RowsTabView key={sourceKey(tab)} tab={tab} goodSince={goodSince} />;
  if (tab.source.kind === 'saved') return <SavedTab tab={tab} source={tab.source} />;
  if (tab.source.kind === 'decide') return <DecideTab tab={tab} source={tab.source} />;
  return <SearchTab tab={tab} />;
}
