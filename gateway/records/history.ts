import type { JsonObject } from '../../engine/core/json/json.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import type { RecordKind } from '../kinds/kinds.ts';
import type { Queryable } from '../store/database.ts';

/** One version of a record, as it was stored. */
export interface StoredVersion {
  readonly rev: number;
  readonly at: Date;
  readonly author: string;
  /** Name of the call that made it. */
  readonly source: string;
  readonly isRemoved: boolean;
  readonly document: JsonObject;
}

export interface VersionQuery {
  readonly kind: RecordKind;
  readonly id: string;
  /** Only versions before this revision. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** Versions of a record, the newest first. */
export async function listVersions(
  database: Queryable,
  { kind, id, before, limit }: VersionQuery,
): Promise<readonly StoredVersion[]> {
  const { rows } = await database.query<StoredVersion>(
    `select rev, at, author, source, is_removed as "isRemoved", document from record_version
     where type = $1 and id = $2 and ($3::int is null or rev < $3) order by rev desc limit $4`,
    [kind.type, id, before ?? null, limit],
  );
  return rows.map((row) => ({ ...row, document: inPresentShape(kind.entity, row.document) }));
}
