import type { Handler } from '../../features/contracts/server/typed.ts';
import { wrongState } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { withdrawChange } from '../../gateway/versions/changes.ts';
import { dropProposals } from '../../gateway/versions/proposed-versions.ts';

/** Withdraws the user's own change before publication. */
export const studioWithdraw: Handler<'studio-withdraw'> = {
  isWrite: true,
  async answer({ body, database, user, note }) {
    if (!(await withdrawChange(database, body.id, user._id)))
      throw wrongState(
        "The change was published or withdrawn already, or is somebody else's. Load the page again.",
      );
    await dropProposals(database, { change: body.id });
    note({ action: 'write', type: 'schema-change', id: body.id });
    return ok({ id: body.id });
  },
};
