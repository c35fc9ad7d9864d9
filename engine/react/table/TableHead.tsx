import { memo, type ReactNode } from 'react';
import type { SortOrder } from '../../core/product/tab.ts';
import { useMessages } from '../context/use-messages.ts';
import { SortIcon } from '../parts/table-icons.tsx';
import type { Column } from './columns.ts';

export interface TableHeadProps {
  readonly columns: readonly Column[];
  readonly sort: readonly SortOrder[];
  /** Sorts by a column; undefined where the rows keep their own order. */
  readonly onSort: ((column: string) => void) | undefined;
  readonly hasActions: boolean;
  /** True where another column precedes those of the descriptor. */
  readonly hasLead: boolean;
  /** Content of the preceding column's head. */
  readonly lead?: ReactNode;
}

/** Renders the column headers; memoized, so that turning the page does not render them again. */
export const TableHead = memo(Head);

function Head({ columns, sort, onSort, hasActions, hasLead, lead }: TableHeadProps) {
  const say = useMessages();
  return (
    <thead>
      <tr>
        {hasLead && (
          <th scope="col" className="en-th en-th-lead">
            {lead ?? <span className="en-visually-hidden">{say('table.row')}</span>}
          </th>
        )}
        {columns.map((column, position) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} isStart={position === 0} />
        ))}
        {hasActions && (
          <th scope="col" className="en-th en-th-actions">
            <span className="en-visually-hidden">{say('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps extends Pick<TableHeadProps, 'sort' | 'onSort'> {
  readonly column: Column;
  /** True for the column that stays when the others are scrolled sideways. */
  readonly isStart: boolean;
}

function HeadCell({ column, sort, onSort, isStart }: HeadCellProps) {
  const { title, isSortable } = column.descriptor;
  const first = sort[0]?.by === column.id ? sort[0] : undefined;
  const align = column.cell.align === 'end' ? ' en-cell-end' : '';
  const className = `en-th${align}${isStart ? ' en-th-start' : ''}`;
  if (!isSortable || onSort === undefined) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  return (
    <th scope="col" className={className} aria-sort={ariaSort(first)}>
      <button type="button" className="en-sort" onClick={() => onSort(column.id)}>
        {title}
        <SortIcon order={first === undefined ? false : first.descending ? 'desc' : 'asc'} />
      </button>
    </th>
  );
}

function ariaSort(order: SortOrder | undefined): 'ascending' | 'descending' | 'none' {
  if (order === undefined) return 'none';
  return order.descending ? 'descending' : 'ascending';
}
