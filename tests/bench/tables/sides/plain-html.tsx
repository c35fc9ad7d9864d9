import { useCallback, useMemo, useState } from 'react';
import { columns, type MeasuredRow, pageSize } from '../rows.ts';

type Field = (typeof columns)[number]['field'];

/** Renders with the least that the browser needs: a sorted array, and the markup of one page. */
export function Table({ rows }: { readonly rows: readonly MeasuredRow[] }) {
  const [{ field, isDescending }, setSort] = useState<{ field?: Field; isDescending: boolean }>({
    isDescending: false,
  });
  const [page, setPage] = useState(0);
  const sorted = useMemo(
    () => (field === undefined ? rows : rows.toSorted(comparing(field, isDescending))),
    [rows, field, isDescending],
  );
  const fill = useCallback(
    (body: HTMLTableSectionElement | null) => {
      const shown = sorted.slice(page * pageSize, (page + 1) * pageSize);
      if (body !== null) body.innerHTML = shown.map(rowHtml).join('');
    },
    [sorted, page],
  );
  return (
    <>
      {columns.map((column) => (
        <button
          key={column.field}
          type="button"
          onClick={() => {
            setPage(0);
            setSort({ field: column.field, isDescending: field === column.field && !isDescending });
          }}
        >
          {column.title}
        </button>
      ))}
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
      <table>
        <tbody ref={fill} />
      </table>
    </>
  );
}

function comparing(field: Field, isDescending: boolean) {
  const sign = isDescending ? -1 : 1;
  return (a: MeasuredRow, b: MeasuredRow) => sign * compare(a[field], b[field]);
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function rowHtml(row: MeasuredRow): string {
  return `<tr>${columns.map(({ field }) => `<td>${row[field]}</td>`).join('')}</tr>`;
}
