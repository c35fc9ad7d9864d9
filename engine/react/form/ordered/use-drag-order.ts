import { type KeyboardEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { HandleEvents } from '../../table/MoveHandle.tsx';
import { stepOfKey, usePointerDrag } from '../../table/use-pointer-drag.ts';

const entries = { entry: '[data-place]', key: 'place', mark: 'en-place-drop' };

/**
 * Returns the attribute that makes an entry movable: its position, from 0. All entries of a list have the same parent
 * element.
 */
export function positionOf(index: number) {
  return { 'data-place': index };
}

/**
 * Makes the entries of a list movable by their handles, with the pointer or the arrow keys; the focus follows the
 * entry.
 */
export function useDragOrder(count: number, onMove: (from: number, to: number) => void) {
  const focused = useRef<{ readonly list: Element | null; readonly to: number }>(undefined);
  const drag = usePointerDrag(entries);
  // Renders again after a move, since entries without React keys keep their elements and only exchange
  // values.
  const [, showMoved] = useReducer((moves: number) => moves + 1, 0);

  useLayoutEffect(() => {
    const { list, to } = focused.current ?? {};
    focused.current = undefined;
    list?.querySelector<HTMLElement>(`:scope > [data-place="${to}"] .en-row-handle`)?.focus();
  });

  function move(from: number, to: number, handle: HTMLElement): void {
    if (to === from || to < 0 || to >= count) return;
    focused.current = { list: entryOf(handle)?.parentElement ?? null, to };
    onMove(from, to);
    showMoved();
  }

  return (from: number): HandleEvents => ({
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = stepOfKey(event.key);
      if (step === undefined) return;
      event.preventDefault();
      move(from, from + step, event.currentTarget);
    },
    onPointerDown: (event) => drag.start(event, String(from)),
    onPointerMove: drag.over,
    onPointerUp(event) {
      const to = drag.drop();
      if (to !== undefined) move(from, Number(to), event.currentTarget);
    },
    onPointerCancel: drag.cancel,
  });
}

function entryOf(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>('[data-place]') ?? undefined;
}
