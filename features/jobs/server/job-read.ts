import { notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { jobRowsOf, ownBulkJob } from '../../../gateway/work/bulk/bulk-job.ts';
import { filesOfJob } from '../../../gateway/work/bulk/job-files.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { jobAnswer } from './job-answer.ts';
import { namesOfRows } from './names-of-rows.ts';
import { pagedFiles } from './paged-files.ts';

/** Answers the result for each record of one of the user's own jobs. */
export const jobRead: Handler<'job-read'> = {
  isWrite: false,
  async answer(call) {
    const { database, query, user, origin } = call;
    const job = await ownBulkJob(database, user._id, { id: query.id, now: origin.at });
    if (job === undefined) throw notFound();
    const rows = await jobRowsOf(database, job.id);
    const ids = rows.map(({ record }) => record);
    const names = await namesOfRows(call, job.tab, ids, 'read');
    const files = Map.groupBy(pagedFiles(await filesOfJob(database, job.id, origin.at)), ({ n }) => n);
    return ok({
      ...jobAnswer(job),
      rows: rows.map(({ n, record, state, message }) => {
        const name = names.get(record);
        const left = name === undefined ? undefined : files.get(n);
        return {
          ...{ record, state, ...(name && { name }), ...(message !== null && { message }) },
          ...(left && { files: left.map(({ title, from, to }) => ({ title, from, to })) }),
        };
      }),
    });
  },
};
