import { GatewayError } from '../../errors.ts';
import type { Gate } from '../../request/gate.ts';
import { acceptanceId, acceptanceKind, latestTerms, termsKind } from './terms.ts';

/**
 * Lets a user in who has accepted the latest terms of use, or into a call that comes before them. Asked at every
 * call, so that new terms hold at once. Where there are no terms, there is nothing to accept.
 */
export const requireAcceptance: Gate = async ({ product, contract, user, database }) => {
  if (contract.isBeforeTerms === true || product.entities['eula'] === undefined) return;
  const terms = await latestTerms(database, termsKind({ product }));
  if (terms === undefined) return;
  const { rows } = await database.query(
    'select 1 from record where type = $1 and id = $2 and deleted_at is null',
    [acceptanceKind({ product }).type, await acceptanceId(user._id, terms.version)],
  );
  if (rows.length === 0) throw notAccepted();
};

function notAccepted(): GatewayError {
  return new GatewayError(403, {
    code: 'terms',
    message: 'The terms of use were not accepted yet. Read and accept them first.',
  });
}
