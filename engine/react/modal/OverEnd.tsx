import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './over-end.css';

/**
 * Renders children over the end of the content before them, without moving it; covered content can be scrolled clear.
 */
export function OverEnd({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = root.current?.previousElementSibling;
    if (!(content instanceof HTMLElement)) return undefined;
    // Hides the scroll bar of a content that had none, since a scroll bar would narrow the lines.
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
