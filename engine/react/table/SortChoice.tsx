import { useId } from 'react';
import type { SortOrder } from '../../core/product/tab.ts';
import { useMessages } from '../context/use-messages.ts';
import { IconButton } from '../parts/Button.tsx';
import { SortIcon } from '../parts/table-icons.tsx';
import type { Column } from './columns.ts';

export interface SortChoiceProps {
  readonly columns: readonly Column[];
  readonly sort: readonly SortOrder[];
  readonly onSort: (column: string) => void;
}

/** Renders the choice of the column that rows shown as cards are sorted by, in place of the column headers. */
export function SortChoice({ columns, sort: [first], onSort }: SortChoiceProps) {
  const say = useMessages();
  const id = useId();
  const sortable = columns.filter(({ descriptor }) => descriptor.isSortable);
  const isShown = sortable.some((column) => column.id === first?.by);
  if (sortable.length === 0) return null;
  return (
    <div className="en-sort-choice">
      <label htmlFor={id}>{say('table.sort')}</label>
      <select
        id={id}
        className="en-input"
        value={isShown ? first?.by : ''}
        onChange={(event) => onSort(event.target.value)}
      >
        {!isShown && <option value="">–</option>}
        {sortable.map((column) => (
          <option key={column.id} value={column.id}>
            {column.descriptor.title}
          </option>
        ))}
      </select>
      {isShown && first !== undefined && (
        <IconButton
          label={say(first.descending ? 'table.sort.descending' : 'table.sort.ascending')}
          onClick={() => onSort(first.by)}
        >
          <SortIcon order={first.descending ? 'desc' : 'asc'} />
        </IconButton>
      )}
    </div>
  );
}
