import type { KeyboardEvent, Ref } from 'react';
import type { Drag } from '../use-drag-and-drop.ts';

export interface ColumnStripProps {
  readonly ref: Ref<HTMLOListElement>;
  readonly columns: readonly { readonly title: string; readonly isShown: boolean }[];
  readonly selected: number | undefined;
  /** Id of the text that lists the keys. */
  readonly help: string;
  readonly drag: Drag;
  readonly onSelect: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/** Shows the columns in order, to select and move. */
export function ColumnStrip({ ref, columns, selected, help, drag, onSelect, onKeyDown }: ColumnStripProps) {
  return (
    <ol ref={ref} className="studio-columns" aria-label="Columns">
      {columns.map(({ title, isShown }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the focus goes with the place, two columns may be alike
          key={index}
          className="studio-frame"
          data-drop={index}
          data-dragged={drag.dragged === String(index)}
          data-side={drag.over?.of === String(index) ? drag.over.side : undefined}
        >
          <button
            type="button"
            className="studio-column"
            data-drag={index}
            aria-pressed={index === selected}
            aria-describedby={help}
            onClick={() => onSelect(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {title} {!isShown && <span className="studio-kind">hidden</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
