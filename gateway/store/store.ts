import { join } from 'node:path';
import type { GatewayConfig } from '../operation/config.ts';
import { describeError, type Log } from '../operation/log.ts';
import { checkListening, checkServer } from './check-server.ts';
import { DataFolderError, takeDataFolder } from './data-folder.ts';
import { type Database, withLimit, withLimitOfChanges } from './database.ts';
import { DiskFullError } from './disk-space.ts';
import type { LogLost } from './durable-node-fs.ts';
import { migrate } from './migrate.ts';
import { openPgDatabase } from './pg-database.ts';
import { withReadReplicas } from './read-replicas.ts';
import { updateStatistics } from './statistics.ts';

/** Database of the gateway with its tables. */
export interface Store {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/**
 * Opens the store that the configuration names and brings it to this release.
 *
 * Throws `DataFolderError` when the data folder is in use, cannot be written or has no room left,
 * `DatabaseServerError` when the PostgreSQL cannot be used.
 */
export async function openStore(config: GatewayConfig, log: Log): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    return openServer(config.databaseUrl, config, log);
  }
  const folder = takeDataFolder(config.dataDirectory);
  try {
    // Imports the embedded database only here, since a gateway on PostgreSQL does not need it.
    const { openPgliteDatabase } = await import('./pglite-database.ts');
    const database = await openPgliteDatabase(join(folder.directory, 'database'), endProcess(log));
    return await openWith(database, folder.release);
  } catch (error) {
    folder.release();
    if (error instanceof DiskFullError)
      throw new DataFolderError(`${error.message} Make room for the database, and start again.`);
    throw error;
  }
}

/** Creates the function that ends the process when the embedded database cannot write its log. */
function endProcess(log: Log): LogLost {
  return (error) => {
    log.error('database.log-lost', describeError(error));
    process.exit(1);
  };
}

async function openServer(url: string, config: GatewayConfig, log: Log): Promise<Store> {
  const { databaseListenUrl: listenUrl, databaseReadUrls: readUrls = [] } = config;
  const database = openPgDatabase({ url, listenUrl, log });
  try {
    await checkServer(database, url);
    if (listenUrl !== undefined) await checkListening(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const replicated = readUrls.length === 0 ? database : withReadReplicas(database, { urls: readUrls, log });
  return openWith(replicated, () => undefined);
}

/** Opens a store on an open database; closing the store closes the database. */
export async function openWith(database: Database, release: () => void): Promise<Store> {
  try {
    await migrate(withLimitOfChanges(database));
    await updateStatistics(withLimit(database));
    return { database, close: () => closeAll(database, release) };
  } catch (error) {
    await closeAll(database, release);
    throw error;
  }
}

async function closeAll(database: Database, release: () => void): Promise<void> {
  try {
    await database.close();
  } finally {
    release();
  }
}
