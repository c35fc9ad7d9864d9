import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import type { Queryable } from '../../store/database.ts';
import type { Projection, RecordName } from './projection.ts';

/** Version of a derived table that exists in the database. */
export interface Registered {
  readonly name: string;
  readonly hash: string;
  readonly tables: readonly string[];
  readonly columns: SearchIndex['columns'];
  readonly state: 'filling' | 'finishing' | 'ready';
  /** Position of the last record with a written row. */
  readonly filledTo: string;
  readonly filled: number;
  /** Number of records to process for the first filling. */
  readonly total: number;
  /** True if the previous release created the table. */
  readonly hasTriggers: boolean;
  /** Number of executed statements among those that follow the filling. */
  readonly finishedSteps: number;
}

/** Channel that wakes the gateways when tables are added or dropped. */
export const projectionChannel = 'projection';

const columns = `name, hash, tables, columns, state, filled_to as "filledTo", filled::int as filled,
  total::int as total, has_triggers as "hasTriggers", finished_steps as "finishedSteps"`;

/** Lists every existing version, the oldest first. */
export async function registered(database: Queryable): Promise<readonly Registered[]> {
  const { rows } = await database.query<Registered>(
    `select ${columns} from projection order by created_at, hash`,
  );
  return rows;
}

/** Locks one version until the transaction ends, so that only one gateway takes a step of its building. */
export async function lockRegistered(
  tx: Queryable,
  { name, hash }: Pick<Projection, 'name' | 'hash'>,
): Promise<Registered | undefined> {
  const { rows } = await tx.query<Registered>(
    `select ${columns} from projection where name = $1 and hash = $2 for update`,
    [name, hash],
  );
  return rows[0];
}

export async function register(
  tx: Queryable,
  { name, hash, tables, columns: made, types }: Projection,
  state: Registered['state'],
): Promise<void> {
  await tx.query(
    `insert into projection (name, hash, tables, columns, types, state, has_triggers)
     values ($1, $2, $3::text[], $4::jsonb, $5::text[], $6, false)`,
    [name, hash, tables, JSON.stringify(made), types, state],
  );
}

/** Records that a gateway serves these versions now. */
export async function noteUse(
  database: Queryable,
  gateway: string,
  used: readonly Pick<Projection, 'name' | 'hash'>[],
): Promise<void> {
  await database.query(
    `insert into projection_use (gateway, name, hash, seen_at)
     select distinct $1, name, hash, now() from jsonb_to_recordset($2::jsonb) as used (name text, hash text)
     on conflict (gateway, name, hash) do update set seen_at = excluded.seen_at`,
    [gateway, JSON.stringify(used.map(({ name, hash }) => ({ name, hash })))],
  );
}

const changesAtOnce = 500;

/** Claims recorded changes that a version does not show yet; concurrent callers claim different ones. */
export async function takeChanges(
  tx: Queryable,
  { name, hash }: Pick<Projection, 'name' | 'hash'>,
): Promise<readonly RecordName[]> {
  const { rows } = await tx.query<RecordName>(
    `delete from projection_change where seq = any(array(
       select seq from projection_change where name = $1 and hash = $2
       order by seq limit ${changesAtOnce} for update skip locked))
     returning type, id, subject`,
    [name, hash],
  );
  return rows;
}

const trigger = `select 1 from pg_trigger where tgname = 'record_followed' and tgrelid = 'record'::regclass`;

/** Reports whether changes of records are being recorded for derived tables. */
export async function isFollowed(database: Queryable): Promise<boolean> {
  const { count } = await database.query(
    `${trigger} and tgenabled <> 'D' union all select 1 from projection where is_followed limit 1`,
  );
  return count > 0;
}

/**
 * Switches the recording of changes for derived tables on or off: by a trigger, which also covers gateways of the
 * previous release, or in the saves if tables are distributed. The caller must exclude writers meanwhile.
 */
export async function setFollowed(tx: Queryable, wanted: boolean): Promise<void> {
  const { count } = await tx.query(trigger);
  if (count > 0)
    await tx.query(`alter table record ${wanted ? 'enable' : 'disable'} trigger record_followed`);
  else await tx.query('update projection set is_followed = $1 where is_followed <> $1', [wanted]);
}
