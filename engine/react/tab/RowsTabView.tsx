import { useState } from 'react';
import type { JsonObject } from '../../core/json.ts';
import { RecordModal } from '../modal/RecordModal.tsx';
import { Button } from '../parts/Button.tsx';
import { PlusIcon } from '../parts/icons.tsx';
import { idOf } from '../parts/record-content.ts';
import { useEngine } from '../provider/engine-context.ts';
import { entryOf, useProduct } from '../provider/use-product.ts';
import { DataTable } from '../table/DataTable.tsx';
import { initialValues } from './initial-values.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import './tab.css';
import { useContextLine } from './use-context-line.ts';
import { useRowActions } from './use-row-actions.tsx';
import { type RowsTab, useTabRows } from './use-tab-rows.ts';

/** What is being done at the moment, in a dialog over the table. */
type Doing =
  | { readonly what: 'add' | 'edit'; readonly row: JsonObject }
  | { readonly what: 'remove'; readonly row: JsonObject };

/** The rows of a tab in a table, with Add, Edit and Remove as far as they are allowed. */
export function RowsTabView({ tab }: { readonly tab: RowsTab }) {
  const rows = useTabRows(tab);
  const [doing, setDoing] = useState<Doing>();
  const product = useProduct();
  const { form } = tab;
  const canSave = form !== undefined && rows.save !== undefined;
  const actions = useRowActions({
    tab,
    onEdit: canSave ? (row) => setDoing({ what: 'edit', row }) : undefined,
    onCopy: canSave
      ? (row) => setDoing({ what: 'add', row: { ...withoutIdentity(row), ...rows.newRow() } })
      : undefined,
    onRemove: rows.remove === undefined ? undefined : (row) => setDoing({ what: 'remove', row }),
  });

  function add(): void {
    if (form === undefined) return;
    setDoing({ what: 'add', row: { ...initialValues(entryOf(product, 'forms', form)), ...rows.newRow() } });
  }

  return (
    <div className="en-tab-view">
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
        <Doings tab={tab} rows={rows} doing={doing} onClose={() => setDoing(undefined)} />
      )}
    </div>
  );
}

interface DoingsProps {
  readonly tab: RowsTab;
  readonly rows: ReturnType<typeof useTabRows>;
  readonly doing: Doing;
  readonly onClose: () => void;
}

function Doings({ tab, rows, doing, onClose }: DoingsProps) {
  const { user, signIn } = useEngine();
  const { contextLine, subjectId } = useContextLine();
  if (doing.what === 'remove') {
    return rows.remove === undefined ? null : (
      <RemoveDialog
        item={tab.item}
        row={doing.row}
        remove={rows.remove}
        contextLine={contextLine}
        onClose={onClose}
      />
    );
  }
  if (tab.form === undefined || rows.save === undefined) return null;
  const rowId = doing.what === 'add' ? 'new' : (idOf(doing.row) ?? rows.keyOf(doing.row, 0));
  return (
    <RecordModal
      item={tab.item}
      mode={doing.what}
      form={tab.form}
      initial={doing.row}
      root={rows.root}
      contextLine={contextLine}
      draftKey={[user._id, tab.name, subjectId, rowId].join('.')}
      save={rows.save}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}

/** What makes a row itself is not copied with it. */
function withoutIdentity(row: JsonObject): JsonObject {
  const { _id, _rev, updatedAt, performedBy, ...rest } = row;
  return rest;
}
