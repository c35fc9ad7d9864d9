import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Scrolls a wide table sideways to the sorted column: when rows load, when the order changes, and when the table or
 * its container changes its width, unless the user has scrolled since.
 */
export function useSortedColumn(
  column: string | undefined,
  rows: readonly unknown[],
): RefObject<HTMLElement | null> {
  const scroller = useRef<HTMLElement>(null);
  const sortedBy = useRef(column);
  const left = useRef({ column, at: 0 });
  const isUsed = useRef(false);
  const hasRows = rows.length > 0;
  const follow = useCallback(() => {
    const room = scroller.current;
    if (room === null) return;
    const by = sortedBy.current;
    // Allows for the browser's own scrolling back during a resize, when a wider container leaves less to
    // scroll.
    const most = room.scrollWidth - room.clientWidth;
    const leftAt = Math.min(left.current.at, most);
    if (left.current.column !== by) isUsed.current = false;
    const isMoved = isUsed.current && !(Math.abs(leftAt - room.scrollLeft) <= 1);
    if (!isMoved && most > 0) bringInSight(room);
    left.current = { column: by, at: isMoved ? Number.NaN : room.scrollLeft };
  }, []);
  useEffect(() => {
    sortedBy.current = column;
    if (rows.length > 0) follow();
  }, [column, rows, follow]);
  // Observes the sizes in an effect of its own, which restarts only when the table becomes empty or filled.
  useEffect(() => {
    const room = scroller.current;
    const table = room?.querySelector('table');
    if (!room || !table || !hasRows || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(follow);
    observer.observe(table);
    observer.observe(room);
    const use = () => {
      isUsed.current = true;
    };
    for (const act of scrolling) room.addEventListener(act, use, { passive: true });
    return () => {
      observer.disconnect();
      for (const act of scrolling) room.removeEventListener(act, use);
    };
  }, [hasRows, follow]);
  return scroller;
}

/** Events that show that the user scrolls. */
const scrolling = ['wheel', 'pointerdown', 'keydown'];

/**
 * Scrolls the sorted column into sight. Adds padding after the last column if needed, since a column would
 * otherwise be cut off beside the fixed one.
 */
function bringInSight(room: HTMLElement): void {
  const isWider = (room.querySelector('table')?.offsetWidth ?? 0) > room.clientWidth;
  // Leaves what is in sight and whole, with the padding that it may need.
  if (isWider && distanceOutside(room) === 0) return;
  room.style.paddingInlineEnd = '';
  if (!isWider) return;
  const distance = distanceOutside(room);
  const missing = room.scrollLeft + distance - (room.scrollWidth - room.clientWidth);
  if (missing > 0) room.style.paddingInlineEnd = `${missing}px`;
  room.scrollLeft += distance;
}

const sorted = '.en-th:is([aria-sort="ascending"], [aria-sort="descending"])';

/**
 * Measures by how many CSS pixels the sorted header is outside of the visible part between the fixed columns;
 * negative to the left.
 */
function distanceOutside(room: HTMLElement): number {
  const [head, start, end] = [sorted, '.en-th-start', '.en-th-actions'].map((name) =>
    room.querySelector<HTMLElement>(name),
  );
  if (!head) return 0;
  if (head === start) return -room.scrollLeft;
  const seen = room.getBoundingClientRect();
  const seenFrom = seen.left + room.clientLeft + (start ? stuckAt(start) + start.offsetWidth : 0);
  const { left, right } = head.getBoundingClientRect();
  const hiddenAtStart = left - seenFrom;
  const hiddenAtEnd = right - (seen.left + room.clientWidth - (end?.offsetWidth ?? 0));
  if (hiddenAtStart < 0) return hiddenAtStart;
  return toWholeColumn(room, seenFrom, { least: Math.max(hiddenAtEnd, 0), most: hiddenAtStart });
}

/**
 * Reads where a fixed column stands from its style: the lead before it may be wider than the part that stays in sight.
 */
function stuckAt(start: HTMLElement): number {
  const left = Number.parseFloat(getComputedStyle(start).left);
  return Number.isNaN(left) ? 0 : left;
}

/**
 * Finds by how much to scroll so that no column is cut off beside the fixed one while the sorted one stays visible.
 */
function toWholeColumn(
  room: HTMLElement,
  seenFrom: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const starts = [...room.querySelectorAll('.en-th')].map(
    (each) => each.getBoundingClientRect().left - seenFrom,
  );
  // Allows for positions between two pixels.
  const next = starts.filter((start) => start >= least - 1);
  return Math.max(0, Math.min(Math.max(least, most), ...next));
}
