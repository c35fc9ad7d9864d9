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
 * PGlite starts with `-F` (no fsync) by default. Without the flag, and with a sync method that its WebAssembly
 * build maps to the file system's `fsync`, every commit reaches the disk before it is acknowledged.
 */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

export interface PgliteDatabase extends Database {
  /** Number of times that a file was forced to the disk; 0 for a database in memory. */
  readonly syncs: () => number;
}

/**
 * Opens the embedded database in a folder, and makes it there first when there is none. It does no work, and does
 * not open, while the disk is about to be full: then everything throws `DiskFullError`.
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
    // A disk that is full ends the start in the same way.
    checkSpace();
    return fail(error);
  });
  return hostOf(engine, { syncs: () => files.syncs, checkSpace, fail });
}

/** SQLSTATE of a page or an index that is not as it was written; see the checksums of PostgreSQL. */
const damageCodes: readonly unknown[] = ['XX001', 'XX002'];

/** PGlite says of a start that PostgreSQL gave up only that it did: by an abort, or by this sentence. */
function isDamage(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error) return damageCodes.includes(error.code);
  return error.message === 'PGlite failed to initialize properly';
}

export interface MemoryDatabase extends PgliteDatabase {
  /** Dumps everything it holds, for another to begin with. */
  readonly dump: () => Promise<Blob>;
}

/** An embedded database that lives as long as the process: for tests. It begins empty, or with what another held. */
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
 * Makes the files beside their final place and moves them there when they are whole and on the disk, so that
 * a start that is interrupted halfway leaves no broken database behind.
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
  // Narrows the rights: its files are made for everybody to write, and a data folder from before may be open to others.
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, directory);
  syncPath(dirname(directory));
}

interface Files {
  readonly syncs: () => number;
  /** Throws when there is no room to begin anything. */
  readonly checkSpace: () => void;
  /** Throws what a statement failed with, or what that means for the files. */
  readonly fail: (error: unknown) => never;
}

function hostOf(engine: PGlite, { syncs, checkSpace, fail }: Files): PgliteDatabase {
  // The embedded database has one process, so no other one has to be notified.
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

/** Waits for the statements that the work did not wait for: one that failed has undone the transaction. */
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
