import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../context/use-messages.ts';
import type { Column } from './columns.ts';
import type { HandleEvents } from './MoveHandle.tsx';
import type { RowMove } from './row-action.ts';
import { rowName } from './TableRow.tsx';
import type { EngineTable } from './use-engine-table.ts';
import { stepOfKey, usePointerDrag } from './use-pointer-drag.ts';

const rows = { entry: 'tr[data-row]', key: 'row', mark: 'en-row-drop' };

/** Moves rows by their handles. A row that leaves the page by the keyboard takes the page and the focus along. */
export function useRowMoves(
  table: EngineTable,
  columns: readonly Column[],
  onMove: RowMove | undefined,
  onSaid: (text: string) => void,
) {
  const say = useMessages();
  const focused = useRef<HTMLElement>(undefined);
  const drag = usePointerDrag(rows);

  // A row that is put elsewhere in the page loses the focus on the way.
  useLayoutEffect(() => {
    const handle = focused.current;
    if (handle?.isConnected === true && document.activeElement === document.body) handle.focus();
  });

  function move(from: number, to: number): void {
    const all = table.inOrder();
    const row = all[from];
    if (row === undefined || from === to || to < 0 || to >= all.length) return;
    onMove?.(row, all[to > from ? to + 1 : to]);
    const page = Math.floor(to / table.pageSize);
    if (page !== table.pageIndex) table.goTo(page);
    onSaid(say('table.moved', { row: rowName(row, columns), place: to + 1, total: all.length }));
  }

  return {
    /** The events of the handle of the row at a place of the page. */
    handleOf(key: string, index: number): HandleEvents {
      const from = table.pageIndex * table.pageSize + index;
      return {
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          const step = stepOfKey(event.key);
          if (step === undefined) return;
          event.preventDefault();
          focused.current = event.currentTarget;
          move(from, from + step);
        },
        onPointerDown: (event) => drag.start(event, key),
        onPointerMove: drag.over,
        onPointerUp() {
          const target = drag.drop();
          const to = table.shown.findIndex((shown) => shown.key === target);
          if (to !== -1) move(from, table.pageIndex * table.pageSize + to);
        },
        onPointerCancel: drag.cancel,
      };
    },
  };
}
