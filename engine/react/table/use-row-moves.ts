import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useWords } from '../provider/use-words.ts';
import type { Column } from './columns.ts';
import type { HandleEvents } from './MoveHandle.tsx';
import type { RowMove } from './row-action.ts';
import { rowName } from './TableRow.tsx';
import type { EngineTable } from './use-engine-table.ts';

export interface RowMovesInput {
  readonly table: EngineTable;
  readonly columns: readonly Column[];
  readonly onMove: RowMove | undefined;
  readonly onSaid: (text: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves rows by their handles. A row that leaves the page by the keyboard takes the page and the focus along. */
export function useRowMoves({ table, columns, onMove, onSaid }: RowMovesInput) {
  const say = useWords();
  const focused = useRef<HTMLElement>(undefined);
  const drag = useRowDrag();

  // A row that is put elsewhere in the page loses the focus on the way.
  useLayoutEffect(() => {
    const handle = focused.current;
    if (handle?.isConnected === true && document.activeElement === document.body) handle.focus();
  });

  function move(from: number, to: number): void {
    const rows = table.inOrder();
    const row = rows[from];
    if (row === undefined || from === to || to < 0 || to >= rows.length) return;
    onMove?.(row, rows[to > from ? to + 1 : to]);
    const page = Math.floor(to / table.pageSize);
    if (page !== table.pageIndex) table.goTo(page);
    onSaid(say('table.moved', { row: rowName(row, columns), place: to + 1, total: rows.length }));
  }

  return {
    /** The events of the handle of the row at a place of the page. */
    handleOf(key: string, index: number): HandleEvents {
      const from = table.pageIndex * table.pageSize + index;
      return {
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          const step = steps[event.key];
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

/** Follows the pointer over the rows, and marks the one whose place the dragged row would take. */
function useRowDrag() {
  const dragged = useRef<{ readonly key: string; over: HTMLElement | undefined }>(undefined);

  function mark(row: HTMLElement | undefined): void {
    const current = dragged.current;
    if (current === undefined) return;
    current.over?.classList.remove('en-row-drop');
    row?.classList.add('en-row-drop');
    current.over = row;
  }

  function end(): string | undefined {
    const key = dragged.current?.over?.dataset['row'];
    mark(undefined);
    dragged.current = undefined;
    return key;
  }

  return {
    start(event: PointerEvent<HTMLElement>, key: string) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { key, over: undefined };
    },
    over(event: PointerEvent<HTMLElement>) {
      if (dragged.current === undefined) return;
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const row = below?.closest<HTMLElement>('tr[data-row]') ?? undefined;
      const isOwnTable = row?.parentElement === event.currentTarget.closest('tbody');
      mark(isOwnTable && row?.dataset['row'] !== dragged.current.key ? row : undefined);
    },
    /** The key of the row whose place is taken; undefined where there is none. */
    drop: end,
    cancel: () => void end(),
  };
}
