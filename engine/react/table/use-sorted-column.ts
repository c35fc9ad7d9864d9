import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a table that is wider than its room sideways until the column that its rows are sorted by is in sight: when
 * its rows come, and when they are sorted by another column. Further rows may make columns wider: then it follows,
 * unless somebody has scrolled the table meanwhile.
 */
export function useSortedColumn(
  column: string | undefined,
  rows: readonly unknown[],
): RefObject<HTMLElement | null> {
  const scroller = useRef<HTMLElement>(null);
  const left = useRef({ column, at: 0 });
  useEffect(() => {
    const room = scroller.current;
    const head = room?.querySelector<HTMLElement>(
      '.en-th:is([aria-sort="ascending"], [aria-sort="descending"])',
    );
    if (!room || !head || rows.length === 0) return;
    const isMoved = left.current.column === column && left.current.at !== room.scrollLeft;
    if (!isMoved) room.scrollLeft += distanceOutside(room, head);
    left.current = { column, at: isMoved ? Number.NaN : room.scrollLeft };
  }, [column, rows]);
  return scroller;
}

/** Pixels by which a head stands outside of what is seen beside the columns that stay: to the left below 0. */
function distanceOutside(room: HTMLElement, head: HTMLElement): number {
  const [start, end] = ['.en-th-start', '.en-th-actions'].map((name) =>
    room.querySelector<HTMLElement>(name),
  );
  if (head === start) return -room.scrollLeft;
  const seen = room.getBoundingClientRect();
  const { left, right } = head.getBoundingClientRect();
  const hiddenAtStart = left - (seen.left + (start?.offsetWidth ?? 0));
  const hiddenAtEnd = right - (seen.left + room.clientWidth - (end?.offsetWidth ?? 0));
  return Math.max(0, hiddenAtEnd) + Math.min(0, hiddenAtStart);
}
