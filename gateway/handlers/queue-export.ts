import { findRecords } from '../bindings/search.ts';
import { type CallHandler, ok } from '../call.ts';
import { badRequest } from '../errors.ts';
import { kindOf } from '../records/kinds.ts';
import { queueIndex, queueOf, queueSearchOf } from './queues/stored-queue.ts';

/** Longer files are read by nobody, and are an export of everything. */
const mostRows = 5_000;

/** All patients of a queue, to be taken along in a file; the audit trail keeps who took whom. */
export const queueExport: CallHandler = {
  isWrite: false,
  async answer(call) {
    const { search: body } = queueSearchOf(call, await queueOf(call), call.body);
    const found = await findRecords(call, queueIndex, { body, size: mostRows });
    if (found.total > mostRows)
      throw badRequest(
        `This queue has ${found.total.toLocaleString('en-US')} patients. A file takes at most ${mostRows.toLocaleString('en-US')}: narrow the queue, then export it.`,
      );
    const { type } = kindOf(call.product, 'patient');
    call.note({ action: 'export', type, shown: found.hits.map(({ id }) => String(id)) });
    return ok(found);
  },
};
