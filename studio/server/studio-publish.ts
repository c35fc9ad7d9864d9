import {
  type ChangeRisk,
  isRiskWithin,
  type RiskGrade,
  riskSubjects,
} from '../../engine/core/protocol/change-risk.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { refused, wrongState } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { storeVersion } from '../../gateway/versions/publications.ts';
import { needVersions } from './need-versions.ts';
import { publishConverting } from './publish-converting.ts';
import { changedMeanwhile, type PublishingParts, publishableChange } from './publishable-change.ts';

/**
 * Creates the call that publishes a change for every gateway, without a restart. The author may do so up to the grade
 * that the operator allows; beyond that, another user must.
 */
export function createStudioPublish(
  parts: PublishingParts,
  publishedAlone: RiskGrade | undefined,
): Handler<'studio-publish'> {
  return {
    isWrite: false,
    // Runs outside of a transaction, so that other gateways see what to prepare while this one waits.
    isOutside: true,
    async answer(call) {
      const { body, database, product, user, origin, note } = call;
      const publishable = await publishableChange(call, body, parts);
      const { change, last, before, next, risk } = publishable;
      if (change.author === user._id) requireAlone(risk, publishedAlone);
      await storeVersion(database, product.hash, before);
      const { id, revision } = change;
      const publishing = {
        hash: next.hash,
        after: last?.number ?? 0,
        author: user._id,
        change: { id, revision },
      };
      const versions = needVersions(parts.versions);
      const publication = { publishing, next, before, versions, at: origin.at };
      const isPublished = await publishConverting(database, publication);
      if (!isPublished) throw wrongState(changedMeanwhile);
      const details = { change: id, risk: risk.grade };
      note({ action: 'write', type: 'schema-version', id: next.hash, details });
      return ok({ hash: next.hash });
    },
  };
}

function requireAlone({ grade }: ChangeRisk, publishedAlone: RiskGrade | undefined): void {
  if (publishedAlone === undefined || !isRiskWithin(grade, publishedAlone)) throw needsSecondPerson(grade);
}

function needsSecondPerson(grade: RiskGrade) {
  return refused(
    `This change is about ${riskSubjects[grade]}, and is published by somebody else than its author. Ask another person who may publish.`,
  );
}
