import { useState } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { useEngine } from '../../context/engine-context.ts';
import { RecordModal } from '../../modal/RecordModal.tsx';
import type { SaveAttempt } from '../../modal/record-modal-props.ts';
import { RemoveDialog } from '../dialog/RemoveDialog.tsx';
import { useContextLine } from '../dialog/use-context-line.ts';
import { useInitialValues } from '../dialog/use-initial-values.ts';
import type { ChildAction, ChildTableProps } from './child-table-props.ts';
import { itemNow } from './list-changes.ts';

export interface ChildDialogProps extends ChildTableProps {
  readonly action: ChildAction;
  readonly save: (attempt: SaveAttempt) => Promise<void>;
  readonly remove: (item: JsonObject, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Renders the dialogs for the rows of a list inside of a row. */
export function ChildDialog({
  list,
  items,
  parent,
  rows,
  action,
  save,
  remove,
  onClose,
  draftKey,
}: ChildDialogProps) {
  const { user, signIn } = useEngine();
  const { contextLine, subjectId } = useContextLine();
  const initialValues = useInitialValues();
  const [blank] = useState(() => (list.form === undefined ? {} : initialValues(list.form)));
  const { item } = action;
  if (action.what === 'remove') {
    return (
      item && (
        <RemoveDialog
          item={list.item}
          row={item}
          remove={remove}
          contextLine={contextLine}
          onClose={onClose}
        />
      )
    );
  }
  if (list.form === undefined) return null;
  const key = [user._id, draftKey, subjectId, rows.keyOf(parent, 0), action.index].join('.');
  return (
    <RecordModal
      item={list.item}
      mode={action.what}
      form={list.form}
      initial={item ?? blank}
      stored={item && { now: itemNow(items, { ...action, item }), by: parent['performedBy'] }}
      root={parent}
      contextLine={contextLine}
      draftKey={key}
      save={save}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}
