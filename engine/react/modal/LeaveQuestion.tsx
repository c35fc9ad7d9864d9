import { useEffect, useId, useRef, useState } from 'react';
import { dialogMessages } from '../../core/messages/dialog-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

registerMessages(dialogMessages);

/**
 * Renders the question whether to discard what was typed. The safe answer has the focus, which afterwards returns to
 * where it was.
 */
export function LeaveQuestion({ guard }: { readonly guard: LeaveGuard }) {
  const say = useMessages();
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    stay.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [before]);
  return (
    <div
      className="en-leave-question"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={id}
    >
      <h3 id={`${id}-title`} className="en-visually-hidden">
        {say('leave.title')}
      </h3>
      <span id={id} className="en-leave-text">
        {say('leave.text')}
      </span>
      <Button ref={stay} onClick={guard.stay}>
        {say('leave.stay')}
      </Button>
      <Button look="danger" onClick={guard.discard}>
        {say('leave.discard')}
      </Button>
    </div>
  );
}
