import { type ReactNode, useState } from 'react';
import { useMessages } from '../context/use-messages.ts';

/**
 * Minimum number of characters from which only a part of a text is shown at first; they fill about four lines of a
 * column.
 */
export const longText = 320;

/** Renders the first lines of a long text, which would push other rows away; all of it on demand and in print. */
export function LongText({ children }: { readonly children: ReactNode }) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={isOpen ? undefined : 'en-long-text'}>{children}</span>
      <button
        type="button"
        className="en-text-toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say(isOpen ? 'table.text.less' : 'table.text.all')}
      </button>
    </>
  );
}
