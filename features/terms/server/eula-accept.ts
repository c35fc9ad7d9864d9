import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { GatewayError } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { createWithId } from '../../../gateway/records/saving/save.ts';
import { scopeSql } from '../../../gateway/store/kinds/organization-scope.ts';
import { takeTurn } from '../../../gateway/store/take-turn.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { acceptanceId, acceptanceKind, termsKind } from './terms.ts';

/** Stores the user's acceptance of a version; a repeated request stores nothing. */
export const eulaAccept: Handler<'eula-accept'> = {
  isWrite: true,
  isPossibleReadOnly: true,
  async answer(call) {
    const version = call.body.eulaVersionId;
    if (!(await hasVersion(call, version))) throw unknownVersion();
    const kind = acceptanceKind(call);
    const id = acceptanceId(call.user._id, version);
    // Serializes concurrent acceptances from two tabs.
    await takeTurn(call.database, `terms:${id}`);
    const known = await findRecord(call.database, { kind, id, scope: 'everything' });
    if (known !== undefined && !known.isRemoved)
      return savedAnswer(call, kind, { id, rev: known.rev, record: known.document, isNew: false });
    const acceptedAt = call.origin.at.toISOString();
    const sent = { userId: call.user._id, EulaVersionId: version, acceptedAt };
    return savedAnswer(call, kind, await createWithId(call, kind, { id, sent }));
  },
};

async function hasVersion(call: Call, version: string): Promise<boolean> {
  const { from, where, parameters } = scopeSql(termsKind(call), 'everything', 2);
  const { rows } = await call.database.query(
    `select 1 from ${from} where ${where} and r.deleted_at is null and r.document ->> 'id' = $1`,
    [version, ...parameters],
  );
  return rows.length > 0;
}

function unknownVersion(): GatewayError {
  const message = 'There is no such version of the terms of use. Load the page again to read the latest.';
  return new GatewayError(404, { code: 'not-found', message });
}
