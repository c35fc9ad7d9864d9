import { type ReactNode, useState } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt } from '../../../core/json/pointer.ts';
import { dialogMessages } from '../../../core/messages/dialog-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import type { HistoryAction, TableDescriptor } from '../../../core/product/tab.ts';
import { displayRecord } from '../../../core/records/display.ts';
import { useMessages } from '../../context/use-messages.ts';
import { Dialog } from '../../modal/Dialog.tsx';
import { LeaveButton } from '../../modal/LeavableFooter.tsx';
import type { SaveAttempt } from '../../modal/record-modal-props.ts';
import { DataTable } from '../../table/DataTable.tsx';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import { RecordChanges } from './RecordChanges.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import type { ChangeEntry } from './record-changes.ts';

registerMessages(dialogMessages);

export interface HistoryDialogProps {
  readonly tab: RowsTab;
  readonly row: JsonObject;
  /** Record that contains the row; undefined where the row is a record itself. */
  readonly root: JsonObject | undefined;
  /** Stores the earlier version of the row; undefined where the user may not edit the row. */
  readonly restore: ((attempt: SaveAttempt) => Promise<unknown>) | undefined;
  readonly contextLine?: ReactNode;
  readonly onClose: () => void;
}

/**
 * Renders the history of a row: the changes listed in the row itself, or the versions of its record that the gateway
 * answers.
 */
export function HistoryDialog({ tab, row, root, restore, contextLine, onClose }: HistoryDialogProps) {
  const say = useMessages();
  const action = tab.actions.history;
  const [chosen, setChosen] = useState<ChangeEntry>();
  if (action === undefined) return null;
  return (
    <Dialog
      title={displayRecord(action.title, row)}
      contextLine={contextLine}
      size="large"
      onClose={onClose}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton data-autofocus>{say('dialog.close')}</LeaveButton>
        </div>
      }
    >
      {action.call === undefined ? (
        <KeptChanges action={action} row={row} />
      ) : (
        <RecordChanges tab={tab} call={action.call} row={row} root={root} onRestore={restore && setChosen} />
      )}
      {chosen !== undefined && restore !== undefined && (
        <RestoreDialog
          tab={tab}
          row={row}
          entry={chosen}
          restore={restore}
          contextLine={contextLine}
          onClose={() => setChosen(undefined)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

const rowsAPage = 10;

/** Renders the list of changes that the row itself contains, newest first. */
function KeptChanges({ action, row }: { readonly action: HistoryAction; readonly row: JsonObject }) {
  const say = useMessages();
  const kept = getAt(row, action.at ?? '');
  const rows = Array.isArray(kept) ? kept.toReversed() : [];
  const table: TableDescriptor = {
    ...{ pageSize: rowsAPage, pageButtons: rowsAPage, sort: [] },
    columns: action.columns ?? [],
  };
  return (
    <DataTable
      caption={displayRecord(action.title, row)}
      table={table}
      rows={rows}
      rowKey={(_, index) => String(index)}
      empty={say('history.none')}
    />
  );
}
