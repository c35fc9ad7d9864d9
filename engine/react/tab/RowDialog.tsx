import { RecordModal } from '../modal/RecordModal.tsx';
import { useEngine } from '../provider/engine-context.ts';
import type { Doing } from './doing.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { TabRows } from './rows.ts';
import { useContextLine } from './use-context-line.ts';
import { useDraftKeys } from './use-row-drafts.ts';
import type { RowsTab } from './use-tab-rows.ts';

export interface RowDialogProps {
  readonly tab: RowsTab;
  readonly rows: TabRows;
  readonly doing: Doing;
  readonly onClose: () => void;
}

/** The dialog over a tab's table: a form for a row, or the question before one is removed. */
export function RowDialog({ tab, rows, doing, onClose }: RowDialogProps) {
  const { signIn } = useEngine();
  const { contextLine } = useContextLine();
  const drafts = useDraftKeys(tab, rows);
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
  return (
    <RecordModal
      item={tab.item}
      mode={doing.what}
      form={tab.form}
      initial={doing.row}
      root={rows.root}
      contextLine={contextLine}
      draftKey={drafts.keyOf(doing)}
      save={rows.save}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}
