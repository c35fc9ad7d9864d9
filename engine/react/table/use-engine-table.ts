import { useTable } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { SortOrder, TableDescriptor } from '../../core/product/tab.ts';
import { clampPage } from '../../core/records/paging.ts';
import { useIsPrinting } from '../parts/printing.ts';
import { type Column, features } from './columns.ts';

/** Rows that the gateway sorts and pages. */
export interface ServerRows {
  readonly total: number;
  readonly from: number;
  readonly sort: readonly SortOrder[];
  readonly onChange: (next: { readonly from: number; readonly sort: readonly SortOrder[] }) => void;
  /** Scrolling in place of paging; the loaded rows begin at `from`. */
  readonly scroll?: RowScroll | undefined;
  /** True where all rows are loaded, as print needs them. */
  readonly isWhole?: boolean | undefined;
}

/** Scrolled list of which only the rows around the visible ones are loaded. */
export interface RowScroll {
  /** Identifier of the list's content; a new identifier opens the list anew. */
  readonly about: string;
  /** Index of the row that is at the top when the list opens. */
  readonly first: number;
  /** Called with the first visible row once scrolling pauses, and when a row is pressed. */
  readonly onSight: (first: number) => void;
  /** Index of the row that is to get the focus. */
  readonly sought?: number | undefined;
  readonly onFound?: (() => void) | undefined;
}

export interface EngineTableInput {
  readonly descriptor: TableDescriptor;
  /** Columns, including hidden ones, since the rows may be sorted by them. */
  readonly columns: readonly Column[];
  readonly rows: readonly JsonObject[];
  readonly rowKey: (row: JsonObject, index: number) => string;
  readonly server: ServerRows | undefined;
  /** Total number of rows, where not all are loaded yet. */
  readonly total?: number | undefined;
  /** True where the rows keep their given order, so that columns cannot be sorted. */
  readonly keepsOrder: boolean;
}

export interface ShownRow {
  readonly key: string;
  readonly row: JsonObject;
}

export interface EngineTable {
  readonly shown: readonly ShownRow[];
  readonly total: number;
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly scroll: RowScroll | undefined;
  /** Index of the first loaded row in the whole list, where the list is scrolled. */
  readonly from: number;
  /**
   * True while printing: all loaded rows are then on one page, except that rows paged by the gateway stay one
   * page.
   */
  readonly isPrinting: boolean;
  /** Number of rows whose height is reserved: that of a full page, where there are several pages. */
  readonly keptRows: number;
  readonly sort: readonly SortOrder[];
  readonly sortBy: (column: string) => void;
  readonly goTo: (pageIndex: number) => void;
  /** Lists the rows of all pages in order. */
  readonly inOrder: () => readonly JsonObject[];
}

/** Maximum number of rows of a table in print; the print says how many it leaves out. */
export const mostOnPaper = 500;

const unsorted: readonly SortOrder[] = [];

/** Builds sorting and paging of a table, in the browser or by the gateway. */
export function useEngineTable(input: EngineTableInput): EngineTable {
  const { descriptor, columns, rows, server } = input;
  const [ownSort, setOwnSort] = useState<readonly SortOrder[]>(descriptor.sort);
  const [ownPage, setOwnPage] = useState(0);
  const total = server?.total ?? input.total ?? rows.length;
  const isOnPaper = useIsPrinting();
  const isPrinting =
    isOnPaper && (server === undefined || server.scroll !== undefined || server.isWhole === true);
  const isPaged = descriptor.pageSize > 0 && server?.scroll === undefined;
  const onScreen = isPaged ? descriptor.pageSize : Math.max(1, total);
  const pageSize = isPrinting ? Math.max(1, Math.min(mostOnPaper, rows.length)) : onScreen;
  const page = isPrinting ? 1 : ownPage + 1;
  const pageIndex =
    server === undefined ? clampPage({ total, page, pageSize }) - 1 : Math.floor(server.from / pageSize);
  const sort = input.keepsOrder ? unsorted : (server?.sort ?? ownSort);
  const table = useRowModel(input, sort, pageIndex, pageSize);
  const drawn = table.getRowModel().rows;
  const shown = useMemo(() => drawn.map((row) => ({ key: row.id, row: row.original })), [drawn]);
  const change = useCallback(
    (next: { readonly from: number; readonly sort: readonly SortOrder[] }) => {
      if (server !== undefined) return server.onChange(next);
      setOwnSort(next.sort);
      setOwnPage(next.from / pageSize);
    },
    [server, pageSize],
  );
  const sortBy = useCallback(
    (column: string) => change({ from: 0, sort: nextSort(sort, column, columns) }),
    [change, sort, columns],
  );
  return {
    shown,
    total,
    pageIndex,
    pageSize,
    scroll: server?.scroll,
    from: server?.scroll === undefined ? 0 : server.from,
    isPrinting,
    keptRows: isPaged && total > pageSize ? pageSize : 0,
    sort,
    sortBy,
    goTo: (index) => change({ from: index * pageSize, sort }),
    inOrder: () => table.getSortedRowModel().rows.map((row) => row.original),
  };
}

function useRowModel(
  input: EngineTableInput,
  sort: readonly SortOrder[],
  pageIndex: number,
  pageSize: number,
) {
  const isServer = input.server !== undefined;
  const definitions = useMemo(() => input.columns.map((column) => column.definition), [input.columns]);
  const sorting = useMemo(() => sort.map(({ by, descending }) => ({ id: by, desc: descending })), [sort]);
  const pagination = useMemo(() => ({ pageIndex, pageSize }), [pageIndex, pageSize]);
  return useTable({
    features,
    columns: definitions,
    data: input.rows,
    state: { sorting, pagination },
    onSortingChange: ignored,
    onPaginationChange: ignored,
    manualSorting: isServer,
    manualPagination: isServer,
    autoResetPageIndex: false,
    getRowId: input.rowKey,
  });
}

// Ignores changes of state that TanStack's table requests, since sorting and paging use `sortBy` and `goTo`.
function ignored(): void {}

/**
 * Finds the order after a press on a column header: by that column only, ascending at first, then
 * alternating.
 */
function nextSort(
  sort: readonly SortOrder[],
  column: string,
  columns: readonly Column[],
): readonly SortOrder[] {
  if (!columns.some(({ id }) => id === column)) return sort;
  const first = sort[0];
  return [{ by: column, descending: first?.by === column && !first.descending }];
}
