import type { ReactNode } from 'react';
import { formatDateTime } from '../../../core/dates/dates.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { dialogMessages } from '../../../core/messages/dialog-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import type { Entity } from '../../../core/product/entity.ts';
import { CallError } from '../../client/call-error.ts';
import { entryOf } from '../../client/entry-of.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useProduct } from '../../context/use-product.ts';
import { ConfirmDialog } from '../../modal/ConfirmDialog.tsx';
import type { SaveAttempt } from '../../modal/record-modal-props.ts';
import { notify } from '../../notifications/notify.ts';
import { keptOf } from '../../parts/record-content.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import type { ChangeEntry } from './record-changes.ts';

registerMessages(dialogMessages);

export interface RestoreDialogProps {
  readonly tab: RowsTab;
  readonly row: JsonObject;
  /** Version of the row to restore. */
  readonly entry: ChangeEntry;
  readonly restore: (attempt: SaveAttempt) => Promise<unknown>;
  readonly contextLine?: ReactNode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/**
 * Renders the dialog that confirms restoring an earlier version of a row. The version is stored like an edit:
 * a concurrent change is not overwritten, and a version that violates the current rules is refused with the
 * reason.
 */
export function RestoreDialog(props: RestoreDialogProps) {
  const { tab, row, entry, restore, contextLine, onClose, onDone } = props;
  const say = useMessages();
  const entity = entryOf(useProduct(), 'entities', tab.entity);
  const when = formatDateTime(entry.version.at);
  const item = tab.item.toLowerCase();

  async function act(idempotencyKey: string): Promise<void> {
    const values = { ...(entry.value as JsonObject), ...keptOf(entity, row) };
    await restore({ values, against: row, idempotencyKey }).catch((error: unknown) => {
      throw withReasons(error, entity);
    });
    notify({ kind: 'info', tone: 'success', message: say('history.restored', { when }) });
  }

  return (
    <ConfirmDialog
      title={say('history.restore.title', { item: tab.item })}
      contextLine={contextLine}
      yes={say('history.restore.yes')}
      no={say('history.restore.no')}
      look="primary"
      failure="save-failed"
      act={act}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{say('history.restore.text', { item, when })}</p>
    </ConfirmDialog>
  );
}

/** Adds the problems to the error's message, since this dialog has no fields that could show them. */
function withReasons(error: unknown, { fields }: Entity): unknown {
  if (!(error instanceof CallError) || error.problems.length === 0) return error;
  const reasons = error.problems.map(({ at, message }) => {
    const title = fields[at]?.title;
    return title === undefined ? message : `${title}: ${message}`;
  });
  const { status, code } = error;
  return new CallError({ status, code, message: [error.message, ...reasons].join(' ') });
}
