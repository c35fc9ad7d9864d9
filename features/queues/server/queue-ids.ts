import { findRecords } from '../../../gateway/calls/bindings/search.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { kindOfRows, queueOf, queueSearchOf, queuesOf } from './stored-queue.ts';

/** Limit on the rows of a job. */
const mostRows = 1_000;

/** Lists the ids of a queue's rows, for a job over all of them. */
export const queueIds: Handler<'queue-ids'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, store) {
    const queues = queuesOf(call, store);
    const queue = await queueOf(call, queues, call.body.queueId);
    const { search } = queueSearchOf(call, queues, { queue, sent: call.body });
    const { total, hits } = await findRecords(call, queues.index, { body: search, size: mostRows });
    if (total > mostRows)
      throw badRequest(
        `This queue has ${total.toLocaleString('en-US')} rows. At most ${mostRows.toLocaleString('en-US')} can be worked on at once: narrow the queue first.`,
      );
    const ids = hits.map(({ id }) => id);
    call.note({ action: 'read', type: kindOfRows(call, queues).type, shown: ids });
    return ok({ ids });
  },
};
