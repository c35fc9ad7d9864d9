import type { Queryable } from '../../store/database.ts';
import { nobody } from '../../store/kinds/organization-scope.ts';

/** Record that differs from its last version in the audit trail. Reports contain none of its values. */
export interface AlteredRecord {
  readonly type: string;
  readonly id: string;
  readonly what: 'changed' | 'removed' | 'added' | 'history changed';
}

export interface RecordsReport {
  /** Number of records that were compared. */
  readonly records: number;
  /** Records that are altered; the check ends with the hundredth. */
  readonly altered: readonly AlteredRecord[];
}

/** Rows that are held in memory at a time. */
const usualBatch = 500;

/** Maximum of altered records listed. */
const mostListed = 100;

/** Condition for entries of a revision, as in the partial index `audit_by_revision`. */
const isChange = "a.rev is not null and a.action in ('write', 'remove', 'restore')";

const hashOf = (document: string) => `pg_catalog.sha256(pg_catalog.convert_to(${document}::text, 'UTF8'))`;

/**
 * Compares all records and versions with their audit entries to find those changed, removed or added outside of
 * the gateway. Each batch is one statement, so that concurrent saves do not disturb the check.
 */
export async function verifyRecords(database: Queryable, batchSize = usualBatch): Promise<RecordsReport> {
  const altered = new Map<string, AlteredRecord>();
  let records = 0;
  const types = await typesOf(database);
  const checks = [
    { statement: comparedRecords, more: [types] },
    { statement: missingRecords },
    { statement: comparedVersions },
  ];
  for (const check of checks) {
    for await (const { type, id, what } of pagesOf(database, { ...check, batchSize })) {
      if (check.statement === comparedRecords) records += 1;
      const key = `${type} ${id}`;
      if (what !== null && !altered.has(key)) altered.set(key, { type, id, what });
      if (altered.size >= mostListed) return { records, altered: [...altered.values()] };
    }
  }
  return { records, altered: [...altered.values()] };
}

interface Compared {
  readonly type: string;
  readonly id: string;
  readonly rev: number;
  readonly what: AlteredRecord['what'] | null;
}

interface Check {
  readonly statement: string;
  readonly batchSize: number;
  /** Parameters that follow those of the page. */
  readonly more?: readonly unknown[];
}

async function* pagesOf(
  database: Queryable,
  { statement, batchSize, more = [] }: Check,
): AsyncGenerator<Compared> {
  let after: Pick<Compared, 'type' | 'id' | 'rev'> = { type: '', id: '', rev: 0 };
  for (;;) {
    const page = [after.type, after.id, after.rev, batchSize];
    const { rows } = await database.query<Compared>(statement, [...page, ...more]);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last;
  }
}

/** Lists the record types, so that ids are looked up under each type, as the index requires. */
async function typesOf(database: Queryable): Promise<readonly string[]> {
  const { rows } = await database.query<{ type: string }>('select distinct type from record');
  return rows.map(({ type }) => type);
}

/*
 * Materializes the parts of a statement before joining them: lookups may be in other organizations than their batch,
 * which a distributed PostgreSQL cannot join otherwise.
 */

/**
 * Compares stored records with their last entries. Owned records follow their owner to another organization, without
 * entries for the transfer.
 */
const comparedRecords = `
  with batch as materialized (
    select * from record where (type, id) > ($1, $2) and $3::int is not null order by type, id limit $4),
  last as materialized (
    select distinct on (a.type, a.id) a.type, a.id, a.rev, a.action, a.subject, a.organization, a.document_hash
    from audit a join batch on batch.type = a.type and batch.id = a.id where ${isChange}
    order by a.type, a.id, a.rev desc),
  owner as materialized (
    select distinct owner.id, owner.organization from record owner join batch on batch.subject = owner.id
    where owner.type = any($5::text[]))
  select r.type, r.id, r.rev, case
    when last.rev is null then 'added'
    when last.rev <> r.rev
      or (last.action = 'remove') <> (r.deleted_at is not null)
      or last.subject is distinct from coalesce(r.subject, r.id)
      or last.document_hash <> ${hashOf('r.document')}
      or (r.subject is null and coalesce(last.organization, '${nobody}') <> r.organization)
      or (r.subject is not null and not exists (
        select 1 from owner where owner.id = r.subject and owner.organization = r.organization))
    then 'changed' end as what
  from batch r left join last on last.type = r.type and last.id = r.id
  order by r.type, r.id`;

/** Finds records and versions that have an entry but no longer exist. */
const missingRecords = `
  with batch as materialized (
    select a.type, a.id, a.rev from audit a where ${isChange} and (a.type, a.id, a.rev) > ($1, $2, $3)
    order by a.type, a.id, a.rev limit $4),
  standing as materialized (
    select distinct r.type, r.id from record r join batch on batch.type = r.type and batch.id = r.id),
  version as materialized (
    select v.type, v.id, v.rev from record_version v
      join batch on batch.type = v.type and batch.id = v.id and batch.rev = v.rev)
  select a.type, a.id, a.rev, case
    when standing.id is null then 'removed'
    when version.id is null then 'history changed' end as what
  from batch a left join standing on standing.type = a.type and standing.id = a.id
    left join version on version.type = a.type and version.id = a.id and version.rev = a.rev
  order by a.type, a.id, a.rev`;

const comparedVersions = `
  with batch as materialized (
    select * from record_version where (type, id, rev) > ($1, $2, $3) order by type, id, rev limit $4),
  change as materialized (
    select distinct on (a.type, a.id, a.rev) a.type, a.id, a.rev, a.action, a.author, a.document_hash
    from audit a join batch on batch.type = a.type and batch.id = a.id and batch.rev = a.rev
    where ${isChange} order by a.type, a.id, a.rev)
  select v.type, v.id, v.rev, case
    when a.rev is null or a.document_hash <> ${hashOf('v.document')}
      or (a.action = 'remove') <> v.is_removed or a.author <> v.author then 'history changed' end as what
  from batch v left join change a on a.type = v.type and a.id = v.id and a.rev = v.rev
  order by v.type, v.id, v.rev`;
