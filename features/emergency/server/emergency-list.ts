import { listRecords } from '../../../gateway/records/read.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { emergencyAccessKind } from './access-record.ts';
import { answerWithPatients } from './with-patients.ts';

/** Lists the emergency accesses to patients of the user's organizations. */
export const emergencyList: Handler<'emergency-list'> = {
  isWrite: false,
  async answer(call) {
    const accesses = await listRecords(call.database, { kind: emergencyAccessKind(call), scope: call.user });
    return answerWithPatients(call, accesses);
  },
};
