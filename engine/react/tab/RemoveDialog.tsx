import type { ReactNode } from 'react';
import type { JsonObject } from '../../core/json.ts';
import { ConfirmDialog } from '../modal/ConfirmDialog.tsx';
import { useWords } from '../provider/use-words.ts';

export interface RemoveDialogProps {
  readonly item: string;
  readonly row: JsonObject;
  readonly remove: (row: JsonObject, idempotencyKey: string) => Promise<void>;
  readonly contextLine?: ReactNode;
  readonly onClose: () => void;
}

/** Asks before a row is removed. */
export function RemoveDialog({ item, row, remove, contextLine, onClose }: RemoveDialogProps) {
  const words = useWords();
  return (
    <ConfirmDialog
      title={words('row.remove.title', 'Remove this {item}', { item })}
      contextLine={contextLine}
      yes={words('row.remove.yes', 'Yes, remove')}
      no={words('row.remove.no', "No, don't remove")}
      failure="delete-failed"
      act={(idempotencyKey) => remove(row, idempotencyKey)}
      onClose={onClose}
    >
      <p>{words('row.remove.text', 'Are you sure you want to remove this {item}?', { item })}</p>
    </ConfirmDialog>
  );
}
