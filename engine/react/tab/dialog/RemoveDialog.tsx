import type { ReactNode } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { dialogMessages } from '../../../core/messages/dialog-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import { messageOfError } from '../../client/call-error.ts';
import { useMessages } from '../../context/use-messages.ts';
import { ConfirmDialog } from '../../modal/ConfirmDialog.tsx';
import { notify } from '../../notifications/notify.ts';

registerMessages(dialogMessages);

export interface RemoveDialogProps {
  readonly item: string;
  readonly row: JsonObject;
  readonly remove: (row: JsonObject, idempotencyKey: string) => Promise<void>;
  /** Stores a removed row again; undefined where the tab cannot add rows. */
  readonly addBack?: ((row: JsonObject, idempotencyKey: string) => Promise<unknown>) | undefined;
  readonly contextLine?: ReactNode;
  /** Question to ask; default: the message about a row. */
  readonly question?: string;
  /** Sentence about the consequences of the removal, and the persons affected. */
  readonly explain?: string;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
}

/** Milliseconds for which the user can undo a removal. */
const undoTime = 10_000;

/** Renders the dialog that confirms the removal of a row, and offers to undo the removal for a limited time. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { item, row, remove, addBack, contextLine, question, explain, onClose } = props;
  const say = useMessages();

  async function undo(): Promise<void> {
    try {
      await addBack?.(row, crypto.randomUUID());
      notify({ kind: 'info', tone: 'success', message: say('row.remove.undone', { item }) });
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('save-failed')) });
    }
  }

  function done(): void {
    onClose();
    props.onRemoved?.();
    const removed = { kind: 'info', tone: 'success', message: say('row.removed', { item }) } as const;
    if (addBack === undefined) notify(removed);
    else
      notify({
        ...removed,
        timeout: undoTime,
        action: { label: say('row.remove.undo'), key: 'mod+Z', act: () => void undo() },
      });
  }

  return (
    <ConfirmDialog
      title={say('row.remove.title', { item })}
      contextLine={contextLine}
      yes={say('row.remove.yes')}
      no={say('row.remove.no')}
      failure="delete-failed"
      act={(idempotencyKey) => remove(row, idempotencyKey)}
      onClose={onClose}
      onDone={done}
    >
      <p>{question ?? say('row.remove.text', { item })}</p>
      {explain !== undefined && <p>{explain}</p>}
    </ConfirmDialog>
  );
}
