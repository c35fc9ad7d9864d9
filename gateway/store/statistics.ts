import { type Database, quoteName } from './database.ts';

/** Rows that have changed since, from which on a plan may be one for another table. */
const [leastChanged, shareChanged] = [1_000, 0.2];

/**
 * Tells the planner of tables that it does not know as they are: after a restore or an upgrade of the server it knows
 * nothing, and behind a load it believes what was there before. Autovacuum comes within minutes, which a load of
 * a million rows would spend reading whole tables; an embedded database has none.
 */
export async function updateStatistics(database: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select c.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.schemaname = current_schema()
       and s.n_mod_since_analyze > ${leastChanged} + ${shareChanged} * greatest(c.reltuples, 0)`,
  );
  for (const { name } of rows) await database.query(`analyze ${quoteName(name)}`);
}
