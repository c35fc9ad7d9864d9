import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { ownSessions } from './own-sessions.ts';

/** Lists where one is signed in. Nothing is listed where an outside identity provider keeps the sessions. */
export const sessionList: Handler<'session-list'> = {
  isWrite: false,
  async answer(call) {
    const rows = await ownSessions(call);
    call.note({ action: 'read', type: 'session' });
    return ok({ rows });
  },
};
