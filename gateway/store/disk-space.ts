import fs from 'node:fs';

/**
 * Free space in MiB that the embedded database needs to finish its work: some log segments of 16 MiB. Without space for
 * one, it can neither proceed nor roll back.
 */
const spareMebibytes = 64;

/** Error about refused work on a nearly full disk, with PostgreSQL's code for a full disk (SQLSTATE). */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = '53100';
}

/** Throws `DiskFullError` when a folder's disk has less space than the database needs to work safely. */
export function requireSpace(directory: string): void {
  const { bavail, bsize, blocks } = fs.statfsSync(directory);
  // Passes for network file systems that report no size.
  if (blocks === 0 || bavail * bsize >= spareMebibytes * 2 ** 20) return;
  throw new DiskFullError(`The disk of ${directory} has less than ${spareMebibytes} MiB left.`);
}
