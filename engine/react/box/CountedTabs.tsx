import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { BoxTab } from '../../core/product/screen.ts';
import { entryOf } from '../client/entry-of.ts';
import { useProduct } from '../context/use-product.ts';
import { Contained } from '../parts/Contained.tsx';
import { fewestDigits, TabStrip, TabTitle } from '../parts/TabStrip.tsx';
import { useRowFilter } from '../tab/rows/use-row-filter.ts';
import { isRowsTab, type RowsTab, sourceKey, useTabRows } from '../tab/rows/use-tab-rows.ts';
import { tabNameOf } from './tab-state.ts';
import { tabTitle } from './tab-title.ts';

export interface CountedTabsProps {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly BoxTab[];
  readonly active: string;
  readonly onSelect: (name: string) => void;
  readonly isEnabled: boolean;
  readonly isNested: boolean;
  /** True for the only tab of a box, which needs no strip of tabs: its title becomes the heading. */
  readonly isAlone: boolean;
}

/**
 * Renders a strip of tabs; a tab's title includes the number of its rows if its descriptor asks for the
 * count.
 */
export function CountedTabs({ tabs, isEnabled, isAlone, ...strip }: CountedTabsProps) {
  const product = useProduct();
  const [counts, setCounts] = useState<Readonly<Record<string, Counted>>>({});
  const report = useCallback(
    (name: string, count: number | undefined) =>
      setCounts((before) =>
        before[name]?.count === count ? before : { ...before, [name]: countedOn(before[name], count) },
      ),
    [],
  );
  const counted = isEnabled ? tabs.flatMap((tab) => countedTab(product.tabs, tab)) : [];
  const entries = tabs.map((tab) => ({
    name: tabNameOf(tab),
    title: tabTitle(product, tab),
    count: counts[tabNameOf(tab)]?.count,
    digits:
      countedTab(product.tabs, tab).length > 0 ? (counts[tabNameOf(tab)]?.digits ?? fewestDigits) : undefined,
    isDisabled: !isEnabled,
    isSearch: tab.kind === 'tab' && entryOf(product, 'tabs', tab.tab).source.kind === 'search',
  }));
  return (
    <>
      {counted.map((tab) => (
        <Contained key={`${tab.name}.${sourceKey(tab)}`} place={`${tab.name}.count`} fallback={null}>
          <Count tab={tab} onCount={report} />
        </Contained>
      ))}
      {isAlone ? (
        <h2 className="en-box-title">
          <TabTitle {...entries[0]} />
        </h2>
      ) : (
        <TabStrip {...strip} tabs={entries} />
      )}
    </>
  );
}

interface Counted {
  readonly count: number | undefined;
  /** Number of digits that the title reserves room for, fixed once the first count is known. */
  readonly digits: number | undefined;
}

function countedOn(before: Counted | undefined, count: number | undefined): Counted {
  return { count, digits: before?.digits ?? (count === undefined ? undefined : roomFor(count)) };
}

/** Computes the number of digits to reserve room for: at least one more than the first count has. */
function roomFor(count: number): number {
  return Math.max(fewestDigits, String(count).length + 1);
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

/** Watches the rows of a tab and reports how many the tab shows at first; renders nothing. */
function Count({ tab, onCount }: CountProps): ReactNode {
  const { rows, part, isLoading, error } = useTabRows(tab);
  const first = useRowFilter(rows, tab.views?.[0]?.when);
  const count = isLoading || error !== undefined ? undefined : (part?.total ?? first.length);
  useEffect(() => onCount(tab.name, count), [tab.name, count, onCount]);
  return null;
}
