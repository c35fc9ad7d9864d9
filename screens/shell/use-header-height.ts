import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells the style sheet how high the header is now (the summary of a patient may take a line of its own), so that
 * notices appear below it and never cover who is signed in and how to log out.
 */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--en-notices-top', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--en-notices-top');
    };
  }, []);
  return header;
}
