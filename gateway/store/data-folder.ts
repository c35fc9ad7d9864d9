import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRunning, markOfThisProcess, type ProcessMark } from './process-mark.ts';

/** Error about the data folder that only the operator can correct; its message is one sentence. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** Error for a data folder in use by another running process. */
export class DataFolderInUseError extends DataFolderError {
  readonly owner: number;

  constructor(directory: string, owner: number) {
    super(
      `The data folder ${directory} is in use by process ${owner}. ` +
        'Stop that process first, or choose another folder with DATA_DIR.',
    );
    this.owner = owner;
  }
}

/** Error for an unreadable embedded database, with a file that was cut off, altered or removed. */
export class DamagedDatabaseError extends DataFolderError {
  constructor(directory: string, cause: unknown) {
    super(
      `The database in ${directory} is damaged: a file of it was cut off or changed outside of this program. ` +
        'Stop the gateway, keep a copy of the folder, and restore your latest backup into another DATA_DIR.',
      { cause },
    );
  }
}

export interface DataFolder {
  readonly directory: string;
  readonly release: () => void;
}

/**
 * Creates the folder if necessary and locks it for this process: the embedded database permits one owner at a time,
 * since two would destroy it. Takes over a lock whose process no longer runs (kill -9, power cut).
 *
 * Throws `DataFolderInUseError`, or `DataFolderError` for a folder that cannot be written.
 */
export function takeDataFolder(directory: string): DataFolder {
  makeWritable(directory);
  const lock = join(directory, 'gateway.lock');
  const own = join(directory, `gateway.lock.${process.pid}`);
  writeFileSync(own, JSON.stringify(markOfThisProcess()), { mode: 0o600 });
  try {
    while (!tryLink(own, lock)) evictStale(directory, lock);
  } finally {
    rmSync(own, { force: true });
  }
  return { directory, release: () => rmSync(lock, { force: true }) };
}

function makeWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(join(directory, `.probe.${process.pid}`), '');
    rmSync(join(directory, `.probe.${process.pid}`));
  } catch {
    throw new DataFolderError(
      `The data folder ${directory} cannot be written by this user. ` +
        'Give it write permission, or choose another folder with DATA_DIR.',
    );
  }
}

/** Creates a hard link as a lock, which is atomic and never replaces an existing lock. */
function tryLink(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

function evictStale(directory: string, lock: string): void {
  const owner = readMark(lock);
  if (owner !== undefined && isRunning(owner)) throw new DataFolderInUseError(directory, owner.pid);
  // Renames the stale lock to a name of this process, which succeeds in only one of several processes that find
  // the lock.
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
  }
}

function readMark(lock: string): ProcessMark | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as ProcessMark;
  } catch {
    return undefined;
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
