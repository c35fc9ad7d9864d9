import type { Handler } from '../../features/contracts/server/typed.ts';
import { wrongState } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { earlierVersion } from './earlier-version.ts';
import { publishConverting } from './publish-converting.ts';
import type { PublishingParts } from './publishable-change.ts';

/** Creates the call that serves an earlier version again; one user suffices unless rights change. */
export function createStudioRollback(parts: PublishingParts): Handler<'studio-rollback'> {
  return {
    isWrite: false,
    // Runs outside of a transaction, so that other gateways see what to prepare while this one waits.
    isOutside: true,
    async answer(call) {
      const { body, database, user, origin, note } = call;
      const { last, before, next, losses, release, versions } = await earlierVersion(call, body.hash, parts);
      const publishing = { hash: next.hash, after: last.number, author: user._id, release };
      const publication = { publishing, next, before, versions, at: origin.at };
      const isPublished = await publishConverting(database, publication);
      if (!isPublished) throw wrongState('Somebody else has published meanwhile. Load the page again.');
      note({ action: 'write', type: 'schema-version', id: next.hash, details: { isRollback: true } });
      return ok({ hash: next.hash, ...(losses.length > 0 && { losses: [...losses] }) });
    },
  };
}
