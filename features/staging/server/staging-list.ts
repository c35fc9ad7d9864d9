import { ok } from '../../../gateway/records/context/call.ts';
import { jobsOf } from '../../../gateway/work/jobs/job.ts';
import type { Handler, RowOf } from '../../contracts/server/typed.ts';
import { type FileJob, stagingKind } from './staged-file.ts';

const mostShown = 50;

/** Lists the files of the user's organizations with their progress, newest first. */
export const stagingList: Handler<'staging-list'> = {
  isWrite: false,
  async answer({ database, user }) {
    const { organizations } = user;
    const jobs = await jobsOf<FileJob>(database, { kind: stagingKind, organizations, most: mostShown });
    return ok({ rows: jobs.map(rowOf) });
  },
};

function rowOf({ id, organization, state, input, progress, message, at, ended_at }: FileJob) {
  const { received = 0, lines = 0, created = 0, changed = 0, unchanged = 0, rejected = 0 } = progress;
  const row: RowOf<'staging.list'> = {
    ...{ _id: id, name: input.name, organization, state, size: input.size, by: input.by },
    ...{ received, lines, created, changed, unchanged, rejected },
    at: new Date(at).toISOString(),
    ...(message !== null && { message }),
    ...(ended_at !== null && { ended: new Date(ended_at).toISOString() }),
  };
  return row;
}
