import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Pixels below each notice. */
const gap = 8;

const heights = new Map<Element, number>();

/**
 * A notice that stays until it is closed lies over the end of the window: nothing moves when it comes. The style sheet
 * of the page has room for it there, so that what it covers can be scrolled above it.
 */
export function StickyNotice({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = content.current?.closest<HTMLElement>('.en-notice');
    if (notice === null || notice === undefined) return undefined;
    const measure = () => {
      heights.set(notice, notice.offsetHeight + gap);
      giveRoom();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(notice);
    return () => {
      observer.disconnect();
      heights.delete(notice);
      giveRoom();
    };
  }, []);
  return <div ref={content}>{children}</div>;
}

/** Room that is in sight stays until it is scrolled out: taken away at once, it would move the page under the hand. */
function giveRoom(): void {
  const height = [...heights.values()].reduce((sum, each) => sum + each, 0);
  const room = height + shownRoom(height);
  const { style } = document.documentElement;
  if (room === 0) style.removeProperty('--en-notices-height');
  else style.setProperty('--en-notices-height', `${room}px`);
  if (room > height) addEventListener('scroll', giveRoom, { passive: true, once: true });
}

/** Pixels of the room so far that are in sight and no longer needed. */
function shownRoom(height: number): number {
  const root = document.documentElement;
  const room = Number.parseFloat(root.style.getPropertyValue('--en-notices-height')) || 0;
  const below = root.scrollHeight - root.clientHeight - root.scrollTop;
  return Math.max(0, Math.min(room - height - below, root.scrollTop));
}
