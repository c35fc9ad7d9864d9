import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonObject } from '../../core/json.ts';
import type { RowCompanion, SavedSource } from '../../core/product/tab.ts';
import type { ListAnswer } from '../data/answers.ts';
import { callQuery } from '../data/use-call.ts';
import { useEngine } from '../provider/engine-context.ts';
import { useProduct } from '../provider/use-product.ts';

/**
 * Rows completed with their entries of other lists. An entry that is not there is null, one that is not known yet is
 * missing. Lists that are asked for by the rows are never asked for without rows.
 */
export function useCompanions(
  companions: SavedSource['with'],
  rows: readonly JsonObject[],
): readonly JsonObject[] {
  const product = useProduct();
  const { client } = useEngine();
  const named = useMemo(() => Object.entries(companions ?? {}), [companions]);
  const lists = useQueries({
    queries: named.map(([, { call: name, ids, on, every }]) => {
      const wanted = [...new Set(rows.map((row) => String(row[on] ?? '')))].filter((value) => value !== '');
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

interface Listed {
  readonly rows: readonly JsonObject[] | undefined;
  readonly isPlaceholderData: boolean;
}

function entriesOf(
  row: JsonObject,
  named: readonly (readonly [string, RowCompanion])[],
  lists: readonly Listed[],
): JsonObject {
  const entries = named.flatMap(([name, { on, by }], index) => {
    const { rows, isPlaceholderData } = lists[index] ?? { rows: undefined, isPlaceholderData: false };
    const found = rows?.find((entry) => entry[by] === row[on]);
    if (found === undefined && (rows === undefined || isPlaceholderData)) return [];
    return [[name, found ?? null] as const];
  });
  return Object.fromEntries(entries);
}
