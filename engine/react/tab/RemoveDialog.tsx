import type { ReactNode } from 'react';
import type { JsonObject } from '../../core/json.ts';
import { ConfirmDialog } from '../modal/ConfirmDialog.tsx';

export interface RemoveDialogProps {
  readonly item: string;
  readonly row: JsonObject;
  readonly remove: (row: JsonObject, idempotencyKey: string) => Promise<void>;
  readonly contextLine?: ReactNode;
  readonly onClose: () => void;
}

/** Asks before a row is removed. */
export function RemoveDialog({ item, row, remove, contextLine, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={`Remove this ${item}`}
      contextLine={contextLine}
      yes="Yes, remove"
      no="No, don't remove"
      failure="delete-failed"
      act={(idempotencyKey) => remove(row, idempotencyKey)}
      onClose={onClose}
    >
      <p>Are you sure you want to remove this {item} from the member's profile?</p>
    </ConfirmDialog>
  );
}
