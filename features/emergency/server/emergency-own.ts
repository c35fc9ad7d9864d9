import type { Handler, RecordOf } from '../../contracts/server/typed.ts';
import { emergencyAccessKind } from './access-record.ts';
import { answerWithPatients } from './with-patients.ts';

/** Lists the user's active emergency accesses with their ends, for pages to show. */
export const emergencyOwn: Handler<'emergency-own'> = {
  isWrite: false,
  async answer(call) {
    const { database, user, origin } = call;
    const kind = emergencyAccessKind(call);
    const { rows } = await database.query<Pick<RecordOf<'emergency-access'>, 'id' | 'document'>>(
      `select r.id, r.document from record r join opening o
         on o.author = $2 and o.id = r.document ->> 'patientId' and o.expires_at > $3
       where r.type = $1 and r.deleted_at is null and r.document ->> 'user' = $2
         and not r.document ? 'endedAt' and (r.document ->> 'until')::timestamptz > $3
       order by r.created_at desc, r.id`,
      [kind.type, user._id, origin.at],
    );
    return answerWithPatients(call, rows);
  },
};
