import { wrongState } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { removeJob } from '../../../gateway/work/jobs/job.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { lockedFile } from './staged-file.ts';

/** Removes a file and its stored data; its members stay staged. */
export const stagingRemove: Handler<'staging-remove'> = {
  isWrite: true,
  async answer(call) {
    const { id, state } = await lockedFile(call, call.body.upload);
    if (state === 'running') throw wrongState('The file is being staged. Wait until that has ended.');
    await removeJob(call.database, id);
    return ok({ ok: true });
  },
};
