import { type PointerEvent, useState } from 'react';
import { createPortal } from 'react-dom';

export interface FileColumnsProps {
  readonly columns: readonly string[];
  /** Columns assigned to a field already. */
  readonly taken: readonly string[];
  /** Called with the field under the dragged column; undefined over no field, or after the drop. */
  readonly onOver: (path: string | undefined) => void;
  readonly onDrop: (path: string, column: string) => void;
}

/** Lists the columns of the file, to drag onto a field; by keyboard, the field chooses its column. */
export function FileColumns({ columns, taken, onOver, onDrop }: FileColumnsProps) {
  const [drag, setDrag] = useState<{ readonly column: string; readonly x: number; readonly y: number }>();

  function move(event: PointerEvent<HTMLElement>, column: string): void {
    if (drag === undefined) return;
    setDrag({ column, x: event.clientX, y: event.clientY });
    onOver(fieldAt(event));
  }

  function end(): void {
    setDrag(undefined);
    onOver(undefined);
  }

  function drop(event: PointerEvent<HTMLElement>, column: string): void {
    const path = drag === undefined ? undefined : fieldAt(event);
    end();
    if (path !== undefined) onDrop(path, column);
  }

  return (
    <ul
      className="member-columns"
      aria-label="Columns of the file, to be dragged onto a field"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {columns.map((column, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike, and their places stay
          key={index}
          className="member-column"
          data-taken={taken.includes(column) || undefined}
          data-dragged={drag?.column === column || undefined}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrag({ column, x: event.clientX, y: event.clientY });
          }}
          onPointerMove={(event) => move(event, column)}
          onPointerUp={(event) => drop(event, column)}
          onPointerCancel={end}
          onLostPointerCapture={end}
        >
          {column}
        </li>
      ))}
      {drag !== undefined &&
        createPortal(
          <span className="member-column member-dragged" style={{ left: drag.x, top: drag.y }}>
            {drag.column}
          </span>,
          document.body,
        )}
    </ul>
  );
}

function fieldAt({ clientX, clientY }: PointerEvent): string | undefined {
  const target = document.elementFromPoint(clientX, clientY);
  return target?.closest<HTMLElement>('[data-field]')?.dataset['field'];
}
