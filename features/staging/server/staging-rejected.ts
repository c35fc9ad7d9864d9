import { rejectedLines } from '../../../gateway/intake/uploads/lines.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { stagedMembers } from '../../import/shared/staged-members.ts';
import { shownFile } from './staged-file.ts';

/** Exports the rejected lines of a file, and logs the export to the audit trail. */
export const stagingRejected: Handler<'staging-rejected'> = {
  isWrite: false,
  async answer(call) {
    const { id, organization, progress } = await shownFile(call, call.query.upload);
    const { rejected = 0 } = progress;
    call.note({
      action: 'export',
      type: stagedMembers.entity,
      organization,
      details: { upload: id, rejected },
    });
    const content = new TextEncoder().encode(await rejectedLines(call.database, id));
    return { ...ok(null), file: { content, mediaType: 'text/csv', name: 'rejected-lines.csv' } };
  },
};
