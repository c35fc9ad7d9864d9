import type { JsonObject } from '../../engine/core/json/json.ts';
import { tokensOf } from '../../engine/core/json/pointer.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { type OrganizationScope, organizationColumn, scopeSql } from '../store/kinds/organization-scope.ts';

export interface StoredVersion {
  readonly rev: number;
  readonly at: Date;
  readonly author: string;
  /** Name of the call that made the version. */
  readonly source: string;
  readonly isRemoved: boolean;
  readonly document: JsonObject;
}

export interface VersionQuery {
  readonly kind: RecordKind;
  readonly id: string;
  /** Revision before which versions are listed. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** Lists versions of a record, the newest first. */
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

/** Reports whether a user has written a version of a record, and thus knows of it. */
export async function hasWritten(
  database: Queryable,
  { kind, id, author }: { readonly kind: RecordKind; readonly id: string; readonly author: string },
): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from record_version where type = $1 and id = $2 and author = $3 limit 1',
    [kind.type, id, author],
  );
  return rows.length > 0;
}

/** Pair of consecutive versions of a record that differ in a value. */
export interface VersionStep {
  readonly id: string;
  readonly rev: number;
  readonly at: Date;
  readonly author: string;
  readonly organization: string | null;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

export interface StepQuery {
  readonly kind: RecordKind;
  readonly scope: OrganizationScope;
  /** JSON Pointer to the value. */
  readonly at: string;
  readonly since: Date;
  /** Last version of the previous answer; absent for the first. */
  readonly after?: Pick<VersionStep, 'id' | 'rev'> | undefined;
  readonly limit: number;
}

/** Lists the changes of a value in the records within scope, by record. */
export async function listSteps(database: Queryable, query: StepQuery): Promise<readonly VersionStep[]> {
  const { kind, scope, at, since, after, limit } = query;
  const { from, where, parameters } = scopeSql(kind, scope, 6);
  const { rows } = await database.query<VersionStep>(
    `select v.id, v.rev, v.at, v.author, ${organizationColumn('r')} as organization, p.document as before, v.document as after
     from ${from} join record_version v on v.type = r.type and v.id = r.id
       join record_version p on p.type = v.type and p.id = v.id and p.rev = v.rev - 1
     where ${where} and r.deleted_at is null and not v.is_removed and v.at >= $1
       and p.document #>> $2::text[] is distinct from v.document #>> $2::text[] and (v.id, v.rev) > ($3, $4)
     order by v.id, v.rev limit $5`,
    [since, tokensOf(at), after?.id ?? '', after?.rev ?? 0, limit, ...parameters],
  );
  return rows.map((row) => ({
    ...row,
    before: inPresentShape(kind.entity, row.before),
    after: inPresentShape(kind.entity, row.after),
  }));
}

/** Saved record with its previous version. */
export interface SavedVersion {
  readonly type: string;
  readonly self: JsonObject;
  readonly old: JsonObject | null;
}

/**
 * Lists the other saves of the call that stored a version: those to the same record, or to records that belong to it.
 */
export async function savedTogether(
  database: Queryable,
  { id, at, author }: Pick<VersionStep, 'id' | 'at' | 'author'>,
): Promise<readonly SavedVersion[]> {
  const { rows } = await database.query<SavedVersion>(
    `select v.type, v.document as self, p.document as old
     from record r join record_version v on v.type = r.type and v.id = r.id
       left join record_version p on p.type = v.type and p.id = v.id and p.rev = v.rev - 1
     where (r.subject = $1 or r.id = $1) and v.at = $2 and v.author = $3 and not v.is_removed
     order by v.type, v.id`,
    [id, at, author],
  );
  return rows;
}
