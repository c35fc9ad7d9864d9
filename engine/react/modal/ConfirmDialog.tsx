import { type ReactNode, useRef, useState } from 'react';
import { messageOfError } from '../client/call-error.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { Button } from '../parts/Button.tsx';
import { FailureNote } from '../parts/FailureNote.tsx';
import { useHeld } from '../parts/use-held.ts';
import { Dialog } from './Dialog.tsx';
import { LeaveButton } from './LeavableFooter.tsx';
import { SaveConflictError } from './save-conflict.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly contextLine?: ReactNode;
  /** Text of the button that performs the action. */
  readonly yes: string;
  /** Text of the safe button, which has the focus. */
  readonly no: string;
  /** Name of the product's message for a failure without a message. */
  readonly failure: string;
  /** Performs the action; every attempt gets the same idempotency key. */
  readonly act: (idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
  /** Called after the action; by default the dialog closes. */
  readonly onDone?: () => void;
  /** Style of the button that performs the action. */
  readonly look?: 'danger' | 'primary';
  /** True if the action is not possible at present, for a reason stated in the children. */
  readonly isBlocked?: boolean;
  readonly children: ReactNode;
}

/** Renders a dialog that confirms an action; stays open with the reason if the action fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, contextLine, yes, no, act, onClose, onDone = onClose, look = 'danger' } = props;
  const { isBlocked = false } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const children = useHeld(props.children, isBusy);
  const key = useRef(crypto.randomUUID());
  const say = useMessages();
  const fallback = useProduct().messages[props.failure] ?? say('save-failed');

  async function confirm(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await act(key.current);
      onDone();
    } catch (error) {
      setFailure(error instanceof SaveConflictError ? error.message : messageOfError(error, fallback));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      contextLine={contextLine}
      size="small"
      isQuestion
      onClose={onClose}
      isBusy={isBusy}
      over={failure && <FailureNote text={failure} />}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton data-autofocus>{no}</LeaveButton>
          <Button look={look} onClick={() => void confirm()} disabled={isBusy || isBlocked}>
            {yes}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
