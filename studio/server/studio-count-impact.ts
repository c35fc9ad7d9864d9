import type { Handler } from '../../features/contracts/server/typed.ts';
import { notFound } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { findChange } from '../../gateway/versions/changes.ts';
import { prepareJob, removeJob, startJob } from '../../gateway/work/jobs/job.ts';
import { impactKind, impactOf } from './impact-job.ts';

/** Starts counting a waiting change's effects on the stored records, or ends a running count. */
export const studioCountImpact: Handler<'studio-count-impact'> = {
  isWrite: true,
  async answer({ body, database, user, origin }) {
    const change = await findChange(database, body.id);
    if (change?.state !== 'waiting') throw notFound();
    const input = { change: change.id, revision: change.revision };
    const known = await impactOf(database, input);
    if (known !== undefined) await removeJob(database, known.id);
    if (body.isCancelled === true) return ok({ id: body.id });
    const id = crypto.randomUUID();
    const { at } = origin;
    await prepareJob(database, { id, kind: impactKind, organization: null, author: user._id, input, at });
    await startJob(database, id, input);
    return ok({ id: body.id });
  },
};
