import { useMemo } from 'react';
import type { SavedSource } from '../../core/product/tab.ts';
import { useCall } from '../data/use-call.ts';
import { idOf } from '../parts/record-content.ts';
import type { SearchGroup } from './search-groups.ts';

interface CountsAnswer {
  readonly counts: Readonly<Record<string, number>>;
}

const unknown = {};

/** Milliseconds until they are counted again: each count reads the whole of what a search finds. */
const restOfCounts = 60_000;

/** How many rows each search finds; nothing is asked where there is no search. */
export function useSearchCounts(
  { counts: call, run }: SavedSource,
  groups: readonly SearchGroup[],
): Readonly<Record<string, number>> {
  const ids = useMemo(
    () => groups.flatMap(({ searches }) => searches.flatMap((search) => idOf(search) ?? [])),
    [groups],
  );
  const { data } = useCall<CountsAnswer>(call ?? run, {
    query: { ids },
    isEnabled: call !== undefined && ids.length > 0,
    keepsPrevious: true,
    pollEvery: restOfCounts,
  });
  return data?.counts ?? unknown;
}
