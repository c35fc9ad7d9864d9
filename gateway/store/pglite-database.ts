import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Announcements, Channels } from './channels.ts';
import { DamagedDatabaseError, DataFolderError } from './data-folder.ts';
import { type Database, isConsequence, type Prepared, type Queryable } from './database.ts';
import { requireSpace } from './disk-space.ts';
import { DurableNodeFS, type LogLost, syncPath } from './durable-node-fs.ts';
import { PgliteStatements } from './pglite-statements.ts';

/**
 * Start parameters of PGlite without the default `-F` (no fsync), and with a sync method that its WebAssembly
 * build supports, so that every commit is on disk before its acknowledgement.
 */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

export interface PgliteDatabase extends Database {
  /** Returns the number of flushes of files to disk; 0 for a database in memory. */
  readonly syncs: () => number;
}

/**
 * Opens the embedded database in a folder, created if missing. Throws `DiskFullError`, at opening and at every query,
 * while the disk is nearly full.
 */
export async function openPgliteDatabase(directory: string, logLost: LogLost): Promise<PgliteDatabase> {
  const checkSpace = () => requireSpace(dirname(directory));
  checkSpace();
  if (!existsSync(join(directory, 'PG_VERSION'))) await makeDatabase(directory, logLost);
  const files = new DurableNodeFS(directory, logLost);
  const fail = (error: unknown): never => {
    throw isDamage(error) ? new DamagedDatabaseError(directory, error) : error;
  };
  const engine = await PGlite.create({
    fs: files,
    startParams: durableStart,
    extensions: { pg_trgm },
  }).catch((error: unknown) => {
    // Throws `DiskFullError` instead if the disk is full at the start.
    checkSpace();
    return fail(error);
  });
  return hostOf(engine, { syncs: () => files.syncs, checkSpace, fail });
}

/** SQLSTATE of a damaged page or index; see the checksums of PostgreSQL. */
const damageCodes: readonly unknown[] = ['XX001', 'XX002'];

/**
 * Reports whether an error means a damaged database: if PostgreSQL fails to start, PGlite only aborts or throws
 * with this message.
 */
function isDamage(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error) return damageCodes.includes(error.code);
  return error.message === 'PGlite failed to initialize properly';
}

export interface MemoryDatabase extends PgliteDatabase {
  /** Dumps the whole database, for opening another one with the same content. */
  readonly dump: () => Promise<Blob>;
}

/** Opens an embedded database in memory, for tests; empty, or with the dump of another. */
export async function openMemoryDatabase(beginning?: Blob): Promise<MemoryDatabase> {
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    ...(beginning === undefined ? {} : { loadDataDir: beginning }),
  });
  const database = hostOf(engine, { syncs: () => 0, checkSpace: () => undefined, fail: rethrow });
  return { ...database, dump: () => engine.dumpDataDir('none') };
}

function rethrow(error: unknown): never {
  throw error;
}

/**
 * Creates the files in a temporary folder and renames it once they are flushed, so that an interrupted start
 * leaves no damaged database.
 */
async function makeDatabase(directory: string, logLost: LogLost): Promise<void> {
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new DataFolderError(
      `The folder ${directory} holds files, but no database. Move them away, and start again.`,
    );
  }
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create({
    fs: new DurableNodeFS(unfinished, logLost),
    startParams: durableStart,
  });
  await engine.close();
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  // Restricts permissions: the files are created writable for everybody, and an earlier data folder may be open to
  // others.
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, directory);
  syncPath(dirname(directory));
}

interface Files {
  readonly syncs: () => number;
  /** Throws when there is no space to begin work. */
  readonly checkSpace: () => void;
  /** Throws the error of a statement, or a `DataFolderError` if the cause lies in the files. */
  readonly fail: (error: unknown) => never;
}

function hostOf(engine: PGlite, { syncs, checkSpace, fail }: Files): PgliteDatabase {
  // Channels within this process, the only one that uses the embedded database.
  const channels = new Channels();
  const statements = new PgliteStatements(engine);
  const announce = (channel: string) => channels.notify(channel);
  return {
    syncs,
    announce,
    async query<Row>(statement: string | Prepared, parameters: readonly unknown[] = []) {
      checkSpace();
      return statements.alone<Row>(statement, parameters).catch(fail);
    },
    say: (channel, text) => channels.notify(channel, text),
    listen: (channel, heard) => channels.listen(channel, heard),
    async transaction(work) {
      checkSpace();
      const announcements = new Announcements();
      const result = await engine
        .transaction((transaction) => runWork(statements.within(transaction), announcements, work))
        .catch(fail);
      announcements.madeBy(announce);
      return result;
    },
    close: () => engine.close(),
  };
}

/** Awaits the statements that `work` did not await; a failed one has rolled the transaction back. */
async function runWork<Result>(
  ask: Queryable['query'],
  { announce }: Announcements,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let firstFailure: { readonly error: unknown } | undefined;
  const query: Queryable['query'] = (statement, parameters) => {
    const answer = ask<never>(statement, parameters);
    last = answer.catch((error: unknown) => {
      firstFailure ??= { error };
    });
    return answer;
  };
  try {
    const result = await work({ announce, query });
    await last;
    if (firstFailure !== undefined && (await isUndone(ask))) throw firstFailure.error;
    return result;
  } catch (error) {
    throw isConsequence(error) ? (firstFailure?.error ?? error) : error;
  }
}

async function isUndone(ask: Queryable['query']): Promise<boolean> {
  return ask('select 1').then(
    () => false,
    () => true,
  );
}
