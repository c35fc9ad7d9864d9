import type { JsonObject } from '../../engine/core/json/json.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';

/** Record as of an instant. */
export interface PastRecord<Document extends JsonObject = JsonObject> {
  readonly id: string;
  readonly rev: number;
  readonly document: Document;
}

export interface PastQuery<Document extends JsonObject = JsonObject> {
  readonly kind: RecordKind<Document>;
  readonly ids: readonly string[];
  /** Instant up to which saved versions count, inclusive. */
  readonly at: Date;
}

/** Reads records as of an instant, ordered by id, without those that did not exist then. */
export async function recordsAsOf<Document extends JsonObject = JsonObject>(
  database: Queryable,
  { kind, ids, at }: PastQuery<Document>,
): Promise<readonly PastRecord<Document>[]> {
  const { rows } = await database.query<PastRecord<Document> & { readonly isRemoved: boolean }>(
    `select distinct on (id) id, rev, document, is_removed as "isRemoved" from record_version
     where type = $1 and id = any($2::text[]) and at <= $3 order by id, rev desc`,
    [kind.type, ids, at],
  );
  const found = new Map(rows.filter(({ isRemoved }) => !isRemoved).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row === undefined
      ? []
      : [{ id, rev: row.rev, document: inPresentShape(kind.entity, row.document) }];
  });
}

/** Reads the owned records that a record had at an instant, oldest first. */
export async function belongingAsOf(
  database: Queryable,
  { kind, subject, at }: Omit<PastQuery, 'ids'> & { readonly subject: string },
): Promise<readonly PastRecord[]> {
  const { rows } = await database.query<{ id: string }>(
    'select id from record where type = $1 and subject = $2 order by created_at, id',
    [kind.type, subject],
  );
  return recordsAsOf(database, { kind, ids: rows.map(({ id }) => id), at });
}
