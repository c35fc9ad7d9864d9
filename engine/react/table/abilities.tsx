import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { useMessages } from '../context/use-messages.ts';
import { IconButton } from '../parts/Button.tsx';
import { ChevronIcon } from '../parts/icons.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import type { RowMove, RowOnShow, TableAbility } from './row-action.ts';
import { stepOfKey, usePointerDrag } from './use-pointer-drag.ts';

/** Builds the ability of a table to have its rows reordered by handles. */
export function movable(move: RowMove): TableAbility {
  return { keepsOrder: true, lead: (row) => <RowHandle on={row} move={move} /> };
}

const rows = { entry: 'tr[data-row]', key: 'row', mark: 'en-row-drop' };

/**
 * Renders the handle that moves a row. Where the arrow keys move the row to another page, the table shows that page
 * and the handle keeps the focus.
 */
function RowHandle({ on, move }: { readonly on: RowOnShow; readonly move: RowMove }) {
  const { index, name, table, onSaid } = on;
  const say = useMessages();
  const handle = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(false);
  const drag = usePointerDrag(rows);
  const start = table.pageIndex * table.pageSize;

  // Restores the focus, which a handle loses when its row moves within the page.
  useLayoutEffect(() => {
    if (isFocused.current && document.activeElement === document.body) handle.current?.focus();
  });

  function moveTo(to: number): void {
    const all = table.inOrder();
    const row = all[start + index];
    if (row === undefined || to === start + index || to < 0 || to >= all.length) return;
    move(row, all[to > start + index ? to + 1 : to]);
    const page = Math.floor(to / table.pageSize);
    if (page !== table.pageIndex) table.goTo(page);
    onSaid(say('table.moved', { row: name, place: to + 1, total: all.length }));
  }

  return (
    <MoveHandle
      ref={handle}
      name={name}
      onKeyDown={(event) => {
        const step = stepOfKey(event.key);
        if (step === undefined) return;
        event.preventDefault();
        isFocused.current = true;
        moveTo(start + index + step);
      }}
      onBlur={() => {
        isFocused.current = false;
      }}
      onPointerDown={(event) => drag.start(event, on.key)}
      onPointerMove={drag.over}
      onPointerUp={() => {
        const target = drag.drop();
        const to = table.shown.findIndex(({ key }) => key === target);
        if (to !== -1) moveTo(start + to);
      }}
      onPointerCancel={drag.cancel}
    />
  );
}

export interface RowDetails {
  /** Title of the content under a row, e.g. `Loans`. */
  readonly title: string;
  /** Reports whether a row has content to show under it. */
  readonly isThere: (row: JsonObject) => boolean;
  readonly render: (row: JsonObject, rowName: string) => ReactNode;
}

/** Builds the ability of a table to open content under its rows. */
export function useRowDetails(details: RowDetails | undefined): TableAbility | undefined {
  const say = useMessages();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (details === undefined) return undefined;
  const { title, isThere, render } = details;
  return {
    under: ({ key, row, name }) => (opened.has(key) && isThere(row) ? render(row, name) : undefined),
    lead: ({ key, row, name }) =>
      isThere(row) && (
        <IconButton
          label={say('table.rows-of', { title, row: name })}
          hint={say(opened.has(key) ? 'table.details.hide' : 'table.details.show')}
          aria-expanded={opened.has(key)}
          className="en-row-toggle"
          onClick={() => setOpened((before) => toggled(before, key))}
        >
          <ChevronIcon />
        </IconButton>
      ),
  };
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
