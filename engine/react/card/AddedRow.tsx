import { useState } from 'react';
import { entryOf } from '../client/entry-of.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { DialogLoading } from '../modal/DialogLoading.tsx';
import { RowDialog } from '../tab/dialog/RowDialog.tsx';
import { useInitialValues } from '../tab/dialog/use-initial-values.ts';
import type { TabRows } from '../tab/rows/rows.ts';
import { isRowsTab, type RowsTab, sourceKey, useTabRows } from '../tab/rows/use-tab-rows.ts';

interface AddedRowProps {
  /** Name of the tab that gets the row. */
  readonly tab: string;
  readonly onClose: () => void;
}

/** Renders the form for a new row of a tab, which itself need not be shown. */
export function AddedRow({ tab: name, onClose }: AddedRowProps) {
  const tab = entryOf(useProduct(), 'tabs', name);
  return isRowsTab(tab) ? <RowOfTab key={sourceKey(tab)} tab={tab} onClose={onClose} /> : null;
}

interface RowOfTabProps {
  readonly tab: RowsTab;
  readonly onClose: () => void;
}

/** Waits for the rows that are there, since the form of a new one may read them. */
function RowOfTab({ tab, onClose }: RowOfTabProps) {
  const say = useMessages();
  const rows = useTabRows(tab);
  if (rows.isLoading) return <DialogLoading title={say('row.add', { item: tab.item })} onClose={onClose} />;
  return <NewRow {...{ tab, rows, onClose }} />;
}

function NewRow({ tab, rows, onClose }: RowOfTabProps & { readonly rows: TabRows }) {
  const initialValues = useInitialValues();
  const form = tab.addForm ?? tab.form;
  const [row] = useState(() => ({
    ...(form !== undefined && initialValues(form, { siblings: rows.rows })),
    ...rows.newRow(),
  }));
  return <RowDialog {...{ tab, rows, onClose }} action={{ what: 'add', row }} canEdit={false} />;
}
