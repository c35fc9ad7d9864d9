import { useState } from 'react';
import { entryOf } from '../client/entry-of.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { DialogLoading } from '../modal/DialogLoading.tsx';
import { RowDialog } from '../tab/dialog/RowDialog.tsx';
import { useAddedPage } from '../tab/dialog/use-added-page.ts';
import { useInitialValues } from '../tab/dialog/use-initial-values.ts';
import type { TabRows } from '../tab/rows/rows.ts';
import { isRowsTab, type RowsTab, sourceKey, useTabRows } from '../tab/rows/use-tab-rows.ts';

interface Adding {
  readonly draftKey: string;
  /** Called with the page of the added row, where the tab has one. */
  readonly onClose: (page?: string) => void;
}

interface AddedRowProps extends Adding {
  /** Name of the tab that gets the row. */
  readonly tab: string;
}

/** Renders the form for a new row of a tab, which itself need not be shown. */
export function AddedRow({ tab: name, ...adding }: AddedRowProps) {
  const tab = entryOf(useProduct(), 'tabs', name);
  return isRowsTab(tab) ? <RowOfTab key={sourceKey(tab)} tab={tab} {...adding} /> : null;
}

interface RowOfTabProps extends Adding {
  readonly tab: RowsTab;
}

/** Waits for the rows that are there, since the form of a new one may read them. */
function RowOfTab({ tab, ...adding }: RowOfTabProps) {
  const say = useMessages();
  const rows = useTabRows(tab);
  const title = say('row.add', { item: tab.item });
  if (rows.isLoading) return <DialogLoading title={title} onClose={() => adding.onClose()} />;
  return <NewRow {...{ tab, rows }} {...adding} />;
}

function NewRow({ tab, rows: tabRows, draftKey, onClose }: RowOfTabProps & { readonly rows: TabRows }) {
  const { rows, addedPage } = useAddedPage(tab, tabRows);
  const initialValues = useInitialValues();
  const form = tab.addForm ?? tab.form;
  const [row] = useState(() => ({
    ...(form !== undefined && initialValues(form, { siblings: rows.rows })),
    ...rows.newRow(),
  }));
  return (
    <RowDialog
      {...{ tab, rows, draftKey }}
      action={{ what: 'add', row }}
      canEdit={false}
      onClose={() => onClose(addedPage())}
    />
  );
}
