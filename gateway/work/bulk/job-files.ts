import { millisecondsOfDay } from '../../../engine/core/dates/milliseconds.ts';
import type { Queryable } from '../../store/database.ts';

/** Days for which the user who started a job may fetch its files. */
export const jobFileDays = 1;

/** A file that a row of a job has left, without its content. */
export interface JobFile {
  /** The row, and the number of the file among those of the row. */
  readonly n: number;
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

/** Keeps the files of a row in their order. */
export async function keepJobFiles(tx: Queryable, { job, n, files, at }: LeavingFiles): Promise<void> {
  for (const [i, { title, pages, content }] of files.entries())
    await tx.query(
      `insert into job_file (job, n, i, title, pages, content, at)
       values ($1, $2, $3, $4, $5, decode($6, 'base64'), $7)`,
      [job, n, i, title, pages, Buffer.from(content).toString('base64'), at],
    );
}

/** The files of a job in the order of its rows. Expired ones are no longer there. */
export async function filesOfJob(database: Queryable, job: string, now: Date): Promise<readonly JobFile[]> {
  const { rows } = await database.query<JobFile>(
    'select n, i, title, pages from job_file where job = $1 and at > $2 order by n, i',
    [job, expiredAt(now)],
  );
  return rows;
}

/** The content of a file; undefined for one that is not there any more. */
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

/** Files that were made before cannot be fetched any more. */
export function expiredAt(now: Date): Date {
  return new Date(now.getTime() - jobFileDays * millisecondsOfDay);
}
