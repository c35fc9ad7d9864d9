import { findRecords } from '../../../gateway/calls/bindings/search.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { findRecord, listRecordsOf } from '../../../gateway/records/read.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { queueOf, queueSearchOf } from '../../queues/server/stored-queue.ts';
import { makeReservation } from './make-reservation.ts';
import { isStanding, reservationsOf } from './standing-reservation.ts';

/** Limit on patients examined, in batches, so that a queue of reserved patients ends soon. */
const mostRows = 1_000;
const part = 50;

/**
 * Reserves the first unreserved patient of a queue for the user. Concurrent requests get different patients, since a
 * patient locked by another request counts as reserved.
 */
export const queueNext: Handler<'queue-next'> = {
  isWrite: true,
  async answer(call) {
    const queues = { kind: recordKind(call.product, 'priority-queue'), index: 'patient' };
    const queue = await queueOf(call, queues, call.body.queueId);
    const { search } = queueSearchOf(call, queues, { queue, sent: call.body });
    const leftOut = new Set(call.body.leaveOut);
    for (let from = 0; from < mostRows; from += part) {
      const { hits } = await findRecords(call, queues.index, { body: { ...search, from }, size: part });
      const ids = hits.map(({ id }) => id).filter((id) => !leftOut.has(id));
      for (const id of await freeOf(call, ids)) if (await take(call, id)) return ok({ id });
      if (hits.length < part) break;
    }
    return ok({});
  },
};

/** Lists the unreserved patients in queue order. */
async function freeOf(call: Call, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { product, database, user } = call;
  const kind = recordKind(product, 'reservation');
  const records = await listRecordsOf(database, { kind, subjects: ids, scope: user });
  const reserved = new Set(
    records.filter((record) => isStanding(call, record)).map(({ subject }) => subject),
  );
  return ids.filter((id) => !reserved.has(id));
}

/** Reserves a patient without waiting for locks, so that requests along queues of different orders cannot deadlock. */
async function take(call: Call, id: string): Promise<boolean> {
  const { database, user } = call;
  const kind = recordKind(call.product, 'patient');
  if ((await findRecord(database, { kind, id, scope: user, lock: 'try' })) === undefined) return false;
  // Reads reservations after taking the lock, so that those committed before are seen.
  const { standing, expired } = await reservationsOf(call, id);
  if (standing !== undefined) return false;
  await makeReservation(call, { patientId: id, replaces: expired, override: false });
  call.note({ action: 'read', type: kind.type, shown: [id] });
  return true;
}
