import { useEffect, useRef } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { EngineTable } from './use-engine-table.ts';

interface Revealing {
  readonly rowKey: (row: JsonObject, index: number) => string;
  /** Key of the row that was added last. */
  readonly added?: string | undefined;
  readonly table: EngineTable;
  readonly rows: readonly JsonObject[];
  /** Clears the search in the table, called if it hides the added row. */
  readonly showAll: () => void;
}

/** Shows the page of an added row, once, as soon as the row is loaded. */
export function useRevealedRow({ table, rows, rowKey, added, showAll }: Revealing): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (added === undefined || added === done.current) return;
    const index = table.inOrder().findIndex((row, at) => rowKey(row, at) === added);
    if (index === -1) {
      if (rows.some((row, at) => rowKey(row, at) === added)) showAll();
      return;
    }
    done.current = added;
    const page = Math.floor(index / table.pageSize);
    if (page !== table.pageIndex) table.goTo(page);
  });
}
