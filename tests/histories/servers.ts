import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, type PostgresCluster, startPostgres } from '../../gateway/testing/postgres-cluster.ts';
import {
  failOver,
  followAgain,
  type Member,
  requireQuorum,
  runOn,
  startStandby,
} from '../../gateway/testing/postgres-standby.ts';
import { openServerDisk, type ServerDisk } from '../../gateway/testing/server-disk.ts';

/**
 * Servers of a site: a primary, whose commits wait for one of two standbys. Faults of servers occur one after another.
 */
export interface Servers {
  /** Ports of all servers, of which the primary changes. */
  readonly ports: readonly number[];
  /** Ends the primary abruptly, and starts it again. */
  readonly crash: () => Promise<void>;
  /** Leaves the primary without disk space for some milliseconds. */
  readonly fillDisk: (milliseconds: number) => Promise<void>;
  /**
   * Kills a primary before any standby has received the commits of its last milliseconds, and promotes a standby. The replaced
   * server then runs for this time as a primary unaware of the promotion, and afterwards follows.
   */
  readonly failOver: (milliseconds: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Server extends Member {
  readonly disk: ServerDisk;
}

/** Size of a disk in MiB; unused space takes no memory. */
const diskSize = 2_048;
const settings = ['wal_retrieve_retry_interval=100ms', 'max_wal_size=128MB', 'min_wal_size=32MB'];

export async function openServers(): Promise<Servers> {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('There is no PostgreSQL that this account can run.');
  const disks = [openServerDisk(diskSize), openServerDisk(diskSize), openServerDisk(diskSize)] as const;
  const [first, ...others] = disks;
  const cluster = await startPostgres(binaries, { within: first.folder, settings });
  const standbys = others.map(async (disk, n): Promise<Server> => {
    const name = `server${n + 2}`;
    const options = { binaries, primary: cluster, name, within: disk.folder, settings };
    return { name, disk, cluster: await startStandby(options) };
  });
  const primary: Server = { name: 'server1', disk: first, cluster };
  const following = await Promise.all(standbys);
  await requireQuorum(cluster, following);
  return new ServersInTurn(primary, following);
}

class ServersInTurn implements Servers {
  readonly ports: readonly number[];
  readonly #all: readonly Server[];
  #primary: Server;
  #last: Promise<void> = Promise.resolve();

  constructor(primary: Server, standbys: readonly Server[]) {
    this.#all = [primary, ...standbys];
    this.ports = this.#all.map(({ cluster }) => cluster.port);
    this.#primary = primary;
  }

  readonly crash = () =>
    this.#inTurn(async () => {
      await this.#primary.cluster.kill();
      await this.#primary.cluster.start();
    });

  readonly fillDisk = (milliseconds: number) =>
    this.#inTurn(async () => {
      const { disk, cluster } = this.#primary;
      await disk.fill(cluster);
      await wait(milliseconds);
      await disk.makeRoom(cluster);
    });

  readonly failOver = (milliseconds: number) => this.#inTurn(() => this.#replacePrimary(milliseconds));

  readonly stop = () =>
    this.#inTurn(async () => {
      for (const { cluster, disk } of this.#all) {
        await cluster.stop();
        disk.remove();
      }
    });

  async #replacePrimary(milliseconds: number): Promise<void> {
    const old = this.#primary;
    const standbys = this.#all.filter((server) => server !== old);
    // Waits before promoting, as a failover manager does, since standbys may still lack the last commits before a
    // crash.
    await untilFollowed(old.cluster, standbys.length);
    for (const { cluster } of standbys) cluster.pause();
    await wait(milliseconds);
    await old.cluster.kill();
    for (const { cluster } of standbys) cluster.resume();
    const { name } = await failOver(standbys);
    const promoted = standbys.find((server) => server.name === name) ?? old;
    this.#primary = promoted;
    await old.cluster.start();
    await wait(milliseconds);
    await followAgain(old, promoted.cluster);
    await requireQuorum(
      promoted.cluster,
      this.#all.filter((server) => server !== promoted),
    );
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    // Ignores the failure, which its own caller receives, so that the next work starts.
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Waits until enough standbys stream, which then have all commits from before they began to follow. */
async function untilFollowed(primary: PostgresCluster, standbys: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { rows } = await runOn(primary, `select 1 from pg_stat_replication where state = 'streaming'`);
    if (rows.length >= standbys) return;
    await wait(50);
  }
  throw new Error('The standbys of a history do not follow its primary.');
}
