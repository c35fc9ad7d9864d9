import { findRecords } from '../../../gateway/calls/bindings/search.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { type Handler, type PatientHit, recordKind } from '../../contracts/server/typed.ts';
import { queueIndex, queueOf, queueSearchOf } from './stored-queue.ts';

/** Limit on the rows of a job. */
const mostRows = 1_000;

/** Lists the ids of a queue's patients, for a job over all of them. */
export const queueIds: Handler<'queue-ids'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call) {
    const { search } = queueSearchOf(call, await queueOf(call, call.body.queueId), call.body);
    const { total, hits } = await findRecords<PatientHit>(call, queueIndex, { body: search, size: mostRows });
    if (total > mostRows)
      throw badRequest(
        `This queue has ${total.toLocaleString('en-US')} patients. At most ${mostRows.toLocaleString('en-US')} can be worked on at once: narrow the queue first.`,
      );
    const ids = hits.map(({ id }) => id);
    call.note({ action: 'read', type: recordKind(call.product, 'patient').type, shown: ids });
    return ok({ ids });
  },
};
