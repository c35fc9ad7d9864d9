import { nobody } from '../kinds/nobody.ts';
import type { Queryable } from '../store/database.ts';

/** A record that differs from its last version in the audit trail. The report contains none of its values. */
export interface AlteredRecord {
  readonly type: string;
  readonly id: string;
  readonly what: 'changed' | 'removed' | 'added' | 'history changed';
}

export interface RecordsReport {
  /** How many were compared. */
  readonly records: number;
  /** Those that are altered; the check ends with the hundredth. */
  readonly altered: readonly AlteredRecord[];
}

/** Rows that are held in memory at a time. */
const usualBatch = 500;

/** The most altered records that are listed. */
const mostListed = 100;

/** Entries that a revision has left, as the partial index `audit_by_revision` has them. */
const isChange = "a.rev is not null and a.action in ('write', 'remove', 'restore')";

const hashOf = (document: string) => `pg_catalog.sha256(pg_catalog.convert_to(${document}::text, 'UTF8'))`;

/**
 * Compares every stored record and every version of one with the entry that its last change has left in the trail:
 * what was changed, taken out or put in behind the gateway is named. Each batch is one statement, which sees a save
 * with its entry or not at all, so that saves made meanwhile disturb nothing.
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
  /** Parameters after those of the page. */
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

/** The index of the records begins with them: a record is found by its id alone through each of the few. */
async function typesOf(database: Queryable): Promise<readonly string[]> {
  const { rows } = await database.query<{ type: string }>('select distinct type from record');
  return rows.map(({ type }) => type);
}

/** What belongs to another record is in the organization of that one, without an entry of its own for a transfer. */
const comparedRecords = `
  with batch as materialized (
    select * from record where (type, id) > ($1, $2) and $3::int is not null order by type, id limit $4)
  select r.type, r.id, r.rev, case
    when last.rev is null then 'added'
    when last.rev <> r.rev
      or (last.action = 'remove') <> (r.deleted_at is not null)
      or last.subject is distinct from coalesce(r.subject, r.id)
      or last.document_hash <> ${hashOf('r.document')}
      or (r.subject is null and coalesce(last.organization, '${nobody}') <> r.organization)
      or (r.subject is not null and not exists (select 1 from record owner
        where owner.type = any($5::text[]) and owner.id = r.subject
          and owner.organization = r.organization))
    then 'changed' end as what
  from batch r left join lateral (
    select a.* from audit a where a.type = r.type and a.id = r.id and ${isChange}
    order by a.rev desc limit 1) last on true
  order by r.type, r.id`;

/** What an entry says was stored, and is there no more: the record, or the version that the change has left. */
const missingRecords = `
  select a.type, a.id, a.rev,
    case when exists (select 1 from record r where r.type = a.type and r.id = a.id)
      then 'history changed' else 'removed' end as what
  from audit a
  where ${isChange} and (a.type, a.id, a.rev) > ($1, $2, $3) and not exists (
    select 1 from record r join record_version v on v.type = r.type and v.id = r.id and v.rev = a.rev
    where r.type = a.type and r.id = a.id)
  order by a.type, a.id, a.rev limit $4`;

const comparedVersions = `
  with batch as materialized (
    select * from record_version where (type, id, rev) > ($1, $2, $3) order by type, id, rev limit $4)
  select v.type, v.id, v.rev, case
    when a.rev is null or a.document_hash <> ${hashOf('v.document')}
      or (a.action = 'remove') <> v.is_removed or a.author <> v.author then 'history changed' end as what
  from batch v left join lateral (
    select a.* from audit a where a.type = v.type and a.id = v.id and a.rev = v.rev and ${isChange} limit 1) a on true
  order by v.type, v.id, v.rev`;
