import { ok } from '../../../gateway/context/call.ts';
import { wrongState } from '../../../gateway/errors.ts';
import { removeJob } from '../../../gateway/jobs/job.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { fileOf } from './staged-file.ts';

/** Removes a file and what is kept of it. The members that it has brought stay staged. */
export const stagingRemove: Handler<'staging-remove'> = {
  isWrite: true,
  async answer(call) {
    const { id, state } = await fileOf(call, call.body.upload);
    if (state === 'running') throw wrongState('The file is being staged. Wait until that has ended.');
    await removeJob(call.database, id);
    return ok({ ok: true });
  },
};
