import type { JsonObject } from '../../engine/core/json/json.ts';
import { tokensOf } from '../../engine/core/json/pointer.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import { prepared, type Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import {
  isOfNobody,
  nobody,
  type OrganizationScope,
  openedOf,
  organizationColumn,
  scopeSql,
} from '../store/kinds/organization-scope.ts';
import { type FactSource, recall } from '../store/memory/memory.ts';

/** Row of the record table. */
export interface StoredRecord<Document extends JsonObject = JsonObject> {
  readonly id: string;
  readonly organization: string | null;
  readonly subject: string | null;
  readonly rev: number;
  readonly document: Document;
  readonly isRemoved: boolean;
  /** Document of the nearest owner, where requested. */
  readonly subjectDocument?: JsonObject;
}

const columns = `r.id, ${organizationColumn('r')} as organization, r.subject, r.rev, r.document,
  (r.deleted_at is not null) as "isRemoved"`;

/** Column with the document of the nearest owner, which `scopeSql` joins as `owner1`. */
const subjectColumn = ', owner1.document as "subjectDocument"';

export interface RecordQuery<Document extends JsonObject = JsonObject> {
  readonly kind: RecordKind<Document>;
  readonly id: string;
  readonly scope: OrganizationScope;
  /**
   * Lock until the transaction ends. `change`: against changes and removal; `keep`: against removal and transfer;
   * `try`: as `change`, but skips a record locked by others instead of waiting.
   */
  readonly lock?: Lock;
}

type Lock = 'change' | 'keep' | 'try';

const lockClauses: Readonly<Record<Lock, string>> = {
  change: 'for update of r',
  keep: 'for share of r',
  try: 'for update of r skip locked',
};

/** Finds a record or its tombstone within scope. */
export async function findRecord<Document extends JsonObject = JsonObject>(
  database: Queryable,
  query: RecordQuery<Document>,
): Promise<StoredRecord<Document> | undefined> {
  const { lock } = query;
  if (lock !== undefined) return findLocked(database, { ...query, lock, scope: forChanges(query.scope) });
  const { kind, id, scope } = query;
  const { from, where, parameters } = scopeSql(kind, scope, 2);
  const { rows } = await database.query<StoredRecord<Document>>(
    prepared(`select ${columns} from ${from} where r.id = $1 and ${where}`, { isQuick: true }),
    [id, ...parameters],
  );
  return rows.map((row) => asToday(kind, row))[0];
}

/**
 * Narrows the scope to records that the user may change, since locks serve changes: excludes records that the user
 * may only read.
 */
function forChanges(scope: OrganizationScope): OrganizationScope {
  if (scope === 'everything') return scope;
  const { reader: _reader, ...others } = scope;
  return others;
}

type LockQuery<Document extends JsonObject> = RecordQuery<Document> & { readonly lock: Lock };

/**
 * Finds and locks a record within one organization, as a distributed PostgreSQL requires. A transfer deletes the row
 * and inserts it elsewhere: a query that waited for the lock then finds nothing, and is retried.
 */
async function findLocked<Document extends JsonObject>(
  database: Queryable,
  query: LockQuery<Document>,
): Promise<StoredRecord<Document> | undefined> {
  const only = onlyOrganization(query);
  if (only !== undefined) return lockIn(database, query, only);
  const organization = await organizationWithinScope(database, query);
  // Queries for a missing record too, so that response times do not reveal which records exist.
  const found = await lockIn(database, query, organization);
  if (found !== undefined || organization === undefined || query.lock === 'try') return found;
  return lockIn(database, query, await organizationWithinScope(database, query));
}

async function lockIn<Document extends JsonObject>(
  database: Queryable,
  { kind, id, lock }: LockQuery<Document>,
  organization: string | undefined,
): Promise<StoredRecord<Document> | undefined> {
  const { from, where, parameters } = scopeSql(kind, 'everything', 3);
  const { rows } = await database.query<StoredRecord<Document>>(
    prepared(
      `select ${columns} from ${from}
       where r.id = $1 and r.organization = $2 and ${where} ${lockClauses[lock]}`,
    ),
    [id, organization ?? null, ...parameters],
  );
  return rows.map((row) => asToday(kind, row))[0];
}

/** Finds the organization of all records within scope, if there is only one. */
function onlyOrganization({ kind, scope }: Pick<RecordQuery, 'kind' | 'scope'>): string | undefined {
  if (scope === 'everything') return isOfNobody(kind) ? nobody : undefined;
  const { organizations } = scope;
  return organizations.length === 1 && openedOf(kind, scope).length === 0 ? organizations[0] : undefined;
}

