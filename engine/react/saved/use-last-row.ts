import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keptIn } from '../data/use-kept.ts';
import type { RowLocation } from '../table/list-keys.ts';

export interface LastRow {
  readonly keep: (row: RowLocation) => void;
  /** Returns the kept row and forgets it. */
  readonly take: () => RowLocation | undefined;
}

/** Keeps, in memory, which row of a search was opened last, for the user's return. */
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
