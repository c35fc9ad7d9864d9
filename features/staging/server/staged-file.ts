import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { StagingCounts } from '../../../engine/core/protocol/staging.ts';
import { notFound } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { type Job, jobWithin, lockedJob } from '../../../gateway/work/jobs/job.ts';

export const stagingKind = 'staging';

export interface FileInput {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly by: string;
  readonly mapping?: JsonObject;
  readonly isWhole?: boolean;
  /** Encoding of bytes without a byte order mark. */
  readonly encoding?: string;
}

export interface FileProgress extends Partial<StagingCounts> {
  /** Bytes that have arrived. */
  readonly received?: number;
  readonly lines?: number;
}

/** A file of members that was sent, and what is to be done with it. */
export interface FileJob extends Job<FileInput, FileProgress> {
  readonly organization: string;
}

type InScope = Pick<Call, 'database' | 'user'>;

/** The file with this id, of one of the user's organizations; nobody else changes it until the end of the transaction. */
export function findFile({ database, user }: InScope, id: string): Promise<FileJob | undefined> {
  const { organizations } = user;
  return lockedJob<FileJob>(database, { kind: stagingKind, id, organizations });
}

/** Locks a file like `findFile`; 404 where there is none. */
export async function fileOf(call: InScope, id: string): Promise<FileJob> {
  return needFile(await findFile(call, id));
}

/** Reads a file as it is now, without a lock, for what only reads. */
export async function shownFile({ database, user }: InScope, id: string): Promise<FileJob> {
  const { organizations } = user;
  return needFile(await jobWithin<FileJob>(database, { kind: stagingKind, id, organizations }));
}

function needFile(found: FileJob | undefined): FileJob {
  if (found === undefined) throw notFound();
  return found;
}
