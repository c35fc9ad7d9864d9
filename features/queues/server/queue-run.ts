import { searchRecords } from '../../../gateway/calls/bindings/search.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler, PatientHit } from '../../contracts/server/typed.ts';
import { queueIndex, queueOf, queueSearchOf } from './stored-queue.ts';

/** Answers the patients of a queue by page, and names stored filters that can no longer be evaluated. */
export const queueRun: Handler<'queue-run'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call) {
    const { search, leftOut } = queueSearchOf(call, await queueOf(call, call.body.queueId), call.body);
    const { from = 0, size } = call.body;
    const found = await searchRecords<PatientHit>(call, queueIndex, { body: { ...search, from }, size });
    return ok(leftOut.length === 0 ? found : { ...found, leftOut });
  },
};
