import { type CallHandler, ok } from '../call.ts';

/** Answers with the profile of whoever asks: the rights that the gateway itself goes by. */
export const userProfile: CallHandler = {
  isWrite: false,
  async answer({ user }) {
    return ok(user);
  },
};
