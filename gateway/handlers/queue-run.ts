import type { Json } from '../../engine/core/json.ts';
import { getAt } from '../../engine/core/pointer.ts';
import { searchRecords } from '../bindings/search.ts';
import { type CallHandler, ok } from '../call.ts';
import { queueIndex, queueOf, queueSearchOf } from './queues/stored-queue.ts';

/** The patients of a queue, a page at a time. A stored filter that cannot be judged any more is named. */
export const queueRun: CallHandler = {
  isWrite: false,
  async answer(call) {
    const { search, leftOut } = queueSearchOf(call, await queueOf(call), call.body);
    const from = (getAt(call.body, '/from') ?? 0) as Json;
    const found = await searchRecords(call, queueIndex, { ...search, from });
    return ok(leftOut.length === 0 ? found : { ...found, leftOut });
  },
};
