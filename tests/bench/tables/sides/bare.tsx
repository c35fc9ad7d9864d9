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

const pageCount = (rows: number) => Math.ceil(rows / pageSize);

/** TanStack Table as its documentation shows it, sorted and paged, with the pager of its example. */
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
  const last = pageCount(rows.length) - 1;
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
      <div>
        <button type="button" onClick={() => setPageIndex(0)} disabled={pageIndex === 0}>
          First
        </button>
        <button type="button" onClick={() => setPageIndex(pageIndex - 1)} disabled={pageIndex === 0}>
          Previous
        </button>
        <button type="button" onClick={() => setPageIndex(pageIndex + 1)} disabled={pageIndex === last}>
          Next
        </button>
        <button type="button" onClick={() => setPageIndex(last)} disabled={pageIndex === last}>
          Last
        </button>
        <span>
          Page{' '}
          <strong>
            {(pageIndex + 1).toLocaleString()} of {(last + 1).toLocaleString()}
          </strong>
        </span>
        <span>
          Go to page:
          <input
            type="number"
            min="1"
            max={last + 1}
            defaultValue={pageIndex + 1}
            onChange={(event) => setPageIndex(Number(event.target.value) - 1)}
          />
        </span>
      </div>
      <div>
        Showing {table.getRowModel().rows.length.toLocaleString()} of {rows.length.toLocaleString()} Rows
      </div>
    </>
  );
}
