import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptIn } from '../data/use-kept.ts';
import type { RowLocation } from '../table/list-keys.ts';

export interface LastRow {
  readonly keep: (row: RowLocation) => void;
  /** Returns the kept row, once. */
  readonly take: () => RowLocation | undefined;
}

/** Keeps the row of a search opened last, in memory, for the return. */
export function useLastRow(tab: string, search: string): LastRow {
  const client = useQueryClient();
  return useMemo(() => {
    const memory = keptIn(client);
    const key = `${tab}.${search}.row`;
    return {
      keep: (row) => void memory.set(key, row),
      take() {
        const row = memory.get(key) as RowLocation | undefined;
        memory.delete(key);
        return row;
      },
    };
  }, [client, tab, search]);
}
