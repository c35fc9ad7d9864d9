import type { CallSource, ObjectSource, RecordSource, TabDescriptor } from '../../../core/product/tab.ts';
import type { TabRows } from './rows.ts';
import { useCallRows } from './use-call-rows.ts';
import { useJoinedRows } from './use-joined-rows.ts';
import { useRecordObject } from './use-record-object.ts';
import { useRecordRows } from './use-record-rows.ts';

/** A tab whose rows can be listed whole. */
export type RowsTab = TabDescriptor & { readonly source: CallSource | RecordSource | ObjectSource };

export function isRowsTab(tab: TabDescriptor): tab is RowsTab {
  return ['call', 'record', 'object'].includes(tab.source.kind);
}

/** Distinguishes sources that need different hooks: a tab is remounted when it changes. */
export function sourceKey({ source }: RowsTab): string {
  return source.kind === 'call' && source.join !== undefined ? 'joined' : source.kind;
}

/**
 * The rows of a tab. A tab never changes its kind of source while it is shown: its component is keyed by it. `goodSince`
 * (ms) is when its frame was shown: the answer that the count beside its title has had since is that of the rows.
 */
export function useTabRows(tab: RowsTab, goodSince?: number): TabRows {
  const { source } = tab;
  // biome-ignore-start lint/correctness/useHookAtTopLevel: the kind of source is fixed for a mounted tab
  if (source.kind === 'record') return useRecordRows(tab, source);
  if (source.kind === 'object') return useRecordObject(tab, source);
  const { join, where, ...whole } = source;
  if (join === undefined) return useCallRows(tab, source, goodSince);
  return useJoinedRows(tab, { join, where, listed: useCallRows(tab, whole, goodSince) });
  // biome-ignore-end lint/correctness/useHookAtTopLevel: the kind of source is fixed for a mounted tab
}
