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
 * Adds to rows their entries of other lists. Requests no list that is queried by the rows' values while there
 * are no rows.
 */
export function useRowCompanions(
  companions: SavedSource['with'],
  rows: readonly JsonObject[],
): readonly JsonObject[] {
  const product = useProduct();
  const { client } = useEngine();
  const named = useMemo(() => Object.entries(companions ?? {}), [companions]);
  const asked = named.flatMap(([, companion], list) =>
    portionsOf(valuesOf(rows, companion), companion.ids).map((wanted) => ({ companion, wanted, list })),
  );
  const lists = useQueries({
    queries: asked.map(({ companion, wanted }) => {
      const { call: name, ids, every } = companion;
      const query = ids === undefined ? undefined : { [ids]: wanted };
      const poll = every === undefined ? undefined : Number(product.constants?.[every]?.value);
      return {
        ...callQuery<ListAnswer>({ product, client, name, query }),
        enabled: wanted.length > 0,
        ...(poll === undefined ? {} : { refetchInterval: poll }),
        // Keeps the previous entries until the new ones arrive, since they remain valid for unchanged rows.
        placeholderData: (before: ListAnswer | undefined) => before,
      };
    }),
    combine: (answers) => listsOf(answers, asked),
  });
  return useMemo(
    () => rows.map((row) => ({ ...row, ...entriesOf(row, named, lists) })),
    [rows, named, lists],
  );
}

/** Maximum of ids in one request, since the length of a URL is limited. */
const mostIds = 150;

/**
 * Splits the values by which a list is queried into portions, one per request; a list that is not queried by
 * ids takes a single request.
 */
function portionsOf(values: readonly string[], ids: string | undefined): readonly (readonly string[])[] {
  if (ids === undefined || values.length <= mostIds) return [values];
  const count = Math.ceil(values.length / mostIds);
  return Array.from({ length: count }, (_, at) => values.slice(at * mostIds, (at + 1) * mostIds));
}

/**
 * Joins the portions of each list; undefined while a portion is missing. Returns the same object while the lists are
 * unchanged.
 */
function listsOf(
  answers: readonly UseQueryResult<ListAnswer, Error>[],
  asked: readonly { readonly list: number }[],
): readonly Listed[] {
  const lists: Listed[] = [];
  for (const [at, { data, isPlaceholderData }] of answers.entries()) {
    const list = asked[at]?.list ?? at;
    const before = lists[list];
    const rows = before === undefined ? data?.rows : before.rows && data && [...before.rows, ...data.rows];
    lists[list] = { rows, isPlaceholderData: isPlaceholderData || before?.isPlaceholderData === true };
  }
  return lists;
}
