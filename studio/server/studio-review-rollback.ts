import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { readinessOf, requestPreparation } from '../../gateway/versions/preparation.ts';
import { earlierVersion } from './earlier-version.ts';
import { storeWayBack } from './publish-converting.ts';
import type { PublishingParts } from './publishable-change.ts';

/**
 * Creates the call that answers the consequences of a rollback. Every gateway prepares the version while the user
 * decides, to serve it within moments.
 */
export function createStudioReviewRollback(parts: PublishingParts): Handler<'studio-review-rollback'> {
  return {
    isWrite: false,
    // Runs outside of a transaction, so that other gateways see what to prepare.
    isOutside: true,
    async answer(call) {
      const { query, database } = call;
      const { next, before, losses, versions } = await earlierVersion(call, query.hash, parts);
      // Stores the version that would undo the rollback in advance.
      await storeWayBack(database, versions, { later: next.texts, earlier: before });
      const request = await requestPreparation(database, next.hash);
      const gateways = await readinessOf(database, request);
      return ok({ losses: [...losses], gateways: gateways.map((gateway) => ({ ...gateway })) });
    },
  };
}
