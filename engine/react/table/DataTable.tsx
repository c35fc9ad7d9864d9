import { type CSSProperties, useCallback, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { TableDescriptor } from '../../core/product/tab.ts';
import { ColumnWidths } from './ColumnWidths.tsx';
import { Pager } from './Pager.tsx';
import type { TableAbility } from './row-action.ts';
import { SortChoice } from './SortChoice.tsx';
import { isDrawnInPart, mostScrolled, TableBody, type TableBodyProps } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableTools, type TableToolsProps } from './TableTools.tsx';
import './table.css';
import { useMessages } from '../context/use-messages.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useColumns } from './use-columns.ts';
import { type EngineTable, type ServerRows, useEngineTable } from './use-engine-table.ts';
import { useRevealedRow } from './use-revealed-row.ts';
import { useRowSearch } from './use-row-search.ts';
import { useSortedColumn } from './use-sorted-column.ts';

type Parts = Omit<TableBodyProps, 'columns' | 'table' | 'warn' | 'isFilled' | 'onSaid' | 'abilities'> &
  Pick<TableToolsProps, 'bar' | 'exportAs' | 'exportedRows' | 'part' | 'onScrollChoice'>;

export interface DataTableProps extends Parts {
  /** Accessible name of the table and of its pager. */
  readonly caption: string;
  readonly table: TableDescriptor;
  readonly rows: readonly JsonObject[];
  readonly rowKey: (row: JsonObject, index: number) => string;
  /** Abilities of the table beyond showing rows. */
  readonly abilities?: readonly (TableAbility | undefined)[];
  /** True if the rows belong to an earlier query than the typed one, so that users cannot act on them. */
  readonly isOutdated?: boolean;
  /** Page of many rows, which the gateway sorts and limits. */
  readonly server?: ServerRows;
  /** Name under which the user's choice of columns is kept; absent where there is no choice. */
  readonly keepAs?: string;
}

/**
 * Renders a table from its descriptor: sorting, paging, actions on rows, and the placeholders for loading, failure
 * and no rows.
 */
export function DataTable(props: DataTableProps) {
  const { caption, table: descriptor, server, part } = props;
  const abilities = (props.abilities ?? []).filter((ability) => ability !== undefined);
  const keepsOrder = abilities.some((ability) => ability.keepsOrder === true);
  const columns = useColumns(descriptor.columns);
  const choice = useColumnChoice(columns, props.keepAs);
  const search = useRowSearch(props.rows, columns);
  const rows = search.found;
  const table = useEngineTable({
    ...{ descriptor, columns, rows, server },
    rowKey: props.rowKey,
    total: part?.total,
    keepsOrder,
  });
  useRevealedRow({ ...props, table, showAll: () => search.type('') });
  const isToCome = part !== undefined && table.shown.length === 0;
  const isThere = props.error === undefined && props.isLoading !== true;
  const hasRows = isThere && table.total > 0;
  const scroller = useSortedColumn(table.sort[0]?.by, table.shown);
  const [said, say] = useState('');
  const words = useMessages();
  // Goes to the first page, since users read the hits from the beginning.
  const type = (text: string) => {
    part?.complete();
    search.type(text);
    table.goTo(0);
  };
  const { sortBy: putInOrder } = table;
  // Keeps the same function in every render, so that the memoized column headers do not render when the page is
  // turned.
  const sortBy = useCallback(
    (column: string) => {
      part?.complete();
      putInOrder(column);
    },
    [part, putInOrder],
  );
  const goTo = (pageIndex: number) => {
    if ((pageIndex + 1) * table.pageSize > rows.length) part?.complete();
    table.goTo(pageIndex);
  };
  const { isOutdated = false } = props;
  const head = abilities.find((ability) => ability.head !== undefined)?.head;
  const isBusy = props.isLoading === true || props.isRefreshing === true || isOutdated;
  return (
    <div className="en-table-frame" aria-busy={isBusy}>
      <TableTools
        {...props}
        choice={choice}
        search={descriptor.filter === undefined ? undefined : { ...search, type, label: descriptor.filter }}
        inOrder={table.inOrder}
        isScrolled={table.scroll !== undefined}
      />
      {hasRows && !keepsOrder && <SortChoice columns={choice.shown} sort={table.sort} onSort={sortBy} />}
      <section
        ref={scroller}
        className="en-table-scroll"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        style={roomFor(table.keptRows)}
      >
        <table
          className="en-table"
          aria-rowcount={isDrawnInPart(table) ? table.total + 1 : undefined}
          inert={isOutdated}
        >
          <caption className="en-visually-hidden">{caption}</caption>
          <ColumnWidths columns={choice.shown} shown={table.shown} hasLead={abilities.length > 0} />
          <TableHead
            columns={choice.shown}
            sort={table.sort}
            onSort={keepsOrder ? undefined : sortBy}
            hasActions={props.actions !== undefined}
            hasLead={abilities.length > 0}
            lead={table.scroll === undefined && head?.(table.shown.map(({ key }) => key))}
          />
          <TableBody
            {...props}
            abilities={abilities}
            columns={choice.shown}
            warn={descriptor.warn}
            table={table}
            isFilled={hasRows && !isToCome}
            isLoading={props.isLoading === true || isToCome}
            empty={rows.length < props.rows.length ? words('table.nothing-found') : props.empty}
            onSaid={say}
          />
        </table>
      </section>
      {hasRows && isPartOnPaper(table) && (
        <p className="en-pager-text">{words('table.scroll.paper', paperRange(table))}</p>
      )}
      {hasRows && !isPartOnPaper(table) && (
        <Pager
          label={caption}
          pageIndex={table.pageIndex}
          pageSize={table.pageSize}
          total={table.total}
          pageButtons={descriptor.pageButtons}
          of={rows.length < props.rows.length ? props.rows.length : undefined}
          onPage={goTo}
        />
      )}
      {table.scroll !== undefined && table.total > mostScrolled && (
        <p className="en-help">{words('table.scroll.most', { count: mostScrolled })}</p>
      )}
      <span className="en-visually-hidden" aria-live="assertive">
        {said}
      </span>
    </div>
  );
}

/**
 * Reports whether the print of a scrolled list contains only the rows near the visible ones, since the others
 * are not loaded.
 */
function isPartOnPaper({ isPrinting, scroll, shown, total }: EngineTable): boolean {
  return isPrinting && scroll !== undefined && shown.length < total;
}

function paperRange({ from, shown, total }: EngineTable) {
  return { from: from + 1, to: from + shown.length, total };
}

/** Reserves the height of a full page on a shorter one, so that the pager stays under the pointer. */
function roomFor(rows: number): CSSProperties {
  return rows === 0 ? {} : { minHeight: `calc(${rows + 1} * var(--en-row))` };
}
