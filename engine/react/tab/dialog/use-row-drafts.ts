import { useEffect, useRef } from 'react';
import { useEngine } from '../../context/engine-context.ts';
import { useKeptDrafts } from '../../modal/kept-drafts.ts';
import { idOf } from '../../parts/record-content.ts';
import type { TabRows } from '../rows/rows.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import type { TabRowAction } from './tab-row-action.ts';
import { useContextLine } from './use-context-line.ts';

const newRow = 'new';

/**
 * Prefix of the keys for drafts of a `change` action, which are restored when the user opens the action, not when the
 * page opens.
 */
const changed = 'change.';

/** Builds the keys under which a tab's dialogs keep drafts: by user, tab, open record and row. */
export function useDraftKeys(tab: RowsTab, rows: TabRows) {
  const { user } = useEngine();
  const { subjectId } = useContextLine();
  const start = `${[user._id, tab.name, subjectId].join('.')}.`;
  return {
    start,
    keyOf: ({ what, row }: TabRowAction) => {
      const key = what === 'add' ? newRow : (idOf(row) ?? rows.keyOf(row, 0));
      return what === 'change' ? `${changed}${start}${key}` : start + key;
    },
  };
}

export interface Resumption {
  readonly tab: RowsTab;
  readonly rows: TabRows;
  /** True where the user may save the row. */
  readonly isAllowed: boolean;
  readonly onResume: (action: TabRowAction) => void;
}

/** Reopens the dialog in which the user had typed text when a reload, or the end of the session, closed it. */
export function useResumedDraft({ tab, rows, isAllowed, onResume }: Resumption): void {
  const drafts = useKeptDrafts();
  const { start } = useDraftKeys(tab, rows);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || rows.isLoading || !isAllowed) return;
    isDone.current = true;
    const found = drafts.find(start);
    if (found === undefined) return;
    const stored = rows.rows.find((row, index) => rows.keyOf(row, index) === found.rest);
    const isNew = found.rest === newRow;
    onResume({ what: isNew ? 'add' : 'edit', row: stored ?? found.draft.base });
  }, [drafts, start, rows, isAllowed, onResume]);
}
