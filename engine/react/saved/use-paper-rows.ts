import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { SavedSource } from '../../core/product/tab.ts';
import type { HitsAnswer } from '../../core/protocol/call-types.ts';
import { useEngine } from '../context/engine-context.ts';
import { useProduct } from '../context/use-product.ts';
import { callQuery } from '../data/use-call.ts';
import { useIsPrintingWhole } from '../parts/printing.ts';
import { mostOnPaper } from '../table/use-engine-table.ts';
import { rowsAtOnce } from './use-row-scroll.ts';

interface FoundSearch {
  readonly source: SavedSource;
  /** Body of the call that runs the search, without the range of rows to request. */
  readonly search: JsonObject;
  readonly total: number;
}

/**
 * Fetches all rows of a stored search for print, up to a maximum; undefined while not printing, and while they load.
 */
export function usePaperRows({ source, search, total }: FoundSearch): readonly JsonObject[] | undefined {
  const isWanted = useIsPrintingWhole();
  const product = useProduct();
  const { client } = useEngine();
  const { run: name, size } = source;
  const parts = isWanted && size !== undefined ? Math.ceil(Math.min(total, mostOnPaper) / rowsAtOnce) : 0;
  const hits = useQueries({
    queries: Array.from({ length: parts }, (_, part) => {
      const body = { from: part * rowsAtOnce, [size ?? '']: rowsAtOnce, ...search };
      return callQuery<HitsAnswer>({ product, client, name, body });
    }),
    combine: (answers) => answers.map(({ data }) => data?.hits),
  });
  return useMemo(() => {
    const here = hits.filter((each) => each !== undefined);
    return hits.length === 0 || here.length < hits.length ? undefined : here.flat().slice(0, mostOnPaper);
  }, [hits]);
}
