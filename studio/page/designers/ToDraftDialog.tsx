import type { ReactNode } from 'react';
import { Button, Dialog } from '../../../engine/react/index.ts';

export interface ToDraftDialogProps {
  readonly title: string;
  /** True where the given data is complete and valid. */
  readonly isReady: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Takes much at once into the draft, which is checked before anything is changed. */
export function ToDraftDialog({ title, isReady, onAccept, onClose, children }: ToDraftDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="en-dialog-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={!isReady}
            onClick={() => {
              onAccept();
              onClose();
            }}
          >
            Put them into the draft
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
