import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './over-end.css';

/**
 * Renders the answer to a save without moving other content: over the fields above the footer, or below the
 * footer of a panel that does not scroll.
 */
export function PanelAnswer({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const answer = root.current;
    const footer = answer?.parentElement?.getBoundingClientRect();
    const panel = answer?.parentElement?.parentElement?.getBoundingClientRect();
    if (!answer || footer === undefined || panel === undefined) return;
    const hasRoomBelow = footer.bottom + answer.offsetHeight <= innerHeight;
    if (footer.bottom < panel.bottom - 1) answer.dataset['place'] = 'above';
    else if (hasRoomBelow) answer.dataset['place'] = 'below';
  }, []);
  return (
    <div ref={root} className="en-over-end">
      {children}
    </div>
  );
}
