import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import type { JsonObject } from '../../../core/json/json.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useFormsAhead } from '../../form/use-loaded-product.ts';
import { OpenedLater } from '../../modal/OpenedLater.tsx';
import { isFocusFree } from '../../parts/free-focus.ts';
import { fetchQuietly, lazyModule, lazyPart } from '../../parts/lazy-part.tsx';
import { focusRow, type RowLocation, rowPathOf } from '../../table/list-keys.ts';
import type { TabRows } from '../rows/rows.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import type { TabRowAction } from './tab-row-action.ts';
import { titleOfAction } from './title-of-action.ts';
import { useAddedPage } from './use-added-page.ts';
import { useInitialValues } from './use-initial-values.ts';
import { type TabActionsNow, useRowActions } from './use-row-actions.tsx';
import { useResumedDraft } from './use-row-drafts.ts';

// Loads dialogs and forms separately from the tables, while the user reads the table.
const loadRowDialog = lazyModule(() => import('./RowDialog.tsx'));
const RowDialog = lazyPart(async () => (await loadRowDialog()).RowDialog);
const RowPresence = lazyPart(async () => (await import('../presence/RowPresence.tsx')).RowPresence);

export interface RowDialogState {
  /**
   * Element around the rows. It gets the focus after a dialog that can return the focus neither to its origin nor to
   * a row.
   */
  readonly view: RefObject<HTMLDivElement | null>;
  readonly actions: TabActionsNow;
  /** Opens the form for a new row; undefined where nothing can be added. */
  readonly add: (() => void) | undefined;
  /** Line about other users who are writing in the rows; its room is reserved, so that it moves nothing. */
  readonly presence: ReactNode;
  /** Open dialog over the rows; undefined or empty where none is open. */
  readonly dialog: ReactNode;
}

/** Builds the dialogs over the rows of a tab, and the actions that open them. */
export function useRowDialog(tab: RowsTab, tabRows: TabRows): RowDialogState {
  const say = useMessages();
  const { rows, addedPage } = useAddedPage(tab, tabRows);
  const [page, setPage] = useState<string>();
  const [action, setAction] = useState<TabRowAction>();
  const view = useRef<HTMLDivElement>(null);
  const initialValues = useInitialValues();
  const addForm = tab.addForm ?? tab.form;
  const canSave = rows.save !== undefined;
  const hasDialog = canSave || tab.actions.history !== undefined;
  useEffect(() => {
    if (hasDialog) void fetchQuietly(loadRowDialog);
  }, [hasDialog]);
  useFormsAhead(canSave ? [tab.form, tab.addForm, tab.actions.change?.form] : []);
  const opener = useRef<RowLocation>(undefined);
  const onRow = (what: TabRowAction['what'], isThere: boolean) =>
    isThere
      ? (row: JsonObject) => {
          opener.current = focusedRow(view.current);
          setAction({ what, row });
        }
      : undefined;
  const actions = useRowActions({
    tab,
    onEdit: onRow('edit', canSave && tab.form !== undefined),
    onChange: onRow('change', canSave),
    onCopy:
      canSave && addForm !== undefined
        ? (row) => setAction({ what: 'add', row: { ...withoutIdentity(row), ...rows.newRow() } })
        : undefined,
    onRemove: onRow('remove', rows.remove !== undefined),
    onHistory: onRow('history', true),
  });
  const isAdding = canSave && actions.canAdd && addForm !== undefined;
  useResumedDraft({ tab, rows, isAllowed: isAdding || actions.ofRow !== undefined, onResume: setAction });

  function close(): void {
    setAction(undefined);
    setPage(addedPage());
    // Focuses the rows if the button that opened the dialog has disappeared with its row.
    setTimeout(() => {
      if (view.current === null || !isFocusFree()) return;
      const isOnRow = opener.current !== undefined && focusRow(view.current, opener.current);
      if (!isOnRow) view.current.focus();
    }, 50);
  }

  function add(): void {
    if (addForm === undefined) return;
    const row = { ...initialValues(addForm, { siblings: rows.rows }), ...rows.newRow() };
    setAction({ what: 'add', row });
  }

  return {
    view,
    actions,
    add: isAdding ? add : undefined,
    presence: tab.hasPresence && (
      <Suspense>
        <RowPresence tab={tab} rows={rows} action={action} />
      </Suspense>
    ),
    dialog: (
      <>
        {page !== undefined && <Navigate to={page} />}
        {action !== undefined && (
          <OpenedLater place={`${tab.name} dialog`} title={titleOfAction(tab, action, say)} onClose={close}>
            <RowDialog
              tab={tab}
              rows={rows}
              action={action}
              canEdit={actions.canEditRow(action.row)}
              onClose={close}
            />
          </OpenedLater>
        )}
      </>
    ),
  };
}

function focusedRow(view: HTMLElement | null): RowLocation | undefined {
  const { activeElement } = document;
  return view === null || activeElement === null ? undefined : rowPathOf(view, activeElement);
}

/** Copies a row without the fields that identify the stored record. */
function withoutIdentity(row: JsonObject): JsonObject {
  const { _id, _rev, updatedAt, performedBy, ...rest } = row;
  return rest;
}
