import { tmpdir } from 'node:os';
import type { PostgresCluster } from './postgres-cluster.ts';
import { runOn } from './postgres-standby.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** Disk for a server's data, which a test can fill. */
export interface ServerDisk {
  readonly folder: string;
  /** Fills the disk, so that the server's data cannot grow. */
  readonly fill: (server: PostgresCluster) => Promise<void>;
  /** Makes room again, so that the server answers. */
  readonly makeRoom: (server: PostgresCluster) => Promise<void>;
  readonly remove: () => void;
}

/** Opens a real disk for root, who alone may mount one. For other users, simulates a full disk in the server. */
export function openServerDisk(mebibytes: number): ServerDisk {
  const disk = mountSmallDisk(mebibytes);
  return disk === undefined ? imitatedDisk : serverDiskOn(disk);
}

function serverDiskOn({ folder, fill, makeRoom, remove }: SmallDisk): ServerDisk {
  return {
    folder,
    remove,
    fill: async () => fill(),
    async makeRoom(server) {
      makeRoom();
      // Restarts a server that has ended for lack of space for its log.
      if (!(await answers(server))) await server.kill().then(server.start);
    },
  };
}

async function answers(server: PostgresCluster): Promise<boolean> {
  try {
    await runOn(server, 'select 1');
    return true;
  } catch {
    return false;
  }
}

/** Simulated disk: the server refuses new records, versions and audit entries with the error of a full disk. */
const imitatedDisk: ServerDisk = {
  folder: tmpdir(),
  remove: () => undefined,
  async fill(server) {
    const refuse = ['record', 'record_version', 'audit'].map(
      (table) =>
        `create trigger refuse_all before insert on ${table} for each row execute function no_room();`,
    );
    await runOn(
      server,
      `create function no_room() returns trigger language plpgsql as $$ begin
         raise exception 'could not extend file: No space left on device' using errcode = '53100';
       end $$; ${refuse.join(' ')}`,
    );
  },
  async makeRoom(server) {
    await runOn(server, 'drop function no_room cascade');
  },
};
