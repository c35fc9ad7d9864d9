import type { PlanContext } from './plan-set.ts';
import { writtenCall } from './written-call.ts';

/** Index behind the call of a tab with a search. */
export interface SearchedIndex {
  readonly name: string;
  readonly columns: Readonly<Record<string, { readonly kind?: string }>>;
  readonly hit: readonly string[];
}

/** Finds the search index behind a call such as `member.search`; undefined while the call or the index is missing. */
export function searchIndexOf(call: unknown, plans: PlanContext): SearchedIndex | undefined {
  return namedIndex(storeOf(call, 'search', plans), plans);
}

/** Finds the search index whose hits a call answers, by a search or by a handler. */
export function indexOfHits(call: string, plans: PlanContext): SearchedIndex | undefined {
  return namedIndex(writtenCall(call, plans)?.answer?.hits, plans);
}

function namedIndex(index: unknown, { sources }: PlanContext): SearchedIndex | undefined {
  const found = typeof index === 'string' ? sources.of('search').get(index)?.value : undefined;
  if (found === undefined || typeof index !== 'string') return undefined;
  const { columns, hit } = found;
  return { name: index, columns, hit };
}

/**
 * Reports whether a handler finds the rows. Such rows are whole records of the tab's entity, not hits of an
 * index.
 */
export function isFoundByHandler(call: unknown, plans: PlanContext): boolean {
  return storeOf(call, 'handler', plans) !== undefined;
}

function storeOf(call: unknown, kind: 'search' | 'handler', plans: PlanContext): string | undefined {
  return typeof call === 'string' ? writtenCall(call, plans)?.store?.[kind] : undefined;
}
