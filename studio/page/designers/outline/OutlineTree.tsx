import type { KeyboardEvent, Ref } from 'react';
import type { Drag } from '../use-drag-and-drop.ts';
import type { OutlineList, OutlineRow } from './outline.ts';

export interface OutlineTreeProps {
  readonly lists: readonly OutlineList[];
  /** JSON Pointer of the selected row. */
  readonly selected: string | undefined;
  /** Id of the text that lists the keys. */
  readonly help: string;
  readonly drag: Drag;
  readonly titleOf: (row: OutlineRow) => string;
  readonly remarksOf: (row: OutlineRow) => readonly string[];
  readonly onSelect: (row: OutlineRow) => void;
  readonly onKeyDown: (event: KeyboardEvent, row: OutlineRow) => void;
}

/** Shows the rows of all lists in order, nested rows below the row that contains them, to select and move. */
export function OutlineTree({
  ref,
  lists,
  ...rest
}: OutlineTreeProps & { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="studio-outline">
      {lists.map((list) => (
        <details key={list.at} open={isOpenAtFirst(list, rest.selected)}>
          <summary className="studio-heading">{list.kind.title}</summary>
          <Rows list={list} {...rest} />
        </details>
      ))}
    </div>
  );
}

/** Limit on a list of plain rows, such as actions; a longer one is folded until a row in it is selected. */
const mostAtOnce = 8;

function isOpenAtFirst({ at, rows }: OutlineList, selected: string | undefined): boolean {
  const isLong = rows.length > mostAtOnce && rows.every(({ inside }) => inside === undefined);
  return !isLong || selected?.startsWith(`${at}/`) === true;
}

function Rows({ list, ...props }: Omit<OutlineTreeProps, 'lists'> & { readonly list: OutlineList }) {
  const { selected, help, drag, titleOf, remarksOf, onSelect, onKeyDown } = props;
  return (
    <ol className="studio-outline-rows" data-nests={list.rows.some(({ inside }) => inside !== undefined)}>
      {list.rows.map((row) => (
        <li key={row.at}>
          <div
            className="studio-frame"
            data-drop={row.at}
            data-dragged={drag.dragged === row.at}
            data-side={drag.over?.of === row.at ? drag.over.side : undefined}
          >
            <button
              type="button"
              className="studio-outline-row"
              data-drag={row.at}
              data-row={row.at}
              aria-pressed={row.at === selected}
              aria-describedby={help}
              onClick={() => onSelect(row)}
              onKeyDown={(event) => onKeyDown(event, row)}
            >
              {titleOf(row)} <span className="studio-kind">{remarksOf(row).join(', ')}</span>
            </button>
          </div>
          {row.inside !== undefined && <Rows list={row.inside} {...props} />}
        </li>
      ))}
    </ol>
  );
}
