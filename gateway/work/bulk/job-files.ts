import { millisecondsOfDay } from '../../../engine/core/dates/milliseconds.ts';
import type { Queryable } from '../../store/database.ts';

/** Days for which the user who started a job may fetch its files. */
export const jobFileDays = 1;

/** File from a row of a job, without its content. */
export interface JobFile {
  /** Number of the job's row. */
  readonly n: number;
  /** Index among the files of that row. */
  readonly i: number;
  readonly title: string;
  readonly pages: number;
}

export interface NewJobFile extends Omit<JobFile, 'n' | 'i'> {
  readonly content: Uint8Array;
}

interface LeavingFiles {
  readonly job: string;
  readonly n: number;
  readonly files: readonly NewJobFile[];
  readonly at: Date;
}

/** Stores the files of a row in order. */
export async function keepJobFiles(tx: Queryable, { job, n, files, at }: LeavingFiles): Promise<void> {
  for (const [i, { title, pages, content }] of files.entries())
    await tx.query(
      `insert into job_file (job, n, i, title, pages, content, at)
       values ($1, $2, $3, $4, $5, decode($6, 'base64'), $7)`,
      [job, n, i, title, pages, Buffer.from(content).toString('base64'), at],
    );
}

/** Lists the unexpired files of a job in the order of its rows. */
export async function filesOfJob(database: Queryable, job: string, now: Date): Promise<readonly JobFile[]> {
  const { rows } = await database.query<JobFile>(
    'select n, i, title, pages from job_file where job = $1 and at > $2 order by n, i',
    [job, expiredAt(now)],
  );
  return rows;
}

/** Reads the content of a file; `undefined` for one that is gone. */
export async function contentOfFile(
  database: Queryable,
  job: string,
  { n, i }: Pick<JobFile, 'n' | 'i'>,
): Promise<Uint8Array | undefined> {
  const { rows } = await database.query<{ readonly content: string }>(
    `select encode(content, 'base64') as content from job_file where job = $1 and n = $2 and i = $3`,
    [job, n, i],
  );
  const [found] = rows;
  return found && Buffer.from(found.content, 'base64');
}

/** Finds the instant before which created files have expired. */
export function expiredAt(now: Date): Date {
  return new Date(now.getTime() - jobFileDays * millisecondsOfDay);
}
