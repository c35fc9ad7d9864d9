import { readMapping } from '../../../engine/core/intake/mapping.ts';
import { entityOf } from '../../../engine/core/validation/validate.ts';
import { invalid, wrongState } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { startJob } from '../../../gateway/work/jobs/job.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { stagedMembers } from '../../import/shared/staged-members.ts';
import { lockedFile } from './staged-file.ts';

/** Starts the staging of a completely received file. */
export const stagingStart: Handler<'staging-start'> = {
  isWrite: true,
  async answer(call) {
    const { product, body, database } = call;
    const file = await lockedFile(call, body.upload);
    if (file.state !== 'preparing' || file.progress.received !== file.input.size)
      throw wrongState('The file has not arrived whole, or it is being staged already.');
    const mapping = readMapping(body.mapping, entityOf(product, stagedMembers.entity));
    if (!('columns' in mapping))
      throw invalid(
        mapping.map(({ at, message }) => ({
          ...{ at: `/mapping${at}`, code: 'mapping', message, severity: 'error' as const },
        })),
      );
    const { mapping: columns, whole = false, encoding } = body;
    const input = { ...file.input, mapping: columns, isWhole: whole, ...(encoding && { encoding }) };
    await startJob(database, file.id, input);
    return ok({ ok: true });
  },
};
