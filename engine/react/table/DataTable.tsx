import { type CSSProperties, useMemo } from 'react';
import type { JsonObject } from '../../core/json.ts';
import type { TableDescriptor } from '../../core/product.ts';
import { useProduct } from '../provider/use-product.ts';
import { columnsOf } from './columns.ts';
import { Pager } from './Pager.tsx';
import type { RowActionsOf } from './row-action.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import './table.css';
import { type ServerRows, useEngineTable } from './use-engine-table.ts';

export interface DataTableProps {
  /** Names the table for screen readers, and its paging. */
  readonly caption: string;
  readonly table: TableDescriptor;
  readonly rows: readonly JsonObject[];
  readonly rowKey: (row: JsonObject, index: number) => string;
  /** Sentence for a table without rows. */
  readonly empty: string;
  readonly actions?: RowActionsOf;
  /** The first rows are on their way. */
  readonly isLoading?: boolean;
  /** Newer rows are on their way; the present ones stay. */
  readonly isRefreshing?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  /** Set when the rows are one page of many that the gateway sorts and cuts. */
  readonly server?: ServerRows;
}

/** A table from its descriptor: sorting, paging, row actions, and the states of not having rows. */
export function DataTable(props: DataTableProps) {
  const { caption, table: descriptor, rows, server } = props;
  const { codes } = useProduct();
  const columns = useMemo(() => columnsOf({ columns: descriptor.columns, codes }), [descriptor, codes]);
  const table = useEngineTable({ descriptor, columns, rows, rowKey: props.rowKey, server });
  const hasRows = props.error === undefined && props.isLoading !== true && table.total > 0;
  return (
    <div className="en-table-frame" aria-busy={props.isLoading === true || props.isRefreshing === true}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="en-table-scroll" aria-label={caption} tabIndex={0} style={roomFor(table.keptRows)}>
        <table className="en-table">
          <caption className="en-visually-hidden">{caption}</caption>
          <TableHead
            columns={columns}
            sort={table.sort}
            onSort={table.sortBy}
            hasActions={props.actions !== undefined}
          />
          <TableBody {...props} columns={columns} shown={table.shown} isFilled={hasRows} />
        </table>
      </section>
      {hasRows && (
        <Pager
          label={caption}
          pageIndex={table.pageIndex}
          pageSize={descriptor.pageSize}
          total={table.total}
          pageButtons={descriptor.pageButtons}
          onPage={table.goTo}
        />
      )}
    </div>
  );
}

/** Holds the room of a full page on a shorter one, so that the pager stays under the pointer. */
function roomFor(rows: number): CSSProperties {
  return rows === 0 ? {} : { minHeight: `calc(${rows + 1} * var(--en-row))` };
}
