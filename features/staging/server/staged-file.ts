import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { StagingCounts } from '../../../engine/core/protocol/staging.ts';
import { notFound } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { type Job, jobWithin, lockedJob } from '../../../gateway/work/jobs/job.ts';

export const stagingKind = 'staging';

export interface FileInput {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly by: string;
  readonly mapping?: JsonObject;
  readonly isWhole?: boolean;
  /** Encoding of a file without a byte order mark. */
  readonly encoding?: string;
}

export interface FileProgress extends Partial<StagingCounts> {
  /** Number of bytes received. */
  readonly received?: number;
  readonly lines?: number;
}

/** Sent file of members with its job. */
export interface FileJob extends Job<FileInput, FileProgress> {
  readonly organization: string;
}

type InScope = Pick<Call, 'database' | 'user'>;

/** Finds a file by id in the user's organizations, and locks it until the transaction ends. */
export function findFile({ database, user }: InScope, id: string): Promise<FileJob | undefined> {
  const { organizations } = user;
  return lockedJob<FileJob>(database, { kind: stagingKind, id, organizations });
}

/** Finds and locks a file as `findFile` does. Throws 404 where there is none. */
export async function lockedFile(call: InScope, id: string): Promise<FileJob> {
  return needFile(await findFile(call, id));
}

/** Reads the present state of a file without locking it. */
export async function shownFile({ database, user }: InScope, id: string): Promise<FileJob> {
  const { organizations } = user;
  return needFile(await jobWithin<FileJob>(database, { kind: stagingKind, id, organizations }));
}

function needFile(found: FileJob | undefined): FileJob {
  if (found === undefined) throw notFound();
  return found;
}
