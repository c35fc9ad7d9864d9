import { readConfig } from '../../../gateway/operation/config.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { migrate } from '../../../gateway/store/migrate.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';

export interface BenchDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/**
 * Opens a new PostgreSQL, or the empty database at `DATABASE_URL`, such as a coordinator of Citus. Undefined without
 * PostgreSQL. Throws for a database in use.
 */
export async function openBenchDatabase(settings: readonly string[]): Promise<BenchDatabase | undefined> {
  const { databaseUrl } = readConfig();
  if (databaseUrl !== undefined) return openEmpty(databaseUrl);
  const binaries = findPostgres();
  if (binaries === undefined) return undefined;
  const cluster = await startPostgres(binaries, { settings });
  const database = openPgDatabase({ url: cluster.url, log: silentLog });
  return {
    database,
    async close() {
      await database.close();
      await cluster.stop();
    },
  };
}

async function openEmpty(url: string): Promise<BenchDatabase> {
  const database = openPgDatabase({ url, log: silentLog });
  await migrate(database);
  const { count } = await database.query('select 1 from record union all select 1 from staged_entry limit 1');
  if (count === 0) return { database, close: () => database.close() };
  await database.close();
  throw new Error('The database of DATABASE_URL holds records. This bench fills it: name an empty one.');
}
