import { useRef } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import type { TabDescriptor } from '../../../core/product/tab.ts';
import { linkOf } from '../../table/link-of.ts';
import type { TabRows } from '../rows/rows.ts';

interface AddedPage {
  readonly rows: TabRows;
  /** Finds the page of the row added last, for when its dialog closes; undefined where the tab has none. */
  readonly addedPage: () => string | undefined;
}

/** Wraps the rows of a tab, so that the page of a new row can open after its dialog. */
export function useAddedPage({ actions }: TabDescriptor, rows: TabRows): AddedPage {
  const added = useRef<JsonObject>(undefined);
  const { save } = rows;
  const open = actions.add?.open;
  if (open === undefined || save === undefined) return { rows, addedPage: () => undefined };
  return {
    rows: {
      ...rows,
      async save(attempt, row) {
        const stored = await save(attempt, row);
        if (attempt.against === undefined) added.current = (stored ?? attempt.values) as JsonObject;
        return stored;
      },
    },
    addedPage: () => added.current && linkOf(open, added.current),
  };
}
