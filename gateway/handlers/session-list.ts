import { ok } from '../call.ts';
import { ownSessions } from './sessions/own-sessions.ts';
import type { Handler } from './typed.ts';

/** Where one is signed in. Nothing is listed where an outside identity provider keeps the sessions. */
export const sessionList: Handler<'session-list'> = {
  isWrite: false,
  async answer(call) {
    const rows = await ownSessions(call);
    call.note({ action: 'read', type: 'session' });
    return ok({ rows });
  },
};
