import { showRecords } from '../../../gateway/calls/bindings/search.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { actPrefix } from '../../../gateway/work/bulk/act.ts';
import { type Handler, type PatientHit, recordKind } from '../../contracts/server/typed.ts';

const mostShown = 10;
/** Number of ids looked up: some may be gone, or belong to organizations that the user no longer works for. */
const mostLookedUp = 50;
/** A page reads its patient again and again while it is open. */
const mostEntries = 1_000;

/**
 * The patients whom the user has opened last, as the audit trail knows: nothing is kept in the browser. Those whom their
 * jobs have read are none of them.
 */
export const patientRecent: Handler<'patient-recent'> = {
  isWrite: false,
  async answer(call) {
    const { product, database, origin } = call;
    const { rows } = await database.query<{ id: string }>(
      `select id from (
         select id, seq from audit
         where author = $1 and action = 'read' and id = subject and type = $2 and call = 'patient.get'
           and not starts_with(request, $3)
         order by seq desc limit ${mostEntries}
       ) opened group by id order by max(seq) desc limit ${mostLookedUp}`,
      [origin.author, recordKind(product, 'patient').type, actPrefix],
    );
    const ids = rows.map(({ id }) => id);
    const hits = await showRecords<PatientHit>(call, 'patient', { ids, most: mostShown });
    return ok({ total: hits.length, from: 0, hits });
  },
};
