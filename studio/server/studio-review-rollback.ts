import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { readinessOf, requestPreparation } from '../../gateway/versions/preparation.ts';
import { earlierVersion } from './earlier-version.ts';
import { storeWayBack } from './publish-converting.ts';
import type { PublishingParts } from './publishable-change.ts';

/**
 * Answers the consequences of serving an earlier version again. While somebody decides on it, every gateway prepares
 * it, so that it is served within moments.
 */
export function createStudioReviewRollback(parts: PublishingParts): Handler<'studio-review-rollback'> {
  return {
    isWrite: false,
    // Runs in no transaction: the other gateways have to see what they are to prepare.
    isOutside: true,
    async answer(call) {
      const { query, database } = call;
      const { next, before, losses, versions } = await earlierVersion(call, query.hash, parts);
      // Stores ahead the way back that serving it again needs.
      await storeWayBack(database, versions, { later: next.texts, earlier: before });
      const request = await requestPreparation(database, next.hash);
      const gateways = await readinessOf(database, request);
      return ok({ losses: [...losses], gateways: gateways.map((gateway) => ({ ...gateway })) });
    },
  };
}
