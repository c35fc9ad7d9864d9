import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './over-end.css';

/**
 * Renders children over the end of the preceding content without moving it; the user can scroll the covered content
 * into view.
 */
export function OverEnd({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = root.current?.previousElementSibling;
    if (!(content instanceof HTMLElement)) return undefined;
    // Hides the scroll bar of content that had none before, since the bar would make the lines narrower.
    content.dataset['covered'] = content.scrollHeight > content.clientHeight ? 'scrolls' : 'fits';
    return () => {
      delete content.dataset['covered'];
    };
  }, []);
  return (
    <div ref={root} className="en-over-end">
      {children}
    </div>
  );
}
