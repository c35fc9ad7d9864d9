import { isRiskWithin, type RiskGrade } from '../../engine/core/protocol/change-risk.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { readinessOf, requestPreparation } from '../../gateway/versions/preparation.ts';
import { storeVersion } from '../../gateway/versions/publications.ts';
import { needVersions } from './need-versions.ts';
import { storeWayBack } from './publish-converting.ts';
import { type PublishingParts, publishableChange } from './publishable-change.ts';
import type { RightsCompared } from './rights.ts';

/**
 * Creates the call that answers the possible harm of a waiting change. Every gateway prepares its version
 * during the review, to publish within moments.
 */
export function createStudioReview(
  parts: PublishingParts,
  publishedAlone: RiskGrade | undefined,
): Handler<'studio-review'> {
  return {
    isWrite: false,
    // Runs outside of a transaction, so that other gateways see what to prepare.
    isOutside: true,
    async answer(call) {
      const { query, database } = call;
      const { change, before, next, risk, rights } = await publishableChange(call, query, parts);
      // Stores the present version in advance, as publishing requires.
      await storeVersion(database, call.product.hash, before);
      const versions = needVersions(parts.versions);
      await storeWayBack(database, versions, { later: next.texts, earlier: before, change: change.id });
      const request = await requestPreparation(database, next.hash);
      return ok({
        grade: risk.grade,
        files: risk.files.map((file) => ({ ...file })),
        ...{ effects: shownEffects(rights), users: rights.users, allUsers: rights.of },
        needsSecondPerson: publishedAlone === undefined || !isRiskWithin(risk.grade, publishedAlone),
        gateways: (await readinessOf(database, request)).map((gateway) => ({ ...gateway })),
      });
    },
  };
}

/** Limits on the rights of an answer, and on the names of each. */
const most = { rights: 200, names: 20 };

function shownEffects({ effects }: RightsCompared) {
  return effects.slice(0, most.rights).map(({ right, gains, loses }) => ({
    ...{ right, gained: gains.length, lost: loses.length },
    ...{ gains: gains.slice(0, most.names), loses: loses.slice(0, most.names) },
  }));
}
