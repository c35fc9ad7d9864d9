import type { GatewayConfig } from '../operation/config.ts';
import { silentLog } from '../operation/log.ts';
import { checkServer } from '../store/check-server.ts';
import { withLimitOfChanges } from '../store/database.ts';
import { distribute, distributionStatements } from '../store/distribution.ts';
import { openPgDatabase } from '../store/pg-database.ts';
import { requireServer } from './require-database.ts';

/**
 * Distributes the tables of the configured PostgreSQL over its workers; a dry run executes nothing. Resolves to
 * the statements that were or would be executed. Rejects with an error of one sentence on failure.
 */
export async function shard(config: GatewayConfig, isDryRun: boolean): Promise<readonly string[]> {
  const url = requireServer(config, 'which is on one machine. Set DATABASE_URL.');
  const database = openPgDatabase({ url, log: silentLog, connections: 2 });
  try {
    await checkServer(database, url);
    const limited = withLimitOfChanges(database);
    const statements = await distributionStatements(limited);
    if (!isDryRun && statements.length > 0) await limited.transaction((tx) => distribute(tx, statements));
    return statements;
  } finally {
    await database.close();
  }
}
