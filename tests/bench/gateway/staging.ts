import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvSource } from '../../../engine/core/intake/csv-source.ts';
import { stagedKeys } from '../../../features/import/server/staged-people.ts';
import { stagedMembers } from '../../../features/import/shared/staged-members.ts';
import { readText } from '../../../gateway/intake/staging/read-text.ts';
import { openRejectedReport } from '../../../gateway/intake/staging/rejected-report.ts';
import { stageFile } from '../../../gateway/intake/staging/stage-file.ts';
import { createStagingTarget } from '../../../gateway/intake/staging/staging-target.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { product } from '../../../generated/product.ts';
import { openBenchDatabase } from './bench-database.ts';
import { memoryOf } from './gateway-process.ts';
import { share } from './throughput.ts';

const few = 40_000;
const many = 1_000_000;

const header = 'Patient ID,First Name,Last Name,Date of Birth,Sex,Phone,Address Line 1,City,State';

/**
 * Compares staging of members from a file with `COPY` of the same lines into a table of nine texts without an index.
 */
export function benchStaging(): Promise<readonly string[]> {
  return measureLines(few);
}

/** Measures staging with a million lines. */
export function benchStagingMillion(): Promise<readonly string[]> {
  return measureLines(many);
}

async function measureLines(lines: number): Promise<readonly string[]> {
  const opened = await openBenchDatabase(['shared_buffers=1GB']);
  if (opened === undefined) return ['left out: there is no PostgreSQL'];
  const { database } = opened;
  const folder = mkdtempSync(join(tmpdir(), 'bench-staging-'));
  try {
    await openWith(database, () => undefined);
    const file = join(folder, 'members.csv');
    await writeMembers(file, lines);
    // Permits the database server, which runs under another account, to read the file.
    await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)]);
    const copied = await timeOf(database, () => copyLines(database, file));
    const checked = await timeOf(database, () => stage(undefined, file));
    const staged = await timeOf(database, () => stage(database, file));
    const again = await timeOf(database, () => stage(database, file));
    const inserted = await timeOf(database, () => insertStaged(database));
    const memory =
      process.platform === 'linux' ? `${memoryOf(process, 'VmHWM')} MiB at most` : 'not measured';
    const perSecond = Math.round(lines / staged.seconds).toLocaleString('en-US');
    return [
      `${lines.toLocaleString('en-US')} lines staged at ${share(copied.seconds, staged.seconds)} of COPY (aim 25 %), ${perSecond} lines a second; reading and checking alone are ${share(checked.seconds, staged.seconds)} of it, the same file again takes ${share(again.seconds, staged.seconds)}`,
      `  the staged rows copied within the database, with the same indexes: ${share(copied.seconds, inserted.seconds)} of COPY`,
      `  processor time, in that of COPY: ${inCopies(staged.server)} of the server and ${inCopies(staged.client)} of the command, side by side; reading and checking ${inCopies(checked.client)}, the same file again ${inCopies(again.server)} and ${inCopies(again.client)}, the rows copied ${inCopies(inserted.server)}`,
      `  resident memory: ${memory}`,
    ];
    function inCopies(seconds: number): string {
      return (seconds / copied.server).toFixed(1);
    }
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeMembers(file: string, lines: number): Promise<void> {
  function* rows() {
    yield `${header}\n`;
    for (let n = 0; n < lines; n += 1) {
      const day = String((n % 28) + 1).padStart(2, '0');
      yield `M-${n},Ada${n % 997},Soto${n % 9_973},02/${day}/19${String(30 + (n % 60))},${n % 2 === 0 ? 'female' : 'male'},303555${String(n % 10_000).padStart(4, '0')},${n} Oak Lane,Boulder,CO\n`;
    }
  }
  await pipeline(Readable.from(rows()), createWriteStream(file));
}

async function copyLines(database: Database, file: string): Promise<void> {
  const columns = header.split(',').map((_, n) => `c${n} text`);
  await database.query(`create table copied (${columns.join(', ')})`);
  await database.query(`copy copied from '${file}' (format csv, header true)`);
}

/** Stages a file; without a database, reads and checks every line and stores nothing. */
async function stage(database: Database | undefined, file: string): Promise<void> {
  const { entity } = stagedMembers;
  const target =
    database === undefined
      ? undefined
      : { ...createStagingTarget(database, stagedKeys), close: async () => undefined };
  const { counts } = await stageFile({
    product,
    source: { entity, organization: 'EMTM', file: 'bench' },
    shape: stagedMembers,
    open: () => csvSource(readText(createReadStream(file), undefined), undefined, { product, entity }),
    now: new Date(),
    openReport: (names, reached) => openRejectedReport(`${file}.rejected.csv`, names, reached),
    ...(target !== undefined && { target }),
    isWhole: false,
    onProgress: () => undefined,
  });
  if (counts.rejected > 0) throw new Error(`${counts.rejected} lines were rejected.`);
}

/** Writes the staged entries again, to measure the table and its indexes without reading, checks or look-ups. */
async function insertStaged(database: Database): Promise<void> {
  await database.query('create table beside (like staged_entry including all)');
  await database.query('insert into beside select * from staged_entry');
}

interface Time {
  readonly seconds: number;
  /** Seconds of processor time of all processes of the server; `client` is that of this process. */
  readonly server: number;
  readonly client: number;
}

/** Measures work by the clock and by processor time, which other load of the machine affects less. */
async function timeOf(database: Database, work: () => Promise<void>): Promise<Time> {
  const [began, server, client] = [performance.now(), await serverSeconds(database), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(client);
  return {
    seconds: (performance.now() - began) / 1_000,
    server: (await serverSeconds(database)) - server,
    client: (user + system) / 1e6,
  };
}

/**
 * Seconds from fields 14 and 15 of `/proc/PID/stat`, which count ticks of 10 ms; NaN on systems other than Linux.
 */
async function serverSeconds(database: Database): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN;
  const { rows } = await database.query<{ pid: number }>('select pid from pg_stat_activity');
  const ticks = rows.map(({ pid }) => {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = after.split(' ').slice(11, 13).map(Number);
    return (user ?? 0) + (system ?? 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}
