import { ok } from '../../../gateway/records/context/call.ts';
import { scopeSql } from '../../../gateway/store/kinds/organization-scope.ts';
import type { Handler, RecordOf } from '../../contracts/server/typed.ts';
import { acceptanceKind } from './terms.ts';

/** Answers the version that the user accepted last; null values where the user has accepted none. */
export const eulaAcceptance: Handler<'eula-acceptance'> = {
  isWrite: false,
  async answer(call) {
    const { from, where, parameters } = scopeSql(acceptanceKind(call), 'everything', 2);
    const { rows } = await call.database.query<Pick<RecordOf<'eula-acceptance'>, 'document'>>(
      `select r.document from ${from} where ${where} and r.deleted_at is null and r.document ->> 'userId' = $1
       order by r.updated_at desc, r.id desc limit 1`,
      [call.user._id, ...parameters],
    );
    const [latest] = rows;
    const { EulaVersionId, acceptedAt } = latest?.document ?? {};
    return ok({ EulaVersionId: EulaVersionId ?? null, acceptedAt: acceptedAt ?? null });
  },
};
