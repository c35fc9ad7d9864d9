import { type ReactNode, useState } from 'react';
import { useMessages } from '../context/use-messages.ts';

/** Characters from which a text is shown in part at first: about four lines of a column. */
export const longText = 320;

/** A text that would push the other rows away: its first lines, and all of it on demand. On paper all of it. */
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
