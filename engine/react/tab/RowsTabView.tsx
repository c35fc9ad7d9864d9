import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { JsonObject } from '../../core/json.ts';
import { Button } from '../parts/Button.tsx';
import { PlusIcon } from '../parts/icons.tsx';
import { entryOf } from '../provider/entry-of.ts';
import { useProduct } from '../provider/use-product.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { Doing } from './doing.ts';
import { initialValues } from './initial-values.ts';
import './tab.css';
import { useRowActions } from './use-row-actions.tsx';
import { useResumedDraft } from './use-row-drafts.ts';
import { type RowsTab, useTabRows } from './use-tab-rows.ts';

// Dialogs and forms are loaded apart from the tables, while the table is being read.
const loadRowDialog = () => import('./RowDialog.tsx');
const RowDialog = lazy(async () => ({ default: (await loadRowDialog()).RowDialog }));

/** The rows of a tab in a table, with Add, Edit and Remove as far as they are allowed. */
export function RowsTabView({ tab }: { readonly tab: RowsTab }) {
  const rows = useTabRows(tab);
  const [doing, setDoing] = useState<Doing>();
  const view = useRef<HTMLDivElement>(null);
  const product = useProduct();
  const { form } = tab;
  const canSave = form !== undefined && rows.save !== undefined;
  useEffect(() => {
    if (canSave) void loadRowDialog();
  }, [canSave]);
  const actions = useRowActions({
    tab,
    onEdit: canSave ? (row) => setDoing({ what: 'edit', row }) : undefined,
    onCopy: canSave
      ? (row) => setDoing({ what: 'add', row: { ...withoutIdentity(row), ...rows.newRow() } })
      : undefined,
    onRemove: rows.remove === undefined ? undefined : (row) => setDoing({ what: 'remove', row }),
  });

  useResumedDraft({ tab, rows, isAllowed: canSave && actions.canAdd, onResume: setDoing });

  function close(): void {
    setDoing(undefined);
    // The button that opened the dialog may have gone with its row.
    setTimeout(() => {
      if (view.current !== null && document.activeElement === document.body) view.current.focus();
    }, 50);
  }

  function add(): void {
    if (form === undefined) return;
    setDoing({ what: 'add', row: { ...initialValues(entryOf(product, 'forms', form)), ...rows.newRow() } });
  }

  return (
    <div ref={view} className="en-tab-view" tabIndex={-1}>
      {canSave && actions.canAdd && (
        <div className="en-tab-bar">
          <Button look="primary" icon={<PlusIcon />} onClick={add} disabled={rows.isLoading}>
            Add {tab.item}
          </Button>
        </div>
      )}
      <DataTable
        caption={tab.title}
        table={tab.table}
        rows={rows.rows}
        rowKey={rows.keyOf}
        empty={tab.empty}
        isLoading={rows.isLoading && rows.error === undefined}
        isRefreshing={rows.isRefreshing}
        error={rows.error}
        onRetry={rows.retry}
        {...(actions.ofRow === undefined ? {} : { actions: actions.ofRow })}
      />
      {doing !== undefined && (
        <Suspense fallback={null}>
          <RowDialog tab={tab} rows={rows} doing={doing} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** What makes a row itself is not copied with it. */
function withoutIdentity(row: JsonObject): JsonObject {
  const { _id, _rev, updatedAt, performedBy, ...rest } = row;
  return rest;
}
