import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { HandleEvents } from '../../table/MoveHandle.tsx';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export interface DragOrderInput {
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

/** The mark of an entry that can be moved: its place, from 0. All entries of a list have the same parent. */
export function placeOf(index: number) {
  return { 'data-place': index };
}

/** Moves the entries of a list by their handles: dragged, or with the arrow keys. The focus goes along. */
export function useDragOrder({ count, onMove }: DragOrderInput) {
  const focused = useRef<{ readonly list: Element | null; readonly to: number }>(undefined);
  const dragged = useRef<{ readonly from: number; over: HTMLElement | undefined }>(undefined);

  useLayoutEffect(() => {
    const { list, to } = focused.current ?? {};
    focused.current = undefined;
    list?.querySelector<HTMLElement>(`:scope > [data-place="${to}"] .en-row-handle`)?.focus();
  });

  function move(from: number, to: number, handle: HTMLElement): void {
    if (to === from || to < 0 || to >= count) return;
    focused.current = { list: entryOf(handle)?.parentElement ?? null, to };
    onMove(from, to);
  }

  function mark(entry: HTMLElement | undefined): void {
    const current = dragged.current;
    if (current === undefined) return;
    current.over?.classList.remove('en-place-drop');
    entry?.classList.add('en-place-drop');
    current.over = entry;
  }

  return (from: number): HandleEvents => ({
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(from, from + step, event.currentTarget);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { from, over: undefined };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged.current === undefined) return;
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const entry = below === null ? undefined : entryOf(below);
      const isOwnList = entry?.parentElement === entryOf(event.currentTarget)?.parentElement;
      mark(isOwnList && entry?.dataset['place'] !== String(from) ? entry : undefined);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const to = dragged.current?.over?.dataset['place'];
      mark(undefined);
      dragged.current = undefined;
      if (to !== undefined) move(from, Number(to), event.currentTarget);
    },
    onPointerCancel() {
      mark(undefined);
      dragged.current = undefined;
    },
  });
}

function entryOf(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>('[data-place]') ?? undefined;
}
