import { type PointerEvent, useRef } from 'react';

export interface DraggedEntries {
  /** CSS selector of the entries; the entries of one list have the same parent. */
  readonly entry: string;
  /** Name of the data attribute that contains an entry's key. */
  readonly key: string;
  /** Class of the entry at the drop position. */
  readonly mark: string;
}

export interface PointerDrag {
  readonly start: (event: PointerEvent<HTMLElement>, key: string) => void;
  readonly over: (event: PointerEvent<HTMLElement>) => void;
  /** Ends the dragging and returns the key of the entry at the drop position; undefined where there is none. */
  readonly drop: () => string | undefined;
  readonly cancel: () => void;
}

/**
 * Follows the pointer, from the handle of an entry over the other entries of its list, and marks the entry at the
 * drop position.
 */
export function usePointerDrag({ entry, key: attribute, mark: className }: DraggedEntries): PointerDrag {
  const dragged = useRef<{ readonly key: string; over: HTMLElement | undefined }>(undefined);
  const entryOf = (element: Element | null) => element?.closest<HTMLElement>(entry) ?? undefined;

  function mark(next: HTMLElement | undefined): void {
    const current = dragged.current;
    if (current === undefined) return;
    current.over?.classList.remove(className);
    next?.classList.add(className);
    current.over = next;
  }

  function end(): string | undefined {
    const key = dragged.current?.over?.dataset[attribute];
    mark(undefined);
    dragged.current = undefined;
    return key;
  }

  return {
    start(event, key) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { key, over: undefined };
    },
    over(event) {
      if (dragged.current === undefined) return;
      const below = entryOf(document.elementFromPoint(event.clientX, event.clientY));
      const isOwnList = below?.parentElement === entryOf(event.currentTarget)?.parentElement;
      mark(isOwnList && below?.dataset[attribute] !== dragged.current.key ? below : undefined);
    },
    drop: end,
    cancel: () => void end(),
  };
}

/** Finds by how many positions an arrow key moves an entry: -1 or 1; undefined for other keys. */
export function stepOfKey(key: string): number | undefined {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : undefined;
}
