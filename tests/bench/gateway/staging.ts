import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvSource } from '../../../engine/core/intake/csv-source.ts';
import { silentLog } from '../../../gateway/monitoring/log.ts';
import { readText } from '../../../gateway/staging/read-text.ts';
import { openRejectedReport } from '../../../gateway/staging/rejected-report.ts';
import { stageFile } from '../../../gateway/staging/stage-file.ts';
import { createStagingTarget } from '../../../gateway/staging/staging-target.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { openPgDatabase } from '../../../gateway/store/pg-database.ts';
import { openWith } from '../../../gateway/store/store.ts';
import { findPostgres, startPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { product } from '../../../generated/product.ts';
import { stagedKeys } from '../../../screens/features/import/gateway/staged-people.ts';
import { stagedMembers } from '../../../screens/features/import/shared/staged-members.ts';
import { memoryOf } from './gateway-process.ts';
import { share } from './throughput.ts';

const few = 40_000;
const many = 1_000_000;

const header = 'Patient ID,First Name,Last Name,Date of Birth,Sex,Phone,Address Line 1,City,State';

/** Members staged from a file, beside `COPY` of the same lines into a table of nine texts without an index. */
export function benchStaging(): Promise<readonly string[]> {
  return measureLines(few);
}

/** The same with a million lines. */
export function benchStagingMillion(): Promise<readonly string[]> {
  return measureLines(many);
}

async function measureLines(lines: number): Promise<readonly string[]> {
  const binaries = findPostgres();
  if (binaries === undefined) return ['left out: there is no PostgreSQL'];
  const folder = mkdtempSync(join(tmpdir(), 'bench-staging-'));
  const cluster = await startPostgres(binaries, { settings: ['shared_buffers=1GB'] });
  const database = openPgDatabase({ url: cluster.url, log: silentLog });
  try {
    await openWith(database, () => undefined);
    const file = join(folder, 'members.csv');
    await writeMembers(file, lines);
    // The server reads it as an account of its own.
    await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)]);
    const copied = await secondsOf(() => copyLines(database, file));
    const checked = await secondsOf(() => stage(undefined, file));
    const staged = await secondsOf(() => stage(database, file));
    const again = await secondsOf(() => stage(database, file));
    const memory =
      process.platform === 'linux' ? `${memoryOf(process, 'VmHWM')} MiB at most` : 'not measured';
    const perSecond = Math.round(lines / staged).toLocaleString('en-US');
    return [
      `${lines.toLocaleString('en-US')} lines staged at ${share(copied, staged)} of COPY (aim 25 %), ${perSecond} lines a second; reading and checking alone are ${share(checked, staged)} of it, the same file again takes ${share(again, staged)}`,
      `  resident memory: ${memory}`,
    ];
  } finally {
    await database.close();
    await cluster.stop();
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

/** Without a database, everything is read and checked and nothing stored. */
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
    open: () =>
      csvSource({
        text: readText(createReadStream(file), undefined),
        mapping: undefined,
        target: { product, entity },
      }),
    now: new Date(),
    openReport: (names, reached) => openRejectedReport(`${file}.rejected.csv`, names, reached),
    ...(target !== undefined && { target }),
    isWhole: false,
    onProgress: () => undefined,
  });
  if (counts.rejected > 0) throw new Error(`${counts.rejected} lines were rejected.`);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
