import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import type { Queryable } from '../../store/database.ts';
import type { Projection, RecordName } from './projection.ts';

/** A version of a derived table that the database has. */
export interface Registered {
  readonly name: string;
  readonly hash: string;
  readonly tables: readonly string[];
  readonly columns: SearchIndex['columns'];
  readonly state: 'filling' | 'finishing' | 'ready';
  /** Position of the last record whose row is written. */
  readonly filledTo: string;
  readonly filled: number;
  /** Records that there were to fill in when it began. */
  readonly total: number;
  /** The release before has made it. */
  readonly hasTriggers: boolean;
  /** Number of the statements behind the filling that are done. */
  readonly finishedSteps: number;
}

/** Wakes the gateways when tables come or go. */
export const projectionChannel = 'projection';

const columns = `name, hash, tables, columns, state, filled_to as "filledTo", filled::int as filled,
  total::int as total, has_triggers as "hasTriggers", finished_steps as "finishedSteps"`;

/** Lists every version that there is, the oldest first. */
export async function registered(database: Queryable): Promise<readonly Registered[]> {
  const { rows } = await database.query<Registered>(
    `select ${columns} from projection order by created_at, hash`,
  );
  return rows;
}

/** Locks one version until the transaction ends: only one gateway takes a step of its making. */
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

/** Notes that a gateway serves these versions at the moment. */
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

/** Takes changes of records that a version does not show yet; others take other ones meanwhile. */
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

/** Reports whether changes of records are noted for derived tables. */
export async function isFollowed(database: Queryable): Promise<boolean> {
  const { count } = await database.query(
    `${trigger} and tgenabled <> 'D' union all select 1 from projection where is_followed limit 1`,
  );
  return count > 0;
}

/**
 * Has changes of records noted for derived tables from now on, or no longer: by the trigger, which sees gateways of the
 * release before as well, or by the statements of saves where tables are distributed and have none. Nobody may write
 * records meanwhile.
 */
export async function setFollowed(tx: Queryable, wanted: boolean): Promise<void> {
  const { count } = await tx.query(trigger);
  if (count > 0)
    await tx.query(`alter table record ${wanted ? 'enable' : 'disable'} trigger record_followed`);
  else await tx.query('update projection set is_followed = $1 where is_followed <> $1', [wanted]);
}
