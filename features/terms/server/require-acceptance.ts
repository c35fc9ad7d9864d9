import { GatewayError } from '../../../gateway/operation/errors.ts';
import type { Gate } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { recall } from '../../../gateway/store/memory/memory.ts';
import { acceptanceId, acceptanceKind, latestTerms, termsKind } from './terms.ts';

/**
 * Admits users who have accepted the latest terms of use, and calls that contracts permit before acceptance. Checks
 * every call, so that new terms apply immediately; admits every user where there are no terms.
 */
export const requireAcceptance: Gate = async ({ product, contract, user, database, memory }) => {
  if (contract.isBeforeTerms === true || product.entities['eula'] === undefined) return;
  const source = { database, memory };
  const kind = termsKind({ product });
  const terms = await recall(source, { kinds: [kind], key: 'terms' }, () => latestTerms(database, kind));
  if (terms === undefined) return;
  const accepted = acceptanceKind({ product });
  const about = { kinds: [accepted], key: `accepted ${JSON.stringify([user._id, terms.version])}` };
  const isAccepted = await recall(source, about, async () => {
    const id = acceptanceId(user._id, terms.version);
    return (await findRecord(database, { kind: accepted, id, scope: 'everything' }))?.isRemoved === false;
  });
  if (!isAccepted) throw notAccepted();
};

function notAccepted(): GatewayError {
  return new GatewayError(403, {
    code: 'terms',
    message: 'The terms of use were not accepted yet. Read and accept them first.',
  });
}
