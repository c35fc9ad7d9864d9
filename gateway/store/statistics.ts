import { type Database, quoteName } from './database.ts';

/** Changed rows, as minimum number and share of the table, from which its statistics count as outdated. */
const [leastChanged, shareChanged] = [1_000, 0.2];

/**
 * Updates planner statistics that are missing (after a restore or server upgrade) or outdated (after a load).
 * Autovacuum starts only after minutes, during which a load scans whole tables; embedded databases have no
 * autovacuum.
 */
export async function updateStatistics(database: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select c.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.schemaname = current_schema()
       and s.n_mod_since_analyze > ${leastChanged} + ${shareChanged} * greatest(c.reltuples, 0)`,
  );
  for (const { name } of rows) await database.query(`analyze ${quoteName(name)}`);
}
