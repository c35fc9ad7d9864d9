import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../../store/database.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';

/** Reads the content of the last import; `undefined` for a record that users created. */
export async function importBase(
  tx: Queryable,
  kind: RecordKind,
  id: string,
): Promise<JsonObject | undefined> {
  const { rows } = await tx.query<{ document: JsonObject }>(
    'select document from record_import where type = $1 and id = $2',
    [kind.type, id],
  );
  return rows[0]?.document;
}

export interface ImportBase {
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  readonly at: Date;
}

/**
 * Stores the imported content of each record for comparison with the next import, even if users' changes were kept
 * instead. Expects each record once.
 */
export async function keepImportBases(tx: Queryable, bases: readonly ImportBase[]): Promise<void> {
  const rows = bases.map(({ kind, id, content, at }) => ({ type: kind.type, id, document: content, at }));
  await tx.query(
    `insert into record_import (type, id, document, at)
     select type, id, document, at from jsonb_populate_recordset(null::record_import, $1::jsonb)
     on conflict (type, id) do update set document = excluded.document, at = excluded.at`,
    [JSON.stringify(rows)],
  );
}
