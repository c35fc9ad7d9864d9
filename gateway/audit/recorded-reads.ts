import { memoized } from '../../engine/core/compute/memoized.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { RecordKind } from '../kinds/kinds.ts';
import { organizationColumn } from '../kinds/nobody.ts';
import { openedOf, type UserScope, withOwners } from '../kinds/organization-scope.ts';
import { type CacheVersion, cacheVersionSql } from '../memory/memory.ts';
import { Batches } from '../store/batches.ts';
import { type Database, type Prepared, prepared } from '../store/database.ts';
import type { Origin } from './audit.ts';
import { appendedEntries } from './linked-entries.ts';

/** Who reads which record. */
export interface RecordedRead {
  readonly id: string;
  readonly reach: UserScope;
  readonly origin: Origin;
  /** Nothing is recorded if this cache version is no longer current; see `SignedEntry`. */
  readonly cacheVersion: CacheVersion | undefined;
}

export interface StoredDocument {
  readonly organization: string | null;
  readonly subject: string | null;
  readonly rev: number;
  /** As it was written, which may have been for an earlier version of the schemas. */
  readonly document: JsonObject;
}

export interface FoundRecord {
  /** Absent: removed, or not within reach; then nothing is recorded. */
  readonly record: StoredDocument | undefined;
  /** The cache version as it was when the record was read. */
  readonly version: CacheVersion;
}

/** Reads single records. The statement that reads one leaves the entry in the audit trail that says so. */
export interface RecordedReads {
  /** Resolves when the entry is on the disk. */
  readonly find: (kind: RecordKind, read: RecordedRead) => Promise<FoundRecord>;
}

/** Records of one kind that are read at the same time share a statement and its write to the disk. */
export function createRecordedReads(database: Database): RecordedReads {
  const byStatement = new Map<Prepared, Batches<ReadOfKind, FoundRecord>>();
  return {
    find(kind, read) {
      const { statement } = statementOf({ ...read, kind });
      const batches = byStatement.get(statement) ?? new Batches((reads) => findAll(database, reads));
      byStatement.set(statement, batches);
      return batches.do({ ...read, kind });
    },
  };
}

interface ReadOfKind extends RecordedRead {
  readonly kind: RecordKind;
}

interface FoundRow extends StoredDocument {
  readonly version: CacheVersion;
  /** Number of the read; null where none of them has found anything. */
  readonly place: number | null;
}

/** All of them are answered by the same statement, though they may be of several versions of the schemas. */
async function findAll(database: Database, reads: readonly ReadOfKind[]): Promise<readonly FoundRecord[]> {
  const [first] = reads;
  if (first === undefined) return [];
  const { statement, types, isWithin } = statementOf(first);
  const organizations = [...new Set(reads.flatMap(({ reach }) => reach.organizations))];
  const { rows } = await database.query<FoundRow>(statement, [
    ...[parametersOf(reads), ...types],
    ...(isWithin ? [organizations] : []),
  ]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  const version = rows[0]?.version ?? '';
  return reads.map((_read, place) => ({ record: byPlace.get(place), version }));
}

function parametersOf(reads: readonly ReadOfKind[]): string {
  return JSON.stringify(
    reads.map(({ kind, id, reach, origin, cacheVersion }, place) => ({
      ...{ place, id, organizations: reach.organizations, opened: openedOf(kind, reach) },
      ...{ ...origin, cacheVersion },
    })),
  );
}

interface ReadStatement {
  readonly statement: Prepared;
  /** Of the record and of its owners. */
  readonly types: readonly string[];
  /** Only records of these organizations are looked at: a parameter names those of all of the users. */
  readonly isWithin: boolean;
}

interface StatementsOfKind {
  readonly within: ReadStatement;
  /** For users who may read some records of other organizations for a while. */
  readonly opened: ReadStatement;
}

const statementsOf = memoized(
  (kind: RecordKind): StatementsOfKind => ({
    within: makeStatement(kind, true),
    opened: makeStatement(kind, false),
  }),
);

function statementOf({ kind, reach }: Pick<ReadOfKind, 'kind' | 'reach'>): ReadStatement {
  const { within, opened } = statementsOf(kind);
  return openedOf(kind, reach).length === 0 ? within : opened;
}

function makeStatement(kind: RecordKind, isWithin: boolean): ReadStatement {
  const types = [kind.type];
  const { from, top } = withOwners(kind, (type) => `$${types.push(String(type)) + 1}`);
  const own = 'r.organization = any(requested.organizations)';
  const scope = isWithin
    ? `r.organization = any($${types.length + 2}::text[]) and ${own}`
    : `(${own} or ${top}.id = any(requested.opened))`;
  const statement = prepared(
    `with requested as materialized (
       select * from jsonb_to_recordset($1::jsonb) as requested (place int, id text, organizations text[], opened text[],
         at timestamptz, author text, call text, request text, "cacheVersion" text)),
     found as materialized (
       select requested.*, r.organization, r.subject, r.rev, r.document
       from ${from} join requested on requested.id = r.id
       where r.type = $2 and r.deleted_at is null and ${scope}),
     entry as materialized (
       select organization, 'reads:' || coalesce(subject, id) || '@' || organization as chain, at, author,
         'read' as action, $2 as type, id, coalesce(subject, id) as subject, rev, call, request, null::text[] as shown,
         null::jsonb as details, null::bytea as document_hash
       from found where "cacheVersion" is null or "cacheVersion" = ${cacheVersionSql}),
     ${appendedEntries}
     select now.version, found.place, ${organizationColumn('found')} as organization, found.subject, found.rev, found.document
     from (select ${cacheVersionSql} as version) now left join found on true`,
  );
  return { statement, types, isWithin };
}
