import { countRecords } from '../../../gateway/calls/bindings/search.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { isReadable } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { queueSearchOf, queuesOf } from './stored-queue.ts';

const mostQueues = 100;

/** Counts the rows of queues, without queues that the user may not see. */
export const queueCounts: Handler<'queue-counts'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, store) {
    const { query, user, database } = call;
    const wanted = new Set(query.ids);
    if (wanted.size > mostQueues) throw badRequest(`Ask for at most ${mostQueues} queues at a time.`);
    const queues = queuesOf(call, store);
    const { kind, index } = queues;
    const stored = await listRecords(database, { kind, scope: user });
    const counts: Record<string, number> = {};
    for (const { id, document } of stored) {
      if (!wanted.has(id) || !isReadable(call, kind, document)) continue;
      const { search } = queueSearchOf(call, queues, { queue: document });
      counts[id] = await countRecords(call, index, search);
    }
    return ok({ counts });
  },
};
