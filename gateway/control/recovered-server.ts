import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { silentLog } from '../operation/log.ts';
import type { Database } from '../store/database.ts';
import { openPgDatabase } from '../store/pg-database.ts';

/** Failure of a restore, with the reason as message. */
export class RecoveryError extends Error {
  override readonly name = 'RecoveryError';
}

export interface Recovery {
  /** Folder with the programs of PostgreSQL, of the version that made the base backup. */
  readonly binaries: string;
  /** Folder of a base backup as pg_basebackup writes it (`--format=plain`); a copy of it is restored. */
  readonly base: string;
  /** Folder with the archived segments of the write-ahead log. */
  readonly archive: string;
  /** Instant to restore to. */
  readonly to: Date;
  /** User and database of the connection. */
  readonly user: string;
  readonly database: string;
}

export interface RecoveredServer {
  readonly database: Database;
  /** Ends the server and removes its copy. */
  readonly close: () => Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Restores a copy of a base backup to an instant and opens it on a socket in its own folder. Throws `RecoveryError`
 * when the log does not reach the instant, or a file is missing.
 */
export async function recoverServer(recovery: Recovery): Promise<RecoveredServer> {
  const account = await accountOf(recovery.base);
  const folder = await mkdtemp(join(tmpdir(), 'recovery-drill-'));
  let server: Running | undefined;
  try {
    await copyInto(folder, recovery.base, account);
    server = run(folder, recovery, account);
    const database = await opened(folder, recovery, server);
    const { end } = server;
    return {
      database,
      async close() {
        await database.close();
        await end();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await server?.end();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Finds the account to run PostgreSQL as. PostgreSQL refuses to run as root; for root, the owner of the backup runs
 * it.
 */
async function accountOf(base: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(base);
  if (uid !== 0) return { uid, gid };
  throw new RecoveryError(`The base backup ${base} belongs to root. Give it to the account of PostgreSQL.`);
}

async function copyInto(folder: string, base: string, account: Account | undefined): Promise<void> {
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const own = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    if (account !== undefined) await chown(join(folder, name), account.uid, account.gid);
  };
  await promisify(execFile)('cp', ['-Rp', base, data]);
  await chmod(data, 0o700);
  await rm(join(data, 'postmaster.pid'), { force: true });
  await rm(join(data, 'standby.signal'), { force: true });
  await own('data/recovery.signal', '');
  await own('postgresql.conf', '');
  await own('pg_hba.conf', 'local all all trust\n');
}

interface Running {
  readonly process: ChildProcess;
  /** Finds why the server ended, from its output. */
  readonly failure: () => string;
  readonly end: () => Promise<void>;
}

/** Patterns of PostgreSQL's messages, each with a sentence on why the restore failed. */
const reasons: readonly (readonly [words: RegExp, reason: string])[] = [
  [
    /recovery ended before configured recovery target/,
    'the archive ends before that moment, or lacks a segment. Wait until a save from after the moment is archived, or name an earlier one',
  ],
  [
    /stop point is before consistent recovery point/,
    'the moment is from before the end of the base backup. Name a later one, or an earlier backup',
  ],
  [
    /database files are incompatible/,
    'the programs are of another version of PostgreSQL than the server of the backup',
  ],
];

/**
 * Finds the reason why PostgreSQL could not restore, from its last messages; ignores its answers to early
 * connections.
 */
export function reasonOf(fatal: readonly string[]): string {
  const words = fatal.filter((each) => !each.startsWith('the database system is'));
  const known = reasons.find(([pattern]) => words.some((each) => pattern.test(each)));
  return known?.[1] ?? words[0] ?? 'the server ended';
}

function run(folder: string, { binaries, archive, to }: Recovery, account: Account | undefined): Running {
  // Overrides the settings of the backup by the command line.
  const settings = [
    ...[`config_file=${folder}/postgresql.conf`, `hba_file=${folder}/pg_hba.conf`],
    ...['listen_addresses=', `unix_socket_directories=${folder}`, 'logging_collector=off', 'lc_messages=C'],
    ...[
      'archive_mode=off',
      'hot_standby=off',
      'fsync=off',
      'synchronous_standby_names=',
      'primary_conninfo=',
    ],
    `restore_command=cp "${archive}/%f" "%p"`,
    ...[`recovery_target_time=${to.toISOString().replace('Z', '+00')}`, 'recovery_target_action=promote'],
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...settings], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const fatal: string[] = [];
  const gone = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  server.stderr?.on('data', (text: Buffer) => {
    for (const [, why = ''] of text.toString().matchAll(/FATAL:\s+(.+)/g)) fatal.push(why);
  });
  return {
    process: server,
    failure: () => (server.pid === undefined ? `there is no program to run in ${binaries}` : reasonOf(fatal)),
    async end() {
      if (server.pid === undefined) return;
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGQUIT');
      await gone;
    },
  };
}

/** Waits without a timeout while the log is replayed. */
async function opened(folder: string, recovery: Recovery, server: Running): Promise<Database> {
  const address = new URL(`postgresql:///${recovery.database}`);
  address.searchParams.set('host', folder);
  address.searchParams.set('user', recovery.user);
  for (;;) {
    if (server.process.pid === undefined || server.process.exitCode !== null)
      throw new RecoveryError(
        `PostgreSQL could not restore ${recovery.base} to ${recovery.to.toISOString()}: ${server.failure()}.`,
      );
    const database = openPgDatabase({ url: address.href, log: silentLog, connections: 2 });
    try {
      const { rows } = await database.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
      if (rows[0]?.replays === false) return database;
    } catch {
      // Keeps waiting: the server does not yet accept connections.
    }
    await database.close();
    await wait(100);
  }
}
