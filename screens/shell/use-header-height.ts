import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets the current height of the header for the style sheet (the summary of a patient may take a line of its own), so
 * that notifications appear below it and never cover the user's name and Log Out.
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
