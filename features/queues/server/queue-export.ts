import { findRecords } from '../../../gateway/calls/bindings/search.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { type Handler, type PatientHit, recordKind } from '../../contracts/server/typed.ts';
import { queueIndex, queueOf, queueSearchOf } from './stored-queue.ts';

/** Limit on rows: a longer file would be an export of everything. */
const mostRows = 5_000;

/** Exports all patients of a queue as a file, and logs the export to the audit trail. */
export const queueExport: Handler<'queue-export'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call) {
    const { search: body } = queueSearchOf(call, await queueOf(call, call.body.queueId), call.body);
    const found = await findRecords<PatientHit>(call, queueIndex, { body, size: mostRows });
    if (found.total > mostRows)
      throw badRequest(
        `This queue has ${found.total.toLocaleString('en-US')} patients. A file takes at most ${mostRows.toLocaleString('en-US')}: narrow the queue, then export it.`,
      );
    const { type } = recordKind(call.product, 'patient');
    call.note({ action: 'export', type, shown: found.hits.map(({ id }) => id) });
    return ok(found);
  },
};
