import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { ownSessions } from './own-sessions.ts';

/** Lists the user's sessions; empty where an external identity provider keeps them. */
export const sessionList: Handler<'session-list'> = {
  isWrite: false,
  async answer(call) {
    const rows = await ownSessions(call);
    call.note({ action: 'read', type: 'session' });
    return ok({ rows });
  },
};
