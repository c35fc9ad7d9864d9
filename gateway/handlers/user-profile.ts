import { type CallHandler, ok } from '../call.ts';
import { visibleRecord } from '../records/field-access.ts';
import { kindOf } from '../records/kinds.ts';
import { findRecord } from '../records/read.ts';

/**
 * Answers with the record of whoever asks. What the gateway itself goes by stands over it: there, rights that are
 * missing are none, and organizations have no prefix.
 */
export const userProfile: CallHandler = {
  isWrite: false,
  async answer(call) {
    const { answer } = call.contract;
    const { opened: _opened, ...user } = call.user;
    if (answer.kind !== 'record') return ok(user);
    const kind = kindOf(call.product, answer.entity);
    const stored = await findRecord(call.database, { kind, id: call.user._id, reach: 'everything' });
    return ok({ ...visibleRecord(call, kind, stored?.document ?? { type: kind.type }), ...user });
  },
};
