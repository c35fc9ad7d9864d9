import { useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { TabRows } from './rows/rows.ts';

/** The rows of a tab, and the key of the one that was added here last: the table turns to its page and marks it. */
export function useAddedRow(rows: TabRows): { readonly rows: TabRows; readonly added: string | undefined } {
  const [added, setAdded] = useState<string>();
  const { save, keyOf } = rows;
  if (save === undefined) return { rows, added };
  return {
    added,
    rows: {
      ...rows,
      async save(attempt, row) {
        const stored = await save(attempt, row);
        // A source that answers with nothing stores the row under the key that was typed with it.
        if (attempt.against === undefined) setAdded(keyOf((stored ?? attempt.values) as JsonObject, -1));
        return stored;
      },
    },
  };
}
