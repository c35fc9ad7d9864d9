import { type ReactNode, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import type { JsonObject } from '../../../core/json/json.ts';
import type { TabDescriptor } from '../../../core/product/tab.ts';
import { linkOf } from '../../table/link-of.ts';
import type { TabRows } from '../rows/rows.ts';

export interface OpenedRow {
  readonly rows: TabRows;
  /** Called when the dialog closes. */
  readonly follow: () => void;
  /** Link to the page of the row that was added last, where the tab has one. */
  readonly way: ReactNode;
}

/** The rows of a tab, so that the page of a new row follows its dialog. */
export function useOpenedRow({ actions }: TabDescriptor, rows: TabRows): OpenedRow {
  const [to, setTo] = useState<string>();
  const added = useRef<JsonObject>(undefined);
  const { save } = rows;
  const open = actions.add?.open;
  if (open === undefined || save === undefined) return { rows, follow: () => {}, way: null };
  return {
    rows: {
      ...rows,
      async save(attempt, row) {
        const stored = await save(attempt, row);
        if (attempt.against === undefined) added.current = (stored ?? attempt.values) as JsonObject;
        return stored;
      },
    },
    follow: () => setTo(added.current && linkOf(open, added.current)),
    way: to === undefined ? null : <Navigate to={to} />,
  };
}
