import { type CallHandler, ok } from '../call.ts';
import { kindOf } from '../records/kinds.ts';

/** Answers with the profile of whoever asks: the rights that the gateway itself goes by, as a record of its kind. */
export const userProfile: CallHandler = {
  isWrite: false,
  async answer({ product, contract, user }) {
    const { answer } = contract;
    return ok(answer.kind === 'record' ? { type: kindOf(product, answer.entity).type, ...user } : user);
  },
};
