import { useEffect, useMemo } from 'react';
import type { Json, JsonObject } from '../../core/json.ts';
import type { SavedSource, TabDescriptor } from '../../core/product/tab.ts';
import type { HitsAnswer } from '../data/answers.ts';
import { useCall } from '../data/use-call.ts';
import { useTrouble } from '../data/use-trouble.ts';
import { textOf } from '../form/widgets/control.ts';
import { idOf } from '../parts/record-content.ts';
import { DataTable } from '../table/DataTable.tsx';
import { shownColumns } from './shown-columns.ts';
import { useSearchView } from './use-search-view.ts';

export interface FoundRowsProps {
  readonly tab: TabDescriptor;
  readonly source: SavedSource;
  /** The search that is run, and its name. */
  readonly search: JsonObject;
  readonly name: string;
}

const noRows: readonly JsonObject[] = [];

/** What a stored search finds, a page at a time. */
export function FoundRows({ tab, source, search, name }: FoundRowsProps) {
  const view = useSearchView(tab.name, source.searches, search);
  const { from, ownSort } = view;
  const body = useMemo(
    () => ({ [source.by]: idOf(search) ?? '', from, ...(ownSort === undefined ? {} : { sort: ownSort }) }),
    [source.by, search, from, ownSort],
  ) as unknown as Json;
  const answer = useCall<HitsAnswer>(source.run, { body, keepsPrevious: true });
  const trouble = useTrouble(answer, body);
  const table = useMemo(
    () => ({ ...tab.table, columns: shownColumns(tab.table.columns, source.searches, search) }),
    [tab.table, source.searches, search],
  );
  const found = answer.data;
  const { pageSize } = tab.table;
  useEffect(() => {
    // The last page may be gone by the time one comes back to it.
    if (answer.isPlaceholderData || found === undefined || found.hits.length > 0 || found.total === 0) return;
    if (from > 0) view.change({ from: Math.floor((found.total - 1) / pageSize) * pageSize, sort: view.sort });
  }, [answer.isPlaceholderData, found, from, pageSize, view]);
  return (
    <DataTable
      caption={name}
      table={table}
      rows={found?.hits ?? noRows}
      rowKey={(row, index) => textOf(row['id']) || String(index)}
      empty={tab.empty}
      isLoading={answer.isPending}
      isRefreshing={answer.isFetching}
      error={found === undefined || answer.isError ? trouble : undefined}
      onRetry={() => void answer.refetch()}
      server={{ total: found?.total ?? 0, from, sort: view.sort, onChange: view.change }}
    />
  );
}
