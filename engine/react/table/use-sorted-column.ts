import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Scrolls a table that is wider than its room sideways until the column that its rows are sorted by is in sight: when
 * its rows come, when they are sorted by another column, and when columns or the room become wider or narrower, unless
 * somebody has scrolled the table meanwhile.
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
    // Accounts for a wider room: the browser itself scrolls back as far as there is less to scroll, also on the way
    // to its width.
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
  // A turned page leaves them observed: only what comes first and what goes last is a change here.
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

/** Events by which users scroll. */
const scrolling = ['wheel', 'pointerdown', 'keydown'];

/** The last columns can't be scrolled beside the one that stays: room after them lets no column be cut there. */
function bringInSight(room: HTMLElement): void {
  room.style.paddingInlineEnd = '';
  const distance = distanceOutside(room);
  const missing = room.scrollLeft + distance - (room.scrollWidth - room.clientWidth);
  if (missing > 0) room.style.paddingInlineEnd = `${missing}px`;
  room.scrollLeft += distance;
}

const sorted = '.en-th:is([aria-sort="ascending"], [aria-sort="descending"])';

/**
 * Measures the pixels by which the sorted head stands outside of the visible part beside the columns that stay: to
 * the left below 0.
 */
function distanceOutside(room: HTMLElement): number {
  const [head, start, end] = [sorted, '.en-th-start', '.en-th-actions'].map((name) =>
    room.querySelector<HTMLElement>(name),
  );
  if (!head) return 0;
  if (head === start) return -room.scrollLeft;
  const seen = room.getBoundingClientRect();
  const seenFrom = seen.left + (start?.offsetWidth ?? 0);
  const { left, right } = head.getBoundingClientRect();
  const hiddenAtStart = left - seenFrom;
  const hiddenAtEnd = right - (seen.left + room.clientWidth - (end?.offsetWidth ?? 0));
  if (hiddenAtStart < 0) return hiddenAtStart;
  return hiddenAtEnd <= 0 ? 0 : toWholeColumn(room, seenFrom, { least: hiddenAtEnd, most: hiddenAtStart });
}

/**
 * Finds the scroll at which no column is cut beside the one that stays, where that leaves the sorted one in sight.
 */
function toWholeColumn(
  room: HTMLElement,
  seenFrom: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const starts = [...room.querySelectorAll('.en-th')].map(
    (each) => each.getBoundingClientRect().left - seenFrom,
  );
  return Math.min(Math.max(least, most), ...starts.filter((start) => start >= least));
}
