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
  /** Rows are scrolled through instead of turned: those that are here stand from `from` on. */
  readonly scroll?: RowScroll | undefined;
  /** True where all rows are here, as paper needs them. */
  readonly isWhole?: boolean | undefined;
}

/** A list of which only the rows around those in sight are here. */
export interface RowScroll {
  /** Subject of the list: with another text it is opened anew. */
  readonly about: string;
  /** Row at which it is opened. */
  readonly first: number;
  /** Called with the first row in sight once scrolling rests, and when a row is pressed. */
  readonly onSight: (first: number) => void;
  /** Row that receives the focus. */
  readonly sought?: number | undefined;
  readonly onFound?: (() => void) | undefined;
}

export interface EngineTableInput {
  readonly descriptor: TableDescriptor;
  /** Columns, also those that are not shown: the order may depend on them. */
  readonly columns: readonly Column[];
  readonly rows: readonly JsonObject[];
  readonly rowKey: (row: JsonObject, index: number) => string;
  readonly server: ServerRows | undefined;
  /** Number of rows, where more are to come. */
  readonly total?: number | undefined;
  /** True where the rows stay in the order in which they come. */
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
  /** Place of the first shown row in the whole list, where that is scrolled through. */
  readonly from: number;
  /** True on paper: all rows stand on one page, as far as they are here; those that the gateway pages stay a page. */
  readonly isPrinting: boolean;
  /** Rows whose room is kept: those of a full page where there is more than one. */
  readonly keptRows: number;
  readonly sort: readonly SortOrder[];
  readonly sortBy: (column: string) => void;
  readonly goTo: (pageIndex: number) => void;
  /** Lists all rows, of every page, in their order. */
  readonly inOrder: () => readonly JsonObject[];
}

/** Rows of one table on paper; how many are left out stands under them. */
export const mostOnPaper = 500;

const unsorted: readonly SortOrder[] = [];

/** Sorting and paging of a table, in the browser or by the gateway. */
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

// Sorting and paging go through `sortBy` and `goTo`; the table itself never changes them.
function ignored(): void {}

/** First ascending, then descending, then ascending again; the other columns no longer count. */
function nextSort(
  sort: readonly SortOrder[],
  column: string,
  columns: readonly Column[],
): readonly SortOrder[] {
  if (!columns.some(({ id }) => id === column)) return sort;
  const first = sort[0];
  return [{ by: column, descending: first?.by === column && !first.descending }];
}
