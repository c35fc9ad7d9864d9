import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { newDataFolder, type PostgresCluster, runPostgres, serverAccount } from './postgres-cluster.ts';

export interface StandbyOptions {
  readonly binaries: string;
  readonly primary: PostgresCluster;
  /** What the primary knows it by (`application_name`). */
  readonly name: string;
  /** Settings of the server, such as `recovery_min_apply_delay=1h`. */
  readonly settings?: readonly string[];
}

/** Copies a running server through its own backup functions, and has the copy follow it by streaming replication. */
export async function startStandby({
  binaries,
  primary,
  name,
  settings = [],
}: StandbyOptions): Promise<PostgresCluster> {
  const data = newDataFolder(dirname(dirname(primary.data)));
  const label = await backUp(primary, data);
  writeFor(serverAccount(), join(data, 'backup_label'), label);
  writeFor(serverAccount(), join(data, 'standby.signal'), '');
  return runPostgres({ binaries, data, settings: [...following(primary, name), ...settings] });
}

function writeFor(owner: ReturnType<typeof serverAccount>, path: string, content: string): void {
  writeFileSync(path, content);
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
}

/** Settings by which a server follows another one, also over a promotion. */
function following({ port }: PostgresCluster, name: string): readonly string[] {
  return [
    `primary_conninfo=host=127.0.0.1 port=${port} user=test application_name=${name}`,
    'recovery_target_timeline=latest',
    'wal_retrieve_retry_interval=100ms',
  ];
}

/** The files of the server as they are between the begin and the end of a backup; yields the label that belongs to them. */
async function backUp(primary: PostgresCluster, data: string): Promise<string> {
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', fast => true)`);
    execFileSync('cp', ['-Rp', primary.data, data], { ...serverAccount(), stdio: 'ignore' });
    rmSync(join(data, 'postmaster.pid'), { force: true });
    const ended = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    return ended.rows[0]?.labelfile ?? '';
  } finally {
    await client.end();
  }
}
