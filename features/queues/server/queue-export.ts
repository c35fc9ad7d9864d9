import { findRecords } from '../../../gateway/calls/bindings/search.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { kindOfRows, type QueueRow, queueOf, queueSearchOf, queuesOf } from './stored-queue.ts';

/** Limit on rows: a longer file would be an export of everything. */
const mostRows = 5_000;

/** Exports all rows of a queue as a file, and logs the export to the audit trail. */
export const queueExport: Handler<'queue-export'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, store) {
    const queues = queuesOf(call, store);
    const queue = await queueOf(call, queues, call.body.queueId);
    const { search: body } = queueSearchOf(call, queues, { queue, sent: call.body });
    const found = await findRecords<QueueRow>(call, queues.index, { body, size: mostRows });
    if (found.total > mostRows)
      throw badRequest(
        `This queue has ${found.total.toLocaleString('en-US')} rows. A file takes at most ${mostRows.toLocaleString('en-US')}: narrow the queue, then export it.`,
      );
    const { type } = kindOfRows(call, queues);
    call.note({ action: 'export', type, shown: found.hits.map(({ id }) => id) });
    return ok(found);
  },
};
