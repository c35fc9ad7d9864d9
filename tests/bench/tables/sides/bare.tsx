import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useState } from 'react';
import { columns, type MeasuredRow, pageSize } from '../rows.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { text: sortFn_text, basic: sortFn_basic },
});

const definitions = columns.map(({ field, title, cell }) => ({
  id: field,
  header: title,
  accessorFn: (row: MeasuredRow) => row[field],
  sortFn: cell === 'text' ? ('text' as const) : ('basic' as const),
  sortDescFirst: false,
}));

/** TanStack Table as its documentation shows it, with the least that can be sorted and paged. */
export function Table({ rows }: { readonly rows: readonly MeasuredRow[] }) {
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([]);
  const [pageIndex, setPageIndex] = useState(0);
  const table = useTable({
    ...{ features, columns: definitions, data: rows },
    state: { sorting, pagination: { pageIndex, pageSize } },
    autoResetPageIndex: false,
  });
  const sortBy = (id: string) => {
    setSorting([{ id, desc: sorting[0]?.id === id && !sorting[0].desc }]);
    setPageIndex(0);
  };
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map(({ field, title }) => (
              <th key={field}>
                <button type="button" onClick={() => sortBy(field)}>
                  {title}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ field }) => (
                <td key={field}>{String(row.getValue(field))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setPageIndex(pageIndex + 1)}>
        Next
      </button>
    </>
  );
}
