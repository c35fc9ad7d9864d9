import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './over-end.css';

/** Lies over the end of the content before it and moves nothing; what it covers can be scrolled above it. */
export function OverEnd({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = root.current?.previousElementSibling;
    if (!(content instanceof HTMLElement)) return undefined;
    // Hides the scroll bar of a content that had none: it would make the lines narrower.
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
