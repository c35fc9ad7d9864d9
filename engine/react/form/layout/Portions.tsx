import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from '../../parts/printing.ts';
import { whenIdle } from '../../theme/when-idle.ts';
import { type SoughtField, seekEvent } from '../focus-field.ts';

/** Rows of a few fields that are drawn at once. */
const portionSize = 25;

/** Portions that are drawn together while nobody does anything: each turn has the whole form laid out again. */
const portionsInTurn = 4;

/** Height of a row, roughly, in pixels: rows not drawn yet have their room, so that the scroll bar is true. */
const rowHeight = 72;

/** Height of a line of a table, in pixels. */
const lineHeight = 31;

export interface PortionsProps {
  /** Rows, each with a key of its own. */
  readonly rows: readonly ReactNode[];
  /** True where the field with this control id prefix and path is in the row of that number. */
  readonly holds: (row: number, field: SoughtField) => boolean;
  /** Number of rows drawn at once; fixed by the size that the form opens with. */
  readonly size?: number | undefined;
  /** True where the rows are those of a table. */
  readonly isTable?: true;
}

/**
 * Rows in great number, drawn by and by: the first ones when the form opens, those that come near the window or shall
 * have the focus at once, and the rest while nobody does anything. A drawn row stays, so that nothing typed is lost,
 * keys and screen readers go through the whole form, and the browser's own search finds everything.
 */
export function Portions(props: PortionsProps) {
  const { rows } = props;
  // Rows that somebody adds or removes, and a window that is resized, must not have others drawn anew, which would
  // lose the focus.
  const [size] = useState(props.size);
  const [isByAndBy] = useState(areMany(rows.length, size));
  return isByAndBy ? <ByAndBy {...props} size={size} /> : rows;
}

/** True where so many rows are drawn by and by; false for a few more than those drawn at once. */
export function areMany(rows: number, size = portionSize): boolean {
  return rows > 1.5 * size;
}

/** Number of rows of a form that the window has room for: all that are seen when it opens. */
export function rowsInSight(): number {
  return Math.ceil(window.innerHeight / rowHeight);
}

// Draws rows as siblings whatever portion they belong to: an item of a list that moves to another portion is not
// drawn anew.
function ByAndBy({ rows, holds, size = portionSize, isTable }: PortionsProps) {
  const [drawn, draw] = useState(1);
  const [sought, seek] = useReducer(withPortion, none);
  const isPrinting = useIsPrinting();
  const count = Math.ceil(rows.length / size);
  useEffect(() => {
    if (drawn < count) return whenIdle(() => startTransition(() => draw(drawn + portionsInTurn)), 0);
    return undefined;
  }, [drawn, count]);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const from = index * size;
    const own = rows.slice(from, from + size);
    if (index < drawn || sought.has(index) || isPrinting) return own;
    return (
      <Room
        key={`room ${index}`}
        rows={own.length}
        isTable={isTable === true}
        holds={(field) => own.some((_row, row) => holds(from + row, field))}
        onSought={() => seek(index)}
      />
    );
  });
}

const none: ReadonlySet<number> = new Set();

function withPortion(portions: ReadonlySet<number>, added: number): ReadonlySet<number> {
  return new Set([...portions, added]);
}

interface RoomProps {
  readonly rows: number;
  readonly isTable: boolean;
  readonly holds: (field: SoughtField) => boolean;
  /** Called when its rows are wanted now. */
  readonly onSought: () => void;
}

/** Spacer for rows whose turn has not come. */
function Room({ rows, isTable, holds, onSought }: RoomProps) {
  const room = useRef<HTMLElement>(null);
  const seek = useEffectEvent(onSought);
  const holdsOne = useEffectEvent(holds);
  useEffect(() => {
    if (room.current === null) return undefined;
    const stopWatching = whenNear(room.current, () => seek());
    const stopListening = onSeek((field) => {
      if (holdsOne(field)) flushSync(() => seek());
    });
    return () => {
      stopWatching();
      stopListening();
    };
  }, []);
  const held = (element: HTMLElement | null) => {
    room.current = element;
  };
  if (!isTable) return <div ref={held} aria-busy="true" style={{ minHeight: rows * rowHeight }} />;
  // Omits a cell, which would make its column narrower than the cells of the rows make it.
  return <tr ref={held} aria-busy="true" style={{ height: rows * lineHeight }} />;
}

/** Calls once the element is within a window's height of the visible part. */
function whenNear(element: Element, call: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) call();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function onSeek(call: (field: SoughtField) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) call(event.detail as SoughtField);
  };
  document.addEventListener(seekEvent, listen);
  return () => document.removeEventListener(seekEvent, listen);
}
