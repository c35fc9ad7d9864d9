import { silentLog } from '../monitoring/log.ts';
import type { Database } from '../store/database.ts';
import { openPgDatabase } from '../store/pg-database.ts';
import { openMemoryDatabase } from '../store/pglite-database.ts';
import { findPostgres, startPostgres } from './postgres-cluster.ts';

/** A host of the one SQL dialect, for suites that run on each. */
export interface DatabaseHost {
  readonly name: string;
  readonly open: () => Promise<{ readonly database: Database; readonly stop: () => Promise<void> }>;
}

export const embeddedHost: DatabaseHost = {
  name: 'PGlite',
  async open() {
    const database = await openMemoryDatabase();
    return { database, stop: () => database.close() };
  },
};

function server(binaries: string): DatabaseHost {
  return {
    name: 'PostgreSQL',
    async open() {
      const cluster = await startPostgres(binaries);
      const database = openPgDatabase({ url: cluster.url, log: silentLog });
      return {
        database,
        async stop() {
          await database.close();
          await cluster.stop();
        },
      };
    },
  };
}

const binaries = findPostgres();

/** PGlite everywhere, and PostgreSQL where this machine has one. */
export const databaseHosts: readonly DatabaseHost[] =
  binaries === undefined ? [embeddedHost] : [embeddedHost, server(binaries)];
