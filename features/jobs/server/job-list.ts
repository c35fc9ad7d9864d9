import { ok } from '../../../gateway/records/context/call.ts';
import { bulkJobsOf } from '../../../gateway/work/bulk/bulk-job.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { jobAnswer } from './job-answer.ts';

/** Limit on jobs, more than a page shows, since the page hides dismissed jobs. */
const mostJobs = 40;

/** Lists the user's jobs, running or done: those started on a tab, or from one of its searches. */
export const jobList: Handler<'job-list'> = {
  isWrite: false,
  async answer({ database, user, query, origin }) {
    const { tab, search } = query;
    const jobs = await bulkJobsOf(database, user._id, { tab, search, most: mostJobs, now: origin.at });
    return ok({ rows: jobs.map(jobAnswer) });
  },
};
