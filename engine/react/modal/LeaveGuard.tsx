import { useEffect, useRef } from 'react';
import { Button } from '../parts/Button.tsx';

/** Asks before what was typed is thrown away. The safe answer has the focus. */
export function LeaveGuard({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div
      className="en-dialog-buttons"
      role="alertdialog"
      aria-label="Unsaved changes"
      aria-describedby="en-leave-text"
    >
      <span id="en-leave-text" className="en-leave-text">
        Discard what you typed?
      </span>
      <Button ref={stay} onClick={onStay}>
        Keep editing
      </Button>
      <Button look="danger" onClick={onLeave}>
        Discard
      </Button>
    </div>
  );
}
