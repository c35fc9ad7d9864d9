import { isAllowed } from '../../../engine/core/records/access.ts';
import { badRequest, forbidden, refused } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { startBulkJob } from '../../../gateway/work/bulk/bulk-job.ts';
import { bulkActionOf } from '../../../gateway/work/bulk/bulk-work.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/**
 * Stores a job over several records, to run after the call. The user's permission for each record is checked when its
 * turn comes.
 */
export const jobStart: Handler<'job-start'> = {
  isWrite: true,
  async answer(call) {
    const { product, body, user, origin, today, timeZone, database } = call;
    const { tab, action, search, ids, content = {} } = body;
    const found = bulkActionOf(product, { tab, action });
    if (found === undefined) throw badRequest('There is no such action. Load the page again.');
    if (!isAllowed(product, found.action.access, { user, now: origin.at.toISOString(), today }))
      throw forbidden(product.access[found.action.access ?? '']?.needs ?? 'another role');
    if (new Set(ids).size < ids.length) throw badRequest('Each record can be named once.');
    const most = found.action.files?.most ?? ids.length;
    if (ids.length > most)
      throw refused(
        `One file takes at most ${most}. Select fewer rows, and make a file for the others after it.`,
      );
    const id = crypto.randomUUID();
    const { opened: _opened, ...profile } = user;
    const input = { profile, tab, action, search, content, timeZone };
    await startBulkJob(database, { id, input, records: ids, at: origin.at });
    return ok({ id });
  },
};
