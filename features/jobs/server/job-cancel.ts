import { notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { cancelRows, ownBulkJob } from '../../../gateway/work/bulk/bulk-job.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/** Cancels one of the user's own jobs: records not begun yet stay unchanged. */
export const jobCancel: Handler<'job-cancel'> = {
  isWrite: true,
  async answer({ database, user, body, origin }) {
    if ((await ownBulkJob(database, user._id, { id: body.id, now: origin.at })) === undefined)
      throw notFound();
    await cancelRows(database, body.id);
    return ok({});
  },
};
