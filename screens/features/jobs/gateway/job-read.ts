import { displayRecord } from '../../../../engine/core/records/display.ts';
import { ownBulkJob, rowsOf } from '../../../../gateway/bulk/bulk-job.ts';
import { type Call, ok } from '../../../../gateway/context/call.ts';
import { notFound } from '../../../../gateway/errors.ts';
import { kindOf } from '../../../../gateway/kinds/kinds.ts';
import { visibleRecord } from '../../../../gateway/records/field-access.ts';
import { listRecordsById } from '../../../../gateway/records/read.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { jobAnswer } from './job-answer.ts';

/** How it went with each record of one of the user's own jobs. */
export const jobRead: Handler<'job-read'> = {
  isWrite: false,
  async answer(call) {
    const job = await ownBulkJob(call.database, call.user._id, call.query.id);
    if (job === undefined) throw notFound();
    const rows = await rowsOf(call.database, job.id);
    const names = await namesOf(
      call,
      job.tab,
      rows.map(({ record }) => record),
    );
    return ok({
      ...jobAnswer(job),
      rows: rows.map(({ record, state, message }) => {
        const name = names.get(record);
        return { record, state, ...(name && { name }), ...(message !== null && { message }) };
      }),
    });
  },
};

/** The names of records that the user may see. */
async function namesOf(
  call: Call,
  tab: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { product, database, user } = call;
  const entity = product.tabs[tab]?.entity;
  if (entity === undefined) return new Map();
  const kind = kindOf(product, entity);
  const records = await listRecordsById(database, { kind, ids, reach: user });
  call.note({ action: 'read', type: kind.type, shown: records.map(({ id }) => id) });
  return new Map(
    records.map(({ id, document }) => [
      id,
      displayRecord(kind.traits.display, visibleRecord(call, kind, document)),
    ]),
  );
}
