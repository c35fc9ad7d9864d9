import type { Json, JsonObject } from '../../core/json.ts';
import type { SavedSource, SortOrder, TabDescriptor } from '../../core/product/tab.ts';
import type { HitsAnswer } from '../data/answers.ts';
import { useEngine } from '../provider/engine-context.ts';
import { useAccess } from '../provider/use-access.ts';
import type { DataTableProps } from '../table/DataTable.tsx';

interface ExportedRows {
  readonly tab: TabDescriptor;
  readonly source: SavedSource;
  /** `_id` of the search. */
  readonly search: string;
  /** The order that the person has chosen, where it is not the search's own. */
  readonly sort: readonly SortOrder[] | undefined;
}

/** What lets people take all rows of a search along: the gateway hands them out, and keeps who took them. */
export function useExportedRows({
  tab,
  source,
  search,
  sort,
}: ExportedRows): Pick<DataTableProps, 'exportAs' | 'exportedRows'> {
  const { client } = useEngine();
  const can = useAccess();
  const { export: action } = tab.actions;
  const call = source.export;
  if (action === undefined || call === undefined || !can(action.access)) return {};
  return {
    exportAs: tab.name,
    async exportedRows(): Promise<readonly JsonObject[]> {
      const body = { [source.by]: search, ...(sort === undefined ? {} : { sort }) } as unknown as Json;
      return ((await client.call(call, { body })) as unknown as HitsAnswer).hits;
    },
  };
}