/** Finds the current organization of a record within scope. */
async function organizationWithinScope<Document extends JsonObject>(
  database: Queryable,
  { kind, id, scope }: RecordQuery<Document>,
): Promise<string | undefined> {
  const { from, where, parameters } = scopeSql(kind, scope, 2);
  const { rows } = await database.query<{ organization: string }>(
    prepared(`select r.organization from ${from} where r.id = $1 and ${where}`, { isQuick: true }),
    [id, ...parameters],
  );
  return rows[0]?.organization;
}

export interface PathQuery<Document extends JsonObject = JsonObject>
  extends Omit<RecordQuery<Document>, 'id' | 'lock'> {
  /** JSON Pointer of the value. */
  readonly at: string;
  readonly value: string;
}

/** Finds the oldest record within scope that has this value at a path. */
export async function findRecordAt<Document extends JsonObject = JsonObject>(
  database: Queryable,
  { kind, at, value, scope }: PathQuery<Document>,
): Promise<StoredRecord<Document> | undefined> {
  const { from, where, parameters } = scopeSql(kind, scope, 3);
  const { rows } = await database.query<StoredRecord<Document>>(
    `select ${columns} from ${from}
     where r.document #>> $1::text[] = $2 and r.deleted_at is null and ${where} order by r.created_at, r.id limit 1`,
    [tokensOf(at), value, ...parameters],
  );
  return rows.map((row) => asToday(kind, row))[0];
}

export interface PathsQuery<Document extends JsonObject = JsonObject> {
  readonly kind: RecordKind<Document>;
  readonly values: readonly Omit<PathQuery, 'kind' | 'scope'>[];
  readonly scope: OrganizationScope;
}

/** Finds the records within scope that have all of these values at their paths, at most two. */
export async function findRecordsAt<Document extends JsonObject = JsonObject>(
  database: Queryable,
  { kind, values, scope }: PathsQuery<Document>,
): Promise<readonly StoredRecord<Document>[]> {
  const { from, where, parameters } = scopeSql(kind, scope, 1);
  const next = parameters.length + 1;
  const conditions = values.map((_value, index) => {
    return `r.document #>> $${next + index * 2}::text[] = $${next + index * 2 + 1}`;
  });
  const { rows } = await database.query<StoredRecord<Document>>(
    `select ${columns} from ${from} where ${[where, 'r.deleted_at is null', ...conditions].join(' and ')} limit 2`,
    [...parameters, ...values.flatMap(({ at, value }) => [tokensOf(at), value])],
  );
  return rows.map((row) => asToday(kind, row));
}

/** Converts a record with former property names to the present names. */
function asToday<Document extends JsonObject>(
  kind: RecordKind<Document>,
  row: StoredRecord<Document>,
): StoredRecord<Document> {
  return { ...row, document: inPresentShape(kind.entity, row.document) };
}

export interface ListQuery<Document extends JsonObject = JsonObject> {
  /** True to return each record with its owner, from the join that limits the query to the scope. */
  readonly withSubject?: boolean;
  readonly kind: RecordKind<Document>;
  readonly subject?: string | undefined;
  readonly scope: OrganizationScope;
}

/** Lists all records within scope, or those of one subject, oldest first. */
export async function listRecords<Document extends JsonObject = JsonObject>(
  database: Queryable,
  { kind, subject, scope, withSubject = false }: ListQuery<Document>,
): Promise<readonly StoredRecord<Document>[]> {
  const { from, where, parameters } = scopeSql(kind, scope, 2);
  const { rows } = await database.query<StoredRecord<Document>>(
    `select ${columns}${withSubject && kind.parent !== undefined ? subjectColumn : ''} from ${from}
     where ($1::text is null or r.subject = $1) and r.deleted_at is null and ${where}
     order by r.created_at, r.id`,
    [subject ?? null, ...parameters],
  );
  return rows.map((row) => asToday(kind, row));
}

/** Maximum of records in one statement, so that it ends soon. */
const mostAtOnce = 1_000;

