import fs from 'node:fs';

/**
 * Room that the embedded database needs to end whatever it has begun: some pieces of its log, 16 MiB each. When it
 * finds no room for one of those it can go neither on nor back.
 */
const spareMebibytes = 64;

/** Refusal to begin work on a disk that is about to be full. The code is PostgreSQL's for the same (SQLSTATE). */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = '53100';
}

/** Throws `DiskFullError` when the disk of a folder has less left than the database needs to go on safely. */
export function requireSpace(directory: string): void {
  const { bavail, bsize, blocks } = fs.statfsSync(directory);
  // Some network file systems report no size.
  if (blocks === 0 || bavail * bsize >= spareMebibytes * 2 ** 20) return;
  throw new DiskFullError(`The disk of ${directory} has less than ${spareMebibytes} MiB left.`);
}
