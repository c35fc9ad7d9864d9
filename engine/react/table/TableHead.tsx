import type { SortOrder } from '../../core/product.ts';
import { SortIcon } from '../parts/icons.tsx';
import type { Column } from './columns.ts';

export interface TableHeadProps {
  readonly columns: readonly Column[];
  readonly sort: readonly SortOrder[];
  readonly onSort: (field: string) => void;
  readonly hasActions: boolean;
}

export function TableHead({ columns, sort, onSort, hasActions }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadCell key={column.descriptor.field} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th scope="col" className="en-th en-th-actions">
            <span className="en-visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  readonly column: Column;
  readonly sort: readonly SortOrder[];
  readonly onSort: (field: string) => void;
}

function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { field, title, isSortable } = column.descriptor;
  const first = sort[0]?.by === field ? sort[0] : undefined;
  const align = column.cell.align === 'end' ? 'en-cell-end' : '';
  if (!isSortable) {
    return (
      <th scope="col" className={`en-th ${align}`}>
        {title}
      </th>
    );
  }
  return (
    <th scope="col" className={`en-th ${align}`} aria-sort={ariaSort(first)}>
      <button type="button" className="en-sort" onClick={() => onSort(field)}>
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
