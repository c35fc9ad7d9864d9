import { ok } from '../../../gateway/records/context/call.ts';
import { profileKind } from '../../../gateway/records/context/profiles.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/**
 * Answers the user's own record with the values that the gateway applies: an empty list for missing rights,
 * organizations without a prefix.
 */
export const userProfile: Handler<'user-profile'> = {
  isWrite: false,
  async answer(call) {
    const { opened: _opened, ...user } = call.user;
    const kind = profileKind<Records['user']>(call.product);
    const stored = await findRecord(call.database, { kind, id: call.user._id, scope: 'everything' });
    return ok({ ...visibleRecord(call, kind, stored?.document ?? { type: kind.type }), ...user });
  },
};
