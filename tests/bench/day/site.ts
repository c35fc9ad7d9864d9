import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { stagedKeys } from '../../../features/import/server/staged-people.ts';
import { stagedMembers } from '../../../features/import/shared/staged-members.ts';
import { createStagingTarget } from '../../../gateway/intake/staging/staging-target.ts';
import { silentLog } from '../../../gateway/operation/log.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { createRandom } from '../../../tools/demo/random.ts';
import { headersOf, memoryOf, processorSeconds, start, stop } from '../gateway/gateway-process.ts';
import { loadManyPatients } from '../gateway/many-patients.ts';
import { type ActionName, actions, type Person } from './actions.ts';
import { type Cost, combine } from './model.ts';

/** Gateway and its database, in separate processes, with this many members. */
export interface Site {
  readonly members: number;
  readonly perform: (action: ActionName, user: number) => Promise<void>;
  /** Stages lines of one file, as an import at night does. */
  readonly stage: (lines: number) => Promise<void>;
  /** Measures the cost of some work. */
  readonly costOf: (work: () => Promise<void>) => Promise<Cost>;
  /** Highest memory of the gateway so far, in MiB. */
  readonly memory: () => number;
  /** Size of the database, in bytes. */
  readonly size: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Organizations, the largest first; each has a user with every right. */
const organizations = ['EMTM', 'ECPN', 'NORTH'];
const subjects = ['demo|pharmacist', 'demo|ecpn', 'demo|outsider'];

/** Cumulated shares of the users in each organization, equal to those of the members: 58, 24 and 18 %. */
const upTo = [0.58, 0.82, 1];

/**
 * Settings that prevent checkpoints and autovacuum, whose writes and time would be counted for the action that is
 * being measured.
 */
const settings = ['shared_buffers=1GB', 'checkpoint_timeout=1d', 'max_wal_size=32GB', 'autovacuum=off'];

export async function openSite(binaries: string, members: number): Promise<Site> {
  const cluster = await startPostgres(binaries, { settings });
  const folder = mkdtempSync(join(tmpdir(), 'bench-day-'));
  const database = openPgDatabase({ url: cluster.url, log: silentLog });
  await openWith(database, () => undefined);
  await loadManyPatients(database, members, organizations);
  const { child, url } = await start({ DATA_DIR: folder, DATABASE_URL: cluster.url, RATE_LIMIT: '0' });
  await database.query('vacuum analyze');
  await database.query('checkpoint');
  const patients = await patientsByOrganization(database);
  let sent = 0;
  const personOf = (user: number): Person => {
    const place = upTo.findIndex((share) => (user * 0.618) % 1 < share);
    const headers = headersOf(subjects[place] ?? '');
    return {
      random: createRandom(`user ${user} at ${sent}`),
      patients: patients[place] ?? [],
      async ask(method, path, body) {
        const answer = await fetch(`${url}${path}`, {
          method,
          headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        sent += text.length;
        // Accepts a conflict, since two users may save one patient at the same moment.
        if (answer.ok || answer.status === 409) return JSON.parse(text);
        throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
      },
    };
  };
  const readings = async (): Promise<Cost> => ({
    gateway: processorSeconds(child),
    database: secondsOfServer(cluster.data),
    sent,
    ...(await sizesOf(database)),
  });
  return {
    members,
    perform: async (action, user) => actions[action](personOf(user)),
    stage: (lines) => stage(database, lines),
    async costOf(work) {
      const before = await readings();
      await work();
      return combine(await readings(), before, (after, earlier) => after - earlier);
    },
    memory: () => memoryOf(child, 'VmHWM'),
    size: async () => (await sizesOf(database)).stored,
    close: () => close({ child, database, stopServer: cluster.stop, folder }),
  };
}

async function patientsByOrganization(database: Database): Promise<readonly (readonly string[])[]> {
  const lists = organizations.map(async (organization) => {
    const { rows } = await database.query<{ id: string }>(
      "select id from record where type = 'patient' and organization = $1 and id like 'many-%' order by id limit 5000",
      [organization],
    );
    return rows.map(({ id }) => id);
  });
  return Promise.all(lists);
}

async function sizesOf(database: Database): Promise<Pick<Cost, 'log' | 'stored'>> {
  const { rows } = await database.query<{ log: number; stored: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log,
       pg_database_size(current_database())::float8 as stored`,
  );
  return { log: rows[0]?.log ?? 0, stored: rows[0]?.stored ?? 0 };
}

/**
 * Seconds of processor time of a server, which has a process for each connection; the time of ended processes is
 * counted with the first process. Linux only.
 */
function secondsOfServer(data: string): number {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  const ended = [15, 16].reduce((sum, place) => sum + Number(statOf(first)[place - 2]) / 100, 0);
  return ended + children.map(Number).reduce((sum, pid) => sum + secondsOf(pid), secondsOf(first));
}

/** Returns the fields of `/proc/<pid>/stat` after the name of the program. */
function statOf(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function secondsOf(pid: number): number {
  try {
    return processorSeconds({ pid });
  } catch {
    // Counts 0 for a process that has ended meanwhile, whose time is part of the first process.
    return 0;
  }
}

async function stage(database: Database, lines: number): Promise<void> {
  const target = createStagingTarget(database, stagedKeys);
  const source = { entity: stagedMembers.entity, organization: 'EMTM', file: 'night' };
  const progress = {
    ...{ run: crypto.randomUUID(), digest: source.file, bytes: 0, lines, repeated: [], reported: 0 },
    counts: { created: 0, changed: 0, unchanged: 0, rejected: 0 },
  };
  const batch = 1_000;
  for (let from = 0; from < lines; from += batch) {
    const entries = Array.from({ length: Math.min(batch, lines - from) }, (_, n) => ({
      line: from + n + 1,
      document: memberOf(from + n),
    }));
    await target.stage({ ...source, progress, entries });
  }
}

function memberOf(number: number): JsonObject {
  return {
    ...{
      externalId: `NIGHT-${number}`,
      dob: `19${30 + (number % 60)}-0${1 + (number % 9)}-15`,
      sex: 'female',
    },
    name: { first: `First${number % 500}`, last: `Last${number % 3_000}` },
    telecom: { phone: `303555${String(number % 10_000).padStart(4, '0')}` },
  };
}

interface Opened {
  readonly child: ChildProcess;
  readonly database: Database;
  readonly stopServer: () => Promise<void>;
  readonly folder: string;
}

async function close({ child, database, stopServer, folder }: Opened): Promise<void> {
  await stop(child);
  await database.close();
  await stopServer();
  rmSync(folder, { recursive: true, force: true });
}
