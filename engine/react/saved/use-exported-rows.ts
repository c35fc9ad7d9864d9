import type { JsonObject } from '../../core/json/json.ts';
import type { RowCompanion, TabDescriptor } from '../../core/product/tab.ts';
import type { HitsAnswer, ListAnswer } from '../../core/protocol/call-types.ts';
import type { GatewayClient } from '../client/gateway-client.ts';
import { useEngine } from '../context/engine-context.ts';
import { useAccess } from '../context/use-access.ts';
import { entriesOf, type Listed, valuesOf } from '../data/entries-of.ts';
import type { DataTableProps } from '../table/DataTable.tsx';
import { type SearchRun, searchBody } from './search-body.ts';

/**
 * Returns the function that exports all rows of a search; the gateway supplies the rows, and records the export in
 * its audit log.
 */
export function useExportedRows(
  tab: TabDescriptor,
  run: SearchRun,
): Pick<DataTableProps, 'exportAs' | 'exportedRows'> {
  const { source } = run;
  const { client } = useEngine();
  const can = useAccess();
  const { export: action } = tab.actions;
  const call = source.export;
  if (action === undefined || call === undefined || !can(action.access)) return {};
  return {
    exportAs: tab.name,
    async exportedRows(): Promise<readonly JsonObject[]> {
      const { hits } = (await client.call(call, { body: searchBody(run) })) as unknown as HitsAnswer;
      const named = Object.entries(source.with ?? {});
      const lists: Listed[] = [];
      for (const [, companion] of named)
        lists.push({ rows: await entriesFor(client, companion, hits), isPlaceholderData: false });
      return hits.map((row) => ({ ...row, ...entriesOf(row, named, lists) }));
    },
  };
}

/** Maximum of ids in a list sent with a call. */
const mostIds = 200;

async function entriesFor(
  client: GatewayClient,
  companion: RowCompanion,
  rows: readonly JsonObject[],
): Promise<readonly JsonObject[]> {
  const { call, ids } = companion;
  if (ids === undefined) return ((await client.call(call)) as unknown as ListAnswer).rows;
  const wanted = valuesOf(rows, companion);
  const entries: JsonObject[] = [];
  for (let from = 0; from < wanted.length; from += mostIds) {
    const query = { [ids]: wanted.slice(from, from + mostIds) };
    entries.push(...((await client.call(call, { query })) as unknown as ListAnswer).rows);
  }
  return entries;
}
