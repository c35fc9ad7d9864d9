import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { quoteName } from '../store/database.ts';
import { newDataFolder, type PostgresCluster, runPostgres, serverAccount } from './postgres-cluster.ts';

export interface StandbyOptions {
  readonly binaries: string;
  readonly primary: PostgresCluster;
  /** Name of the standby at the primary (`application_name`). */
  readonly name: string;
  /** Parent of the data folder; default: the primary's. */
  readonly within?: string;
  /** Settings of the server, such as `recovery_min_apply_delay=1h`. */
  readonly settings?: readonly string[];
}

/**
 * Copies a running server by its backup functions, and starts the copy as a standby with streaming replication.
 */
export async function startStandby({
  binaries,
  primary,
  name,
  within = dirname(dirname(primary.data)),
  settings = [],
}: StandbyOptions): Promise<PostgresCluster> {
  const data = newDataFolder(within);
  await copyAsStandby({ primary, name, data });
  return runPostgres({ binaries, data, settings: ['wal_retrieve_retry_interval=100ms', ...settings] });
}

/** Makes a former primary a standby of the new one, with a new copy of the data. */
export async function followAgain({ name, cluster }: Member, primary: PostgresCluster): Promise<void> {
  await cluster.kill();
  await rm(cluster.data, { recursive: true });
  await copyAsStandby({ primary, name, data: cluster.data });
  await cluster.start();
}

interface Copy {
  readonly primary: PostgresCluster;
  readonly name: string;
  readonly data: string;
}

async function copyAsStandby({ primary, name, data }: Copy): Promise<void> {
  const label = await backUp(primary, data);
  writeFor(join(data, 'backup_label'), label);
  writeFor(join(data, 'standby.signal'), '');
  // Writes to the file of ALTER SYSTEM, since a failover changes the server to follow.
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${following(primary, name)}'\n`);
}

function writeFor(path: string, content: string): void {
  writeFileSync(path, content);
  ownFile(path);
}

/** Gives a file or folder to the server's account. */
export function ownFile(path: string): void {
  const owner = serverAccount();
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
}

function following({ port }: PostgresCluster, name: string): string {
  return `host=127.0.0.1 port=${port} user=test application_name=${name}`;
}

export interface Member {
  readonly name: string;
  readonly cluster: PostgresCluster;
}

/** Makes a primary acknowledge commits only once one of these standbys has them on its disk. */
export async function requireQuorum(primary: PostgresCluster, standbys: readonly Member[]): Promise<void> {
  const names = standbys.map(({ name }) => quoteName(name)).join(', ');
  await configure(primary, 'synchronous_standby_names', `ANY 1 (${names})`);
}

/**
 * Fails over like a failover manager without a primary: promotes the standby that has received the most log, and
 * makes the others follow it. Returns the new primary.
 */
export async function failOver(standbys: readonly Member[]): Promise<Member> {
  const received = await Promise.all(
    standbys.map(async (member) => ({ member, position: await receivedBy(member.cluster) })),
  );
  const [best, ...others] = received
    .toSorted((a, b) => (a.position < b.position ? 1 : -1))
    .map(({ member }) => member);
  if (best === undefined) throw new Error('There is no standby to promote.');
  await requireQuorum(best.cluster, others);
  await runOn(best.cluster, 'select pg_promote()');
  for (const { name, cluster } of others)
    await configure(cluster, 'primary_conninfo', following(best.cluster, name));
  return best;
}

/** Reads the WAL position that a standby has received, zero-padded so that texts sort. */
async function receivedBy(cluster: PostgresCluster): Promise<string> {
  const { rows } = await runOn<{ position: string }>(
    cluster,
    `select lpad((pg_last_wal_receive_lsn() - '0/0')::text, 30, '0') as position`,
  );
  return rows[0]?.position ?? '';
}

async function configure(cluster: PostgresCluster, setting: string, value: string): Promise<void> {
  await runOn(cluster, `alter system set ${setting} = '${value}'`);
  await runOn(cluster, 'select pg_reload_conf()');
}

/** Runs one statement on a connection of its own. */
export async function runOn<Row extends object>(
  { url }: PostgresCluster,
  statement: string,
): Promise<{ readonly rows: readonly Row[] }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}

/** Builds a connection string that names several servers of this machine. */
export function urlOfServers(ports: readonly number[]): string {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return `postgresql://test@${hosts}/postgres?target_session_attrs=primary`;
}

/** Copies the server's files between the start and the stop of a backup; returns the backup label. */
export async function backUp(primary: PostgresCluster, data: string): Promise<string> {
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', fast => true)`);
    await copyFolder(primary.data, data);
    rmSync(join(data, 'postmaster.pid'), { force: true });
    const ended = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    return ended.rows[0]?.labelfile ?? '';
  } finally {
    await client.end();
  }
}

/** Copies a folder. Ignores temporary files that vanish meanwhile, which do not belong to a backup. */
async function copyFolder(from: string, to: string): Promise<void> {
  const copy = spawn('cp', ['-Rp', from, to], {
    ...serverAccount(),
    env: { PATH: '/bin:/usr/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaints] = await Promise.all([text(copy.stderr), once(copy, 'exit')]);
  const failed = complaints.split('\n').filter((line) => !/^$|: No such file or directory$/.test(line));
  if (failed.length > 0) throw new Error(`The data of the server could not be copied: ${failed.join(' ')}`);
}
