import { type ReactNode, useRef, useState } from 'react';
import type { JsonObject } from '../../core/json.ts';
import { messageOfError } from '../data/gateway-error.ts';
import { Dialog } from '../modal/Dialog.tsx';
import { SaveConflictError } from '../modal/save-conflict.ts';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useProduct } from '../provider/use-product.ts';

export interface RemoveDialogProps {
  readonly item: string;
  readonly row: JsonObject;
  readonly remove: (row: JsonObject, idempotencyKey: string) => Promise<void>;
  readonly contextLine?: ReactNode;
  readonly onClose: () => void;
}

/** Asks before a row is removed. The safe answer comes first and has the focus. */
export function RemoveDialog({ item, row, remove, contextLine, onClose }: RemoveDialogProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const fallback = useProduct().messages['delete-failed'] ?? 'An error occurred';

  async function confirm(): Promise<void> {
    setIsRemoving(true);
    setFailure(undefined);
    try {
      await remove(row, key.current);
      onClose();
    } catch (error) {
      setFailure(error instanceof SaveConflictError ? error.message : messageOfError(error, fallback));
      setIsRemoving(false);
    }
  }

  return (
    <Dialog
      title={`Remove this ${item}`}
      contextLine={contextLine}
      size="small"
      isQuestion
      onClose={onClose}
      isBusy={isRemoving}
      footer={
        <div className="en-dialog-buttons">
          <Button onClick={onClose} disabled={isRemoving} data-autofocus>
            No, don't remove
          </Button>
          <Button look="danger" onClick={() => void confirm()} disabled={isRemoving}>
            Yes, remove
          </Button>
        </div>
      }
    >
      <p>Are you sure you want to remove this {item} from the member's profile?</p>
      {failure !== undefined && (
        <Panel tone="danger" role="alert">
          <p>{failure}</p>
        </Panel>
      )}
    </Dialog>
  );
}
