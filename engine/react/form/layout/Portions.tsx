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

/** Number of rows, with a few fields each, that are rendered at once. */
const portionSize = 25;

/**
 * Number of portions that are rendered together while the page is idle, since each batch lays the whole form
 * out anew.
 */
const portionsInTurn = 4;

/**
 * Approximate height of a row, in CSS pixels, reserved for rows that are not rendered yet, so that the scroll bar is
 * right.
 */
const rowHeight = 72;

/** Height of a line of a table, in pixels. */
const lineHeight = 31;

export interface PortionsProps {
  /** Rows, each with its own key. */
  readonly rows: readonly ReactNode[];
  /** Reports whether the row at an index contains a field, which is given by control id prefix and path. */
  readonly holds: (row: number, field: SoughtField) => boolean;
  /** Number of rows rendered at once, fixed when the form opens. */
  readonly size?: number | undefined;
  /** True for rows of a table. */
  readonly isTable?: true;
}

/**
 * Renders many rows gradually: the first ones on opening, rows near the window or about to be focused at once, the
 * rest when the page is idle. Rendered rows stay, for typed text, keys, screen readers and the browser's search.
 */
export function Portions(props: PortionsProps) {
  const { rows } = props;
  // Keeps the size when rows are added or removed, or the window is resized: rows that are rendered anew would lose
  // the focus.
  const [size] = useState(props.size);
  const [isByAndBy] = useState(areMany(rows.length, size));
  return isByAndBy ? <ByAndBy {...props} size={size} /> : rows;
}

/** Reports whether this number of rows is rendered gradually; false if it exceeds `size` only slightly. */
export function areMany(rows: number, size = portionSize): boolean {
  return rows > 1.5 * size;
}

/** Counts the rows of a form that fit into the window, which are all rendered on opening. */
export function rowsInSight(): number {
  return Math.ceil(window.innerHeight / rowHeight);
}

// Renders the rows of all portions as siblings, so that a list item that moves to another portion is not
// remounted.
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
  /** Called when the rows that the spacer replaces have to be rendered. */
  readonly onSought: () => void;
}

/** Renders a spacer for rows that are not rendered yet. */
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
  // Renders no cells, which would make the columns narrower than the rows need.
  return <tr ref={held} aria-busy="true" style={{ height: rows * lineHeight }} />;
}

/** Calls back once the element is within a window's height of the visible area. */
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
