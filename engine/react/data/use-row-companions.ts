import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { SavedSource } from '../../core/product/tab.ts';
import type { ListAnswer } from '../../core/protocol/call-types.ts';
import { useEngine } from '../context/engine-context.ts';
import { useProduct } from '../context/use-product.ts';
import { entriesOf, type Listed, valuesOf } from './entries-of.ts';
import { callQuery } from './use-call.ts';

/**
 * Rows completed with their entries of other lists. Lists that are queried by the rows are not requested without rows.
 */
export function useRowCompanions(
  companions: SavedSource['with'],
  rows: readonly JsonObject[],
): readonly JsonObject[] {
  const product = useProduct();
  const { client } = useEngine();
  const named = useMemo(() => Object.entries(companions ?? {}), [companions]);
  const lists = useQueries({
    queries: named.map(([, companion]) => {
      const { call: name, ids, every } = companion;
      const wanted = valuesOf(rows, companion);
      const query = ids === undefined ? undefined : { [ids]: wanted };
      const poll = every === undefined ? undefined : Number(product.constants?.[every]?.value);
      return {
        ...callQuery<ListAnswer>({ product, client, name, query }),
        enabled: wanted.length > 0,
        ...(poll === undefined ? {} : { refetchInterval: poll }),
        // Of the entries that were there a moment ago, those of the same rows still count.
        placeholderData: (before: ListAnswer | undefined) => before,
      };
    }),
    combine: listsOf,
  });
  return useMemo(
    () => rows.map((row) => ({ ...row, ...entriesOf(row, named, lists) })),
    [rows, named, lists],
  );
}

/** The same object while the lists say the same. */
function listsOf(answers: readonly UseQueryResult<ListAnswer, Error>[]): readonly Listed[] {
  return answers.map(({ data, isPlaceholderData }) => ({ rows: data?.rows, isPlaceholderData }));
}
