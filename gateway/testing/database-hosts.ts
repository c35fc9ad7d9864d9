import { silentLog } from '../operation/log.ts';
import type { Database } from '../store/database.ts';
import { openPgDatabase } from '../store/pg-database.ts';
import { withReadReplicas } from '../store/read-replicas.ts';
import { openMemoryDatabase } from './database-templates.ts';
import { findPostgres, startPostgres } from './postgres-cluster.ts';
import { createPostgresDatabase } from './postgres-databases.ts';
import { startStandby } from './postgres-standby.ts';

/** Database host for suites that run on each host; all hosts have the same SQL dialect. */
export interface DatabaseHost {
  readonly name: string;
  /** True if transactions run concurrently; otherwise they run one after another. */
  readonly interleaves: boolean;
  readonly open: () => Promise<HostedDatabase>;
}

export interface HostedDatabase {
  readonly database: Database;
  /** Opens the data as another gateway does: with connections of its own, where the host allows several. */
  readonly beside: () => Database;
  /** Address for other processes; the embedded database has none. */
  readonly url?: string;
  readonly stop: () => Promise<void>;
}

export const embeddedHost: DatabaseHost = {
  name: 'PGlite',
  interleaves: false,
  async open() {
    const database = await openMemoryDatabase();
    return { database, beside: () => database, stop: () => database.close() };
  },
};

/** Maximum of connections: one for each request in a race, and some for observing the race. */
const connections = 64;

function server(binaries: string): DatabaseHost {
  return {
    name: 'PostgreSQL',
    interleaves: true,
    async open() {
      const { url, drop } = await createPostgresDatabase(binaries);
      const opened: Database[] = [];
      const beside = () => {
        const database = openPgDatabase({ url, log: silentLog, connections });
        opened.push(database);
        return database;
      };
      return {
        database: beside(),
        beside,
        url,
        async stop() {
          for (const database of opened) await database.close();
          await drop();
        },
      };
    },
  };
}

/** PostgreSQL server with a standby, which answers searches, queues and reports. */
function replicatedServer(binaries: string): DatabaseHost {
  return {
    name: 'PostgreSQL with a standby',
    interleaves: true,
    async open() {
      const primary = await startPostgres(binaries);
      const standby = await startStandby({ binaries, primary, name: 'standby' });
      const opened = openPgDatabase({ url: primary.url, log: silentLog, connections });
      const database = withReadReplicas(opened, { urls: [standby.url], log: silentLog });
      return {
        database,
        beside: () => database,
        url: primary.url,
        async stop() {
          await database.close();
          await standby.stop();
          await primary.stop();
        },
      };
    },
  };
}

const binaries = findPostgres();

/** Database hosts on this machine: PGlite always, and PostgreSQL if installed. */
export const databaseHosts: readonly DatabaseHost[] =
  binaries === undefined ? [embeddedHost] : [embeddedHost, server(binaries)];

/** Hosts for suites about reads that standbys answer. */
export const replicatedHosts: readonly DatabaseHost[] =
  binaries === undefined ? databaseHosts : [...databaseHosts, replicatedServer(binaries)];
