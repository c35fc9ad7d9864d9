import type { Json } from '../../engine/core/json.ts';
import { getAt } from '../../engine/core/pointer.ts';
import { searchRecords } from '../bindings/search.ts';
import { type CallHandler, ok } from '../call.ts';
import { queueIndex, queueOf, queueSearchOf } from './queues/stored-queue.ts';

/** The patients of a queue, a page at a time. */
export const queueRun: CallHandler = {
  isWrite: false,
  async answer(call) {
    const search = queueSearchOf(await queueOf(call), call.body);
    const from = (getAt(call.body, '/from') ?? 0) as Json;
    return ok(await searchRecords(call, queueIndex, { ...search, from }));
  },
};
