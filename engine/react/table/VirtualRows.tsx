import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import type { RowLocation } from './row-action.ts';
import type { ShownRow } from './use-engine-table.ts';

export interface VirtualRowsProps {
  readonly shown: readonly ShownRow[];
  /** How many columns the table has in all. */
  readonly span: number;
  readonly renderRow: (shown: ShownRow, index: number, place: RowLocation) => ReactNode;
}

/** Pixels of a row of one line, until it is measured. */
const usualHeight = 37;

/** The rows of a long list that are in sight, and a few around them; empty room stands for the others. */
export function VirtualRows({ shown, span, renderRow }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('.en-table-scroll') ?? null,
    estimateSize: () => usualHeight,
    getItemKey: (index) => shown[index]?.key ?? index,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody ref={body}>
      <Room height={before} span={span} />
      {items.map(({ index }) => {
        const row = shown[index];
        return row && renderRow(row, index, { index, measure: virtual.measureElement });
      })}
      <Room height={after} span={span} />
    </tbody>
  );
}

function Room({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tr className="en-row-room">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
