import type { JsonObject } from '../../engine/core/json.ts';
import { type CallHandler, ok } from '../call.ts';
import { acceptanceKind } from './eula/terms.ts';

/** The version that the user has accepted last; nulls where there is none. */
export const eulaAcceptance: CallHandler = {
  isWrite: false,
  async answer(call) {
    const { rows } = await call.database.query<{ document: JsonObject }>(
      `select document from record where type = $1 and deleted_at is null and document ->> 'userId' = $2
       order by updated_at desc, id desc limit 1`,
      [acceptanceKind(call).type, call.user._id],
    );
    const [latest] = rows;
    const { EulaVersionId = null, acceptedAt = null } = latest?.document ?? {};
    return ok({ EulaVersionId, acceptedAt });
  },
};
