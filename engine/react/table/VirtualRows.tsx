import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { focusRow } from './list-keys.ts';
import type { RowSlot } from './row-action.ts';
import type { ShownRow } from './use-engine-table.ts';

export interface VirtualRowsProps {
  readonly count: number;
  /** Finds the row at an index; undefined while it is loading. */
  readonly rowAt: (index: number) => ShownRow | undefined;
  /** Total number of the table's columns. */
  readonly span: number;
  readonly renderRow: (shown: ShownRow, index: number, slot: RowSlot) => ReactNode;
  /** Index of the row that is at the top when the list opens. */
  readonly first?: number | undefined;
  /** Called with the first visible row once scrolling pauses, and when a row is pressed. */
  readonly onSight?: ((first: number) => void) | undefined;
  /** Index of the row that gets the focus once it is rendered, wherever the list opens. */
  readonly sought?: number | undefined;
  /** Called once that row has the focus. */
  readonly onFound?: (() => void) | undefined;
}

/** Height of a one-line row in CSS pixels, used until rows are measured. */
const usualHeight = 37;

/** Milliseconds for which the first visible row must be unchanged before it is reported. */
const rest = 80;

/** Renders the visible rows of a long list and a few around them; spacers replace the others. */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, rowAt, span, renderRow, first = 0, onSight, sought, onFound } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => body.current?.closest<HTMLElement>('.en-table-scroll') ?? null,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rowAt(index)?.key ?? index,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const isDrawn = items.length > 0;
  const openAt = useRef(first);
  useLayoutEffect(() => {
    // Waits until rows are rendered, since an empty list cannot be scrolled.
    if (isDrawn && openAt.current > 0) virtual.scrollToIndex(openAt.current, { align: 'start' });
  }, [isDrawn, virtual]);
  const { startIndex, endIndex = -1 } = virtual.range ?? {};
  useEffect(() => {
    if (startIndex === undefined || onSight === undefined) return;
    // Ignores scroll events until the list has reached the row at which it opens. Allows a deviation of one
    // row, since the position may be rounded.
    if (startIndex < openAt.current - 1 && endIndex < count - 1) return;
    openAt.current = 0;
    const report = () => onSight(startIndex);
    const timer = setTimeout(report, rest);
    // Reports the first visible row on a click as well, so that a return from an opened row restores the
    // scroll position.
    const element = body.current;
    element?.addEventListener('click', report, { capture: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('click', report, { capture: true });
    };
  }, [startIndex, endIndex, count, onSight]);
  const isInSight =
    startIndex !== undefined && sought !== undefined && startIndex <= sought && sought <= endIndex;
  const soughtKey = isInSight ? rowAt(sought)?.key : undefined;
  useEffect(() => {
    if (sought === undefined || startIndex === undefined) return;
    const extend = () => {
      openAt.current = 0;
      if (soughtKey === undefined || body.current === null) return virtual.scrollToIndex(sought);
      focusRow(body.current, { key: soughtKey, index: sought });
      onFound?.();
    };
    // Waits until rows are measured, since heights are estimates before and a focused row might be removed
    // again.
    const timer = setTimeout(extend, rest);
    return () => clearTimeout(timer);
  }, [sought, soughtKey, startIndex, virtual, onFound]);
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody ref={body}>
      <Room height={before} span={span} />
      {items.map(({ index, size }) => {
        const row = rowAt(index);
        // Prefixes the key, since keys of loaded rows are numbers, too.
        if (row === undefined)
          return <RowOnItsWay key={`on its way ${index}`} height={size} span={span} index={index} />;
        return renderRow(row, index, { index, measure: virtual.measureElement });
      })}
      <Room height={after} span={span} />
    </tbody>
  );
}

interface RoomProps {
  readonly height: number;
  readonly span: number;
}

function Room({ height, span }: RoomProps) {
  if (height <= 0) return null;
  return (
    <tr className="en-row-room">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

function RowOnItsWay({ height, span, index }: RoomProps & { readonly index: number }) {
  return (
    <tr className="en-row" aria-rowindex={index + 2} aria-busy="true">
      <td colSpan={span} style={{ height }}>
        …
      </td>
    </tr>
  );
}
