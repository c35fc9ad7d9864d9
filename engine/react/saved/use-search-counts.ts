import { useMemo, useState } from 'react';
import type { SavedSource } from '../../core/product/tab.ts';
import { useCall } from '../data/use-call.ts';
import { idOf } from '../parts/record-content.ts';
import type { SearchGroup } from './search-groups.ts';
import { useRest } from './use-rest.ts';

interface CountsAnswer {
  readonly counts: Readonly<Record<string, number>>;
}

const unknown = {};

/** Milliseconds after which the rows are counted again even without news of changes. */
const restOfCounts = 60_000;

/**
 * Counts the rows of all searches in one call, or makes no call if there are no searches. Counts again after
 * relevant writes, but at most once per interval, since each count reads all hits of a search.
 */
export function useSearchCounts(
  { counts: call, run }: SavedSource,
  groups: readonly SearchGroup[],
): Readonly<Record<string, number>> {
  const ids = useMemo(
    () => groups.flatMap(({ searches }) => searches.flatMap((search) => idOf(search) ?? [])),
    [groups],
  );
  const [query, setQuery] = useState({ isUnderWay: false, isKnown: false });
  const isRested = useRest(query.isUnderWay);
  const { data, isFetching, isPlaceholderData } = useCall<CountsAnswer>(call ?? run, {
    query: { ids },
    isEnabled: call !== undefined && ids.length > 0 && (isRested || query.isUnderWay || !query.isKnown),
    keepsPrevious: true,
    pollEvery: restOfCounts,
  });
  const isKnown = data !== undefined && !isPlaceholderData;
  if (isFetching !== query.isUnderWay || isKnown !== query.isKnown)
    setQuery({ isUnderWay: isFetching, isKnown });
  return data?.counts ?? unknown;
}
