import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { silentLog } from '../operation/log.ts';
import { migrate } from '../store/migrate.ts';
import { openPgDatabase } from '../store/pg-database.ts';
import { urlOfDatabase } from './moved-clock.ts';
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts';

/** Database of one test on the server that the tests of this process share. */
export interface PostgresDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

interface SharedServer {
  readonly urlOf: (database: string) => string;
  readonly run: (statement: string) => Promise<void>;
}

const template = 'migrated';

let shared: Promise<SharedServer> | undefined;
let created = 0;

/**
 * Creates a database with its tables as a copy of a template, since starting a server and creating the tables took
 * longer than most tests. Tests that stop, suspend or configure a server start their own.
 */
export async function createPostgresDatabase(binaries: string): Promise<PostgresDatabase> {
  shared ??= startShared(binaries);
  const { urlOf, run } = await shared;
  created += 1;
  const name = `test_${created}`;
  await run(`create database ${name} template ${template}`);
  return { url: urlOf(name), drop: () => run(`drop database ${name} with (force)`) };
}

async function startShared(binaries: string): Promise<SharedServer> {
  const cluster = await startPostgres(binaries);
  endAfterProcess(cluster);
  const urlOf = (database: string) => urlOfDatabase(cluster.url, database);
  const run = async (statement: string) => {
    const client = new Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${template}`);
  const database = openPgDatabase({ url: urlOf(template), log: silentLog });
  await migrate(database);
  await database.close();
  return { urlOf, run };
}

/** Waits for a process, then ends a server and deletes its folder. */
const afterProcess = 'while kill -0 "$0"; do sleep 1; done; kill -QUIT "$1"; sleep 2; rm -rf "$2"';

/** Ends the server after this process, even after one that was killed and could do nothing. */
function endAfterProcess({ pid, data }: PostgresCluster): void {
  const about = [process.pid, pid(), dirname(data)].map(String);
  spawn('sh', ['-c', afterProcess, ...about], { detached: true, stdio: 'ignore' }).unref();
}
