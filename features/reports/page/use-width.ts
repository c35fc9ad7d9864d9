import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels of a drawing where nothing is laid out, as on paper that is not printed yet. */
const usual = 720;

/** The width of an element in CSS pixels: what is drawn to it has letters of one size on every screen. */
export function useWidth<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(current);
      const inner = current.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (inner > 0) setWidth(Math.floor(inner));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
