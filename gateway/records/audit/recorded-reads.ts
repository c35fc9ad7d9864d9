import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { Batches } from '../../store/batches.ts';
import { type Database, type Prepared, prepared } from '../../store/database.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import {
  lastSetSql,
  openedOf,
  organizationColumn,
  readersPath,
  type UserScope,
  withOwners,
} from '../../store/kinds/organization-scope.ts';
import { type CacheVersion, cacheVersionSql } from '../../store/memory/memory.ts';
import type { AuditOrigin } from './audit.ts';
import { appendedEntries } from './linked-entries.ts';

/** Read of a record with its reader. */
export interface RecordedRead {
  readonly id: string;
  readonly scope: UserScope;
  readonly origin: AuditOrigin;
  /** Cache version that must be current for the read to be recorded; see `SignedEntry`. */
  readonly cacheVersion: CacheVersion | undefined;
}

export interface StoredDocument {
  readonly organization: string | null;
  readonly subject: string | null;
  readonly rev: number;
  /** Document as written, perhaps by an earlier version of the schemas. */
  readonly document: JsonObject;
  /** True if another organization has the record now and the user reads it as one of its `readers`. */
  readonly isHandedOver?: boolean;
}

export interface FoundRecord {
  /** Found record; absent if removed or outside of the user's scope, and then not audited. */
  readonly record: StoredDocument | undefined;
  /** Cache version at the time of reading. */
  readonly version: CacheVersion;
}

/** Reader of single records, which stores the audit entry in the same statement. */
export interface RecordedReads {
  /** Resolves once the audit entry is on disk. */
  readonly find: (kind: RecordKind, read: RecordedRead) => Promise<FoundRecord>;
}

/** Creates the reader: concurrent reads of one kind share a statement and its write to disk. */
export function createRecordedReads(database: Database): RecordedReads {
  const byStatement = new Map<string, Batches<ReadOfKind, FoundRecord>>();
  return {
    async find(kind, read) {
      const found = await findBy(statementOf({ ...read, kind }), { ...read, kind });
      const { readers } = statementsOf(kind);
      if (found.record !== undefined || readers === undefined) return found;
      const handedOver = await findBy(readers, { ...read, kind });
      const { record } = handedOver;
      return record === undefined ? handedOver : { ...handedOver, record: { ...record, isHandedOver: true } };
    },
  };

  function findBy(by: ReadStatement, read: ReadOfKind): Promise<FoundRecord> {
    // Adds the types to the key, since kinds without owners share one statement, with their types as parameters.
    const key = [by.statement.name, ...by.types].join(' ');
    const batches =
      byStatement.get(key) ?? new Batches((reads: readonly ReadOfKind[]) => findAll(database, by, reads));
    byStatement.set(key, batches);
    return batches.do(read);
  }
}

interface ReadOfKind extends RecordedRead {
  readonly kind: RecordKind;
}

interface FoundRow extends StoredDocument {
  readonly version: CacheVersion;
  /** Number of the read in the batch; null in the row of a batch that found nothing. */
  readonly position: number | null;
}

/** Answers all reads by one statement, even if they use different versions of the schemas. */
async function findAll(
  database: Database,
  { statement, types, others }: ReadStatement,
  reads: readonly ReadOfKind[],
): Promise<readonly FoundRecord[]> {
  const { rows } = await database.query<FoundRow>(statement, [
    parametersOf(reads),
    ...types,
    ...others(reads),
  ]);
  const byIndex = new Map(rows.map((row) => [row.position, row]));
  const version = rows[0]?.version ?? '';
  return reads.map((_read, index) => ({ record: byIndex.get(index), version }));
}

function parametersOf(reads: readonly ReadOfKind[]): string {
  return JSON.stringify(
    reads.map(({ kind, id, scope, origin, cacheVersion }, position) => ({
      ...{ position, id, organizations: scope.organizations, opened: openedOf(kind, scope) },
      ...{ ...origin, cacheVersion },
    })),
  );
}

interface ReadStatement {
  readonly statement: Prepared;
  /** Types of the record and of its owners. */
  readonly types: readonly string[];
  /** Returns the statement's parameters after the types. */
  readonly others: (reads: readonly ReadOfKind[]) => readonly unknown[];
}

interface StatementsOfKind {
  readonly within: ReadStatement;
  /** Statement for users with temporary access to records of other organizations. */
  readonly opened: ReadStatement;
  /** Statement for users who may read a record of another organization as its readers. */
  readonly readers: ReadStatement | undefined;
}

const statementsOf = memoized(
  (kind: RecordKind): StatementsOfKind => ({
    within: withinStatement(kind),
    opened: openedStatement(kind),
    readers: readersStatement(kind),
  }),
);

function statementOf({ kind, scope }: Pick<ReadOfKind, 'kind' | 'scope'>): ReadStatement {
  const { within, opened } = statementsOf(kind);
  return openedOf(kind, scope).length === 0 ? within : opened;
}

const own = 'r.organization = any(requested.organizations)';

/** Builds the statement that reads only records of the users' organizations. */
function withinStatement(kind: RecordKind): ReadStatement {
  const { types, from, next } = chainOf(kind);
  const scope = `r.organization = any($${next}::text[]) and ${own}`;
  const others: ReadStatement['others'] = (reads) => [
    [...new Set(reads.flatMap(({ scope }) => scope.organizations))],
  ];
  return { types, others, statement: makeStatement({ from, scope }) };
}

function openedStatement(kind: RecordKind): ReadStatement {
  const { types, from, top } = chainOf(kind);
  const scope = `(${own} or ${top}.id = any(requested.opened))`;
  return { types, others: () => [], statement: makeStatement({ from, scope }) };
}

/**
 * Builds the statement for a record of another organization that the user may read because of an earlier action,
 * made in an organization that the user still belongs to.
 */
function readersStatement(kind: RecordKind): ReadStatement | undefined {
  const tokens = readersPath(kind);
  if (tokens === undefined) return undefined;
  const { types, from, next } = chainOf(kind);
  const path = `$${next + 1}`;
  const made = `made as materialized (${lastSetSql({ type: '$2', ids: `$${next}`, path })}),`;
  const scope = `r.document #>> ${path}::text[] = 'true' and exists (select from made
    where made.id = r.id and made.author = requested.author and made.organization = any(requested.organizations))`;
  const others: ReadStatement['others'] = (reads) => [reads.map(({ id }) => id), tokens];
  return { types, others, statement: makeStatement({ from, scope, made }) };
}

/** Builds the SQL of `record r` joined with its owners, whose types are parameters after the first one. */
function chainOf(kind: RecordKind) {
  const types = [kind.type];
  const { from, top } = withOwners(kind, (type) => `$${types.push(String(type)) + 1}`);
  return { types, from, top, next: types.length + 2 };
}

interface StatementParts {
  readonly from: string;
  readonly scope: string;
  /** Additional common table expression. */
  readonly made?: string;
}

function makeStatement({ from, scope, made = '' }: StatementParts): Prepared {
  return prepared(
    `with requested as materialized (
       select * from jsonb_to_recordset($1::jsonb) as requested (position int, id text, organizations text[], opened text[],
         at timestamptz, author text, call text, request text, "cacheVersion" text)),
     ${made}
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
     select now.version, found.position, ${organizationColumn('found')} as organization, found.subject, found.rev, found.document
     from (select ${cacheVersionSql} as version) now left join found on true`,
  );
}
