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
  const byTypes = new Map<string, Batches<ReadOfKind, FoundRecord>>();
  return {
    find(kind, read) {
      const { types } = statementOf(kind);
      const key = JSON.stringify(types);
      const batches = byTypes.get(key) ?? new Batches((reads) => findAll(database, reads));
      byTypes.set(key, batches);
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

/** All of them are of the same types, though they may be of several versions of the schemas. */
async function findAll(database: Database, reads: readonly ReadOfKind[]): Promise<readonly FoundRecord[]> {
  const [first] = reads;
  if (first === undefined) return [];
  const { statement, types } = statementOf(first.kind);
  const { rows } = await database.query<FoundRow>(statement, [parametersOf(reads), ...types]);
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
}

const knownStatements = new WeakMap<RecordKind, ReadStatement>();

function statementOf(kind: RecordKind): ReadStatement {
  const known = knownStatements.get(kind) ?? makeStatement(kind);
  knownStatements.set(kind, known);
  return known;
}

/** Each record is looked up by itself, whatever the planner thinks of their number. */
function makeStatement(kind: RecordKind): ReadStatement {
  const types = [kind.type];
  const { from, top } = withOwners(kind, (type) => `$${types.push(String(type)) + 1}`);
  const statement = prepared(
    `with requested as materialized (
       select * from jsonb_to_recordset($1::jsonb) as requested (place int, id text, organizations text[], opened text[],
         at timestamptz, author text, call text, request text, "cacheVersion" text)),
     found as materialized (
       select requested.*, stored.* from requested cross join lateral (
         select r.organization, r.subject, r.rev, r.document from ${from}
         where r.type = $2 and r.id = requested.id and r.deleted_at is null
           and (r.organization = any(requested.organizations) or ${top}.id = any(requested.opened)) limit 1) stored),
     entry as materialized (
       select organization, 'reads:' || coalesce(subject, id) || '@' || organization as chain, at, author,
         'read' as action, $2 as type, id, coalesce(subject, id) as subject, rev, call, request, null::text[] as shown,
         null::jsonb as details, null::bytea as document_hash
       from found where "cacheVersion" is null or "cacheVersion" = ${cacheVersionSql}),
     ${appendedEntries}
     select now.version, found.place, ${organizationColumn('found')} as organization, found.subject, found.rev, found.document
     from (select ${cacheVersionSql} as version) now left join found on true`,
  );
  return { statement, types };
}
