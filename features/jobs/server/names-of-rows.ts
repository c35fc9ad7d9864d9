import { displayRecord } from '../../../engine/core/records/display.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecordsById } from '../../../gateway/records/read.ts';
import { kindOf } from '../../../gateway/store/kinds/kinds.ts';

/** Reads the names of those records that the user may see now, and logs the disclosure. */
export async function namesOfRows(
  call: Call,
  tab: string,
  ids: readonly string[],
  action: 'read' | 'export',
): Promise<ReadonlyMap<string, string>> {
  const { product, database, user } = call;
  const entity = product.tabs[tab]?.entity;
  if (entity === undefined) return new Map();
  const kind = kindOf(product, entity);
  const records = await listRecordsById(database, { kind, ids, scope: user });
  call.note({ action, type: kind.type, shown: records.map(({ id }) => id) });
  return new Map(
    records.map(({ id, document }) => [
      id,
      displayRecord(kind.traits.display, visibleRecord(call, kind, document)),
    ]),
  );
}
