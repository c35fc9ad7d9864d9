import { useEffect, useRef } from 'react';
import { dialogMessages } from '../../core/messages/dialog-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';

registerMessages(dialogMessages);

/** Confirms discarding typed text. The safe answer has the focus. */
export function LeaveGuard({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const say = useMessages();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div
      className="en-dialog-buttons"
      role="alertdialog"
      aria-label={say('leave.title')}
      aria-describedby="en-leave-text"
    >
      <span id="en-leave-text" className="en-leave-text">
        {say('leave.text')}
      </span>
      <Button ref={stay} onClick={onStay}>
        {say('leave.stay')}
      </Button>
      <Button look="danger" onClick={onLeave}>
        {say('leave.discard')}
      </Button>
    </div>
  );
}
