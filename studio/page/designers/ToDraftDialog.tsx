import type { ReactNode } from 'react';
import { Button, Dialog, LeaveButton, type OpenDraft } from '../../../engine/react/index.ts';

export interface ToDraftDialogProps {
  readonly title: string;
  /** True where the input is complete and valid. */
  readonly isReady: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
  /** Draft that keeps the typed input, if any. */
  readonly draft?: OpenDraft;
  readonly children: ReactNode;
}

/** Renders a dialog for many changes at once, which are all checked before any joins the draft. */
export function ToDraftDialog({ title, isReady, onAccept, onClose, draft, children }: ToDraftDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      {...(draft !== undefined && { draft })}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>Cancel</LeaveButton>
          <Button
            look="primary"
            disabled={!isReady}
            onClick={() => {
              onAccept();
              draft?.forget();
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
