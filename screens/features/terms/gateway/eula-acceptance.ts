import { ok } from '../../../../gateway/context/call.ts';
import type { Handler, RecordOf } from '../../contracts/gateway/typed.ts';
import { acceptanceKind } from './terms.ts';

/** The version that the user has accepted last; nulls where there is none. */
export const eulaAcceptance: Handler<'eula-acceptance'> = {
  isWrite: false,
  async answer(call) {
    const { rows } = await call.database.query<Pick<RecordOf<'eula-acceptance'>, 'document'>>(
      `select document from record where type = $1 and deleted_at is null and document ->> 'userId' = $2
       order by updated_at desc, id desc limit 1`,
      [acceptanceKind(call).type, call.user._id],
    );
    const [latest] = rows;
    const { EulaVersionId, acceptedAt } = latest?.document ?? {};
    return ok({ EulaVersionId: EulaVersionId ?? null, acceptedAt: acceptedAt ?? null });
  },
};
