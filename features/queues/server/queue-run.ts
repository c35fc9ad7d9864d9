import { searchRecords } from '../../../gateway/calls/bindings/search.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { AnswerOf, Handler } from '../../contracts/server/typed.ts';
import { queueOf, queueSearchOf, queuesOf } from './stored-queue.ts';

/** Answers the rows of a queue by page, and names stored filters that can no longer be evaluated. */
export const queueRun: Handler<'queue-run'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, store) {
    const queues = queuesOf(call, store);
    const queue = await queueOf(call, queues, call.body.queueId);
    const { search, leftOut } = queueSearchOf(call, queues, { queue, sent: call.body });
    const { from = 0, size } = call.body;
    const found = await searchRecords<Hit>(call, queues.index, { body: { ...search, from }, size });
    return ok(leftOut.length === 0 ? found : { ...found, leftOut });
  },
};

type Hit = AnswerOf<'queue.run'>['hits'][number];
