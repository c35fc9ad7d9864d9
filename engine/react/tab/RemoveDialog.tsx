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
  const say = useWords();
  return (
    <ConfirmDialog
      title={say('row.remove.title', { item })}
      contextLine={contextLine}
      yes={say('row.remove.yes')}
      no={say('row.remove.no')}
      failure="delete-failed"
      act={(idempotencyKey) => remove(row, idempotencyKey)}
      onClose={onClose}
    >
      <p>{say('row.remove.text', { item })}</p>
    </ConfirmDialog>
  );
}
