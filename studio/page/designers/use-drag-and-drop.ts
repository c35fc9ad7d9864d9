import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Point, scrollAtEdge } from './scroll-at-edge.ts';

export type DropSide = 'left' | 'right' | 'above' | 'below';

/** Target of a drag: a side of the element with a name. */
export interface DropTarget {
  readonly of: string;
  readonly side: DropSide;
}

export interface Drag {
  readonly dragged: string | undefined;
  readonly over: DropTarget | undefined;
  /** Handlers for the element around all drag sources and targets. */
  readonly area: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

export interface DragOptions {
  readonly sides: readonly DropSide[];
  readonly onDrop: (dragged: string, target: DropTarget) => void;
}

/** Pixels that a pressed pointer may move within a click. */
const slack = 5;

/** Pressed pointer, kept outside of the rendered state, since a drop may come before the next render. */
interface Pressed {
  readonly name: string;
  readonly area: Element;
  readonly from: Point;
  now: Point;
}

/**
 * Drags by mouse or pen among elements with `data-drag` (source) and `data-drop` (target), and scrolls near an edge.
 * Touch scrolls as usual; buttons and keys offer the same moves.
 */
export function useDragAndDrop({ sides, onDrop }: DragOptions): Drag {
  const pressed = useRef<Pressed>(undefined);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<DropTarget>();

  const look = ({ name, now }: Pressed) => setOver((known) => sameOr(known, targetFor(name, now, sides)));

  function end(): void {
    pressed.current = undefined;
    setDragged(undefined);
    setOver(undefined);
  }

  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (dragged === undefined) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function go(time: number) {
      const { current } = pressed;
      // Updates the target after scrolling, which moves another target below a resting pointer.
      if (current !== undefined && scrollAtEdge(current.area, current.now, Math.max(0, time - before)))
        latest.current(current);
      before = time;
      frame = requestAnimationFrame(go);
    });
    return () => cancelAnimationFrame(frame);
  }, [dragged]);

  return {
    dragged,
    over,
    area: {
      onPointerDown({ target, currentTarget, pointerType, button, clientX: x, clientY: y }) {
        const name = namedBy(target, 'drag');
        if (name === undefined || pointerType === 'touch' || button !== 0) return;
        pressed.current = { name, area: currentTarget, from: { x, y }, now: { x, y } };
      },
      onPointerMove({ pointerId, clientX: x, clientY: y }) {
        const { current } = pressed;
        if (current === undefined || (dragged === undefined && !isFar(current.from, { x, y }))) return;
        if (dragged === undefined) {
          current.area.setPointerCapture(pointerId);
          setDragged(current.name);
        }
        current.now = { x, y };
        look(current);
      },
      onPointerUp({ clientX: x, clientY: y }) {
        const { current } = pressed;
        const isDrop = current !== undefined && (dragged !== undefined || isFar(current.from, { x, y }));
        end();
        const into = isDrop ? targetFor(current.name, { x, y }, sides) : undefined;
        if (current !== undefined && into !== undefined) onDrop(current.name, into);
      },
      onPointerCancel: end,
    },
  };
}

/** Returns the same object for an equal target, so that nothing renders while the target is unchanged. */
function sameOr(known: DropTarget | undefined, next: DropTarget | undefined): DropTarget | undefined {
  return known?.of === next?.of && known?.side === next?.side ? known : next;
}

function isFar(from: Point, { x, y }: Point): boolean {
  return Math.hypot(x - from.x, y - from.y) > slack;
}

function namedBy(target: EventTarget, data: 'drag' | 'drop'): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[data-${data}]`) : null;
  return element?.dataset[data];
}

function targetFor(name: string, at: Point, sides: readonly DropSide[]): DropTarget | undefined {
  const target = targetAt(at, sides);
  return target?.of === name ? undefined : target;
}

function targetAt({ x, y }: Point, sides: readonly DropSide[]): DropTarget | undefined {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  const of = element?.dataset['drop'];
  if (element === null || element === undefined || of === undefined) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const distances: Readonly<Record<DropSide, number>> = {
    ...{ left: (x - left) / width, right: (left + width - x) / width },
    ...{ above: (y - top) / height, below: (top + height - y) / height },
  };
  const [nearest] = sides.toSorted((one, two) => distances[one] - distances[two]);
  return nearest === undefined ? undefined : { of, side: nearest };
}
