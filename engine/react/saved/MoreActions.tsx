import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import { MoreIcon } from '../parts/icons.tsx';

/**
 * Renders actions; in little room, as a list that opens over the rows, since it would otherwise move them. The list
 * closes by Escape, by a press elsewhere, and after an action, for which the focus waits at the button of the list.
 */
export function MoreActions({ children }: { readonly children: ReactNode }) {
  const say = useMessages();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what happens in its buttons
    <div
      className="en-saved-act"
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={opener}
        className="en-saved-more"
        icon={<MoreIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {say('card.more')}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the presses of its buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by a key is clicked, too */}
      <div
        id={id}
        className={isOpen ? 'en-saved-actions is-open' : 'en-saved-actions'}
        onClick={() => {
          if (isOpen) opener.current?.focus();
          setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}
