import type { CallSource, RecordSource, TabDescriptor } from '../../core/product.ts';
import type { TabRows } from './rows.ts';
import { useCallRows } from './use-call-rows.ts';
import { useRecordRows } from './use-record-rows.ts';

/** A tab whose rows can be listed whole. */
export type RowsTab = TabDescriptor & { readonly source: CallSource | RecordSource };

export function isRowsTab(tab: TabDescriptor): tab is RowsTab {
  return tab.source.kind !== 'search';
}

/** The rows of a tab. A tab never changes its kind of source while it is shown: its component is keyed by it. */
export function useTabRows(tab: RowsTab): TabRows {
  // biome-ignore-start lint/correctness/useHookAtTopLevel: the kind of source is fixed for a mounted tab
  return tab.source.kind === 'call' ? useCallRows(tab, tab.source) : useRecordRows(tab, tab.source);
  // biome-ignore-end lint/correctness/useHookAtTopLevel: the kind of source is fixed for a mounted tab
}
