import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { BoxTab } from '../../core/product/screen.ts';
import { TabStrip } from '../parts/TabStrip.tsx';
import { useProduct } from '../provider/use-product.ts';
import { isRowsTab, type RowsTab, sourceKey, useTabRows } from '../tab/use-tab-rows.ts';
import { nameOf } from './tab-state.ts';
import { titleOf } from './tab-title.ts';

export interface CountedTabsProps {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly BoxTab[];
  readonly active: string;
  readonly onSelect: (name: string) => void;
  readonly isEnabled: boolean;
  readonly isNested: boolean;
}

/** A strip of tabs with the number of rows in the titles that ask for it. */
export function CountedTabs({ tabs, isEnabled, ...strip }: CountedTabsProps) {
  const product = useProduct();
  const [counts, setCounts] = useState<Readonly<Record<string, number | undefined>>>({});
  const report = useCallback(
    (name: string, count: number | undefined) =>
      setCounts((before) => (before[name] === count ? before : { ...before, [name]: count })),
    [],
  );
  const counted = isEnabled ? tabs.flatMap((tab) => countedTab(product.tabs, tab)) : [];
  return (
    <>
      {counted.map((tab) => (
        <Count key={`${tab.name}.${sourceKey(tab)}`} tab={tab} onCount={report} />
      ))}
      <TabStrip
        {...strip}
        tabs={tabs.map((tab) => ({
          name: nameOf(tab),
          title: titleOf(product, tab),
          count: counts[nameOf(tab)],
          isDisabled: !isEnabled,
        }))}
      />
    </>
  );
}

function countedTab(descriptors: Readonly<Record<string, unknown>>, tab: BoxTab): readonly RowsTab[] {
  if (tab.kind !== 'tab') return [];
  const descriptor = descriptors[tab.tab] as RowsTab | undefined;
  return descriptor?.hasCount === true && isRowsTab(descriptor) ? [descriptor] : [];
}

interface CountProps {
  readonly tab: RowsTab;
  readonly onCount: (name: string, count: number | undefined) => void;
}

/** Renders nothing: watches the rows of one tab and tells their number. */
function Count({ tab, onCount }: CountProps): ReactNode {
  const { rows, part, isLoading, error } = useTabRows(tab);
  const count = isLoading || error !== undefined ? undefined : (part?.total ?? rows.length);
  useEffect(() => onCount(tab.name, count), [tab.name, count, onCount]);
  return null;
}
