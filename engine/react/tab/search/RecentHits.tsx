import { type ReactNode, useMemo } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import type { SearchSource, TableDescriptor } from '../../../core/product/tab.ts';
import type { HitsAnswer } from '../../../core/protocol/call-types.ts';
import { useCall } from '../../data/use-call.ts';
import { useRowCompanions } from '../../data/use-row-companions.ts';
import { textOf } from '../../form/widgets/control.ts';
import { DataTable } from '../../table/DataTable.tsx';

export interface RecentHitsProps {
  readonly table: TableDescriptor;
  readonly source: SearchSource;
  readonly recent: NonNullable<SearchSource['recent']>;
  /** Content in place of the hits, if there are none. */
  readonly children: ReactNode;
}

const none: readonly JsonObject[] = [];

/** Renders the hits that the user opened last, until the user searches; a failure to load them is not shown. */
export function RecentHits({ table, source, recent, children }: RecentHitsProps) {
  const answer = useCall<HitsAnswer>(recent.call);
  const rows = useRowCompanions(source.with, answer.data?.hits ?? none);
  const inOrder = useMemo(() => inTheirOrder(table), [table]);
  if (rows.length === 0) return children;
  return (
    <>
      <h3 className="en-label">{recent.title}</h3>
      <DataTable
        caption={recent.title}
        table={inOrder}
        rows={rows}
        rowKey={(row, index) => textOf(row['id']) || String(index)}
        empty=""
      />
    </>
  );
}

function inTheirOrder(table: TableDescriptor): TableDescriptor {
  const columns = table.columns.map((column) => ({ ...column, isSortable: false }));
  return { ...table, columns, sort: [], pageSize: 0 };
}