/** Lists the next records of a kind after an id, ordered by id, each with its owner. */
export async function listNext<Document extends JsonObject = JsonObject>(
  database: Queryable,
  { kind, after }: { readonly kind: RecordKind<Document>; readonly after: string },
): Promise<readonly StoredRecord<Document>[]> {
  const { from, where, parameters } = scopeSql(kind, 'everything', 2);
  const { rows } = await database.query<StoredRecord<Document>>(
    `select ${columns}${kind.parent === undefined ? '' : subjectColumn} from ${from}
     where r.id > $1 and r.deleted_at is null and ${where} order by r.id limit ${mostAtOnce}`,
    [after, ...parameters],
  );
  return rows.map((row) => asToday(kind, row));
}

export interface NewestQuery<Document extends JsonObject = JsonObject> extends ListQuery<Document> {
  readonly count: number;
  /** JSON Pointer to a date. */
  readonly by: string;
}

/** Lists the newest records by a given date of theirs, with the total number. */
export async function listNewest<Document extends JsonObject = JsonObject>(
  database: Queryable,
  { kind, subject, scope, count, by }: NewestQuery<Document>,
): Promise<{ readonly total: number; readonly records: readonly StoredRecord<Document>[] }> {
  const { from, where, parameters } = scopeSql(kind, scope, 4);
  const { rows } = await database.query<StoredRecord<Document> & { readonly total: number }>(
    `select ${columns}, count(*) over ()::int as total from ${from}
     where ($1::text is null or r.subject = $1) and r.deleted_at is null and ${where}
     order by r.document #>> $2::text[] desc nulls last, r.created_at desc, r.id limit $3`,
    [subject ?? null, tokensOf(by), count, ...parameters],
  );
  return { total: rows[0]?.total ?? 0, records: rows.map(({ total: _total, ...row }) => asToday(kind, row)) };
}

export interface SubjectsQuery<Document extends JsonObject = JsonObject>
  extends Pick<ListQuery<Document>, 'kind' | 'scope'> {
  readonly subjects: readonly string[];
}

/** Lists the records of several subjects within scope, oldest first. */
export async function listRecordsOf<Document extends JsonObject = JsonObject>(
  database: Queryable,
  { kind, subjects, scope }: SubjectsQuery<Document>,
): Promise<readonly StoredRecord<Document>[]> {
  const { from, where, parameters } = scopeSql(kind, scope, 2);
  const { rows } = await database.query<StoredRecord<Document>>(
    `select ${columns} from ${from}
     where r.subject = any($1::text[]) and r.deleted_at is null and ${where} order by r.created_at, r.id`,
    [subjects, ...parameters],
  );
  return rows.map((row) => asToday(kind, row));
}

export interface IdsQuery<Document extends JsonObject = JsonObject>
  extends Pick<ListQuery<Document>, 'kind' | 'scope'> {
  readonly ids: readonly string[];
}

/** Lists the records with the given ids within scope. */
export async function listRecordsById<Document extends JsonObject = JsonObject>(
  database: Queryable,
  { kind, ids, scope }: IdsQuery<Document>,
): Promise<readonly StoredRecord<Document>[]> {
  const { from, where, parameters } = scopeSql(kind, scope, 2);
  const { rows } = await database.query<StoredRecord<Document>>(
    `select ${columns} from ${from} where r.id = any($1::text[]) and r.deleted_at is null and ${where}`,
    [ids, ...parameters],
  );
  return rows.map((row) => asToday(kind, row));
}

/** Lists all records that an organization owns, oldest first. */
export function recordsOfOrganization(
  source: FactSource,
  { kind, organization }: { readonly kind: RecordKind; readonly organization: string },
): Promise<readonly StoredRecord[]> {
  const about = { kinds: [kind], key: `list ${kind.type} ${organization}` };
  return recall(source, about, () =>
    listRecords(source.database, { kind, scope: { organizations: [organization] } }),
  );
}

/** Finds which of these ids exist, in any organization. */
export async function existingIds(
  database: Queryable,
  { kind, ids }: { readonly kind: RecordKind; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ id: string }>(
    'select id from record where type = $1 and id = any($2::text[]) and deleted_at is null',
    [kind.type, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Finds a record's document at a revision. */
export async function findVersion(
  database: Queryable,
  { kind, id, rev }: { readonly kind: RecordKind; readonly id: string; readonly rev: number },
): Promise<JsonObject | undefined> {
  const { rows } = await database.query<{ document: JsonObject }>(
    'select document from record_version where type = $1 and id = $2 and rev = $3',
    [kind.type, id, rev],
  );
  const [version] = rows;
  return version === undefined ? undefined : inPresentShape(kind.entity, version.document);
}
