import { type PointerEvent, useRef, useState } from 'react';

export type Side = 'left' | 'right' | 'above' | 'below';

/** Where something that is dragged would be put: at this side of what has this name. */
export interface DropTarget {
  readonly of: string;
  readonly side: Side;
}

export interface Drag {
  readonly dragged: string | undefined;
  readonly over: DropTarget | undefined;
  /** For the element that encloses all that is dragged and dropped on. */
  readonly area: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

export interface DragOptions {
  readonly sides: readonly Side[];
  readonly onDrop: (dragged: string, place: DropTarget) => void;
}

/** Pixels that a pressed pointer may move and still be a click. */
const slack = 5;

/**
 * Dragging by mouse or pen among elements with `data-drag` (can be dragged) and `data-drop` (can be dropped on), both
 * naming what they stand for. A finger scrolls, as everywhere: buttons and keys do the same.
 */
export function usePointerDrag({ sides, onDrop }: DragOptions): Drag {
  // What the last render knows is behind where the pointer is: a drop may come before the next one.
  const pressed = useRef<Point & { readonly name: string }>(undefined);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<DropTarget>();

  function placeFor(name: string, { clientX, clientY }: PointerEvent): DropTarget | undefined {
    const place = placeAt(clientX, clientY, sides);
    return place?.of === name ? undefined : place;
  }

  function end(): void {
    pressed.current = undefined;
    setDragged(undefined);
    setOver(undefined);
  }

  return {
    dragged,
    over,
    area: {
      onPointerDown({ target, pointerType, button, clientX, clientY }) {
        const name = namedBy(target, 'drag');
        if (name === undefined || pointerType === 'touch' || button !== 0) return;
        pressed.current = { name, x: clientX, y: clientY };
      },
      onPointerMove(event) {
        const from = pressed.current;
        if (from === undefined || (dragged === undefined && !isFar(from, event))) return;
        if (dragged === undefined) {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(from.name);
        }
        setOver(placeFor(from.name, event));
      },
      onPointerUp(event) {
        const from = pressed.current;
        const isDrop = from !== undefined && (dragged !== undefined || isFar(from, event));
        end();
        const place = isDrop ? placeFor(from.name, event) : undefined;
        if (from !== undefined && place !== undefined) onDrop(from.name, place);
      },
      onPointerCancel: end,
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function isFar({ x, y }: Point, { clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) > slack;
}

function namedBy(target: EventTarget, data: 'drag' | 'drop'): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[data-${data}]`) : null;
  return element?.dataset[data];
}

function placeAt(x: number, y: number, sides: readonly Side[]): DropTarget | undefined {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  const of = element?.dataset['drop'];
  if (element === null || element === undefined || of === undefined) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const distances: Readonly<Record<Side, number>> = {
    ...{ left: (x - left) / width, right: (left + width - x) / width },
    ...{ above: (y - top) / height, below: (top + height - y) / height },
  };
  const [nearest] = sides.toSorted((one, two) => distances[one] - distances[two]);
  return nearest === undefined ? undefined : { of, side: nearest };
}
