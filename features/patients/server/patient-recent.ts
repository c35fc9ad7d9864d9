import { showRecords } from '../../../gateway/calls/bindings/search.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { actPrefix } from '../../../gateway/work/bulk/act.ts';
import { type Handler, type PatientHit, recordKind } from '../../contracts/server/typed.ts';

const mostShown = 10;
/** Number of ids looked up at a time, since some patients are gone or out of the user's scope by now. */
const part = 50;
/** Number of audit entries read at a time, since a page reads its open patient repeatedly. */
const entriesAtOnce = 1_000;
/** Limit on the entries read, so that a user whose patients are all gone does not wait for years of entries. */
const mostEntries = 50 * entriesAtOnce;

/**
 * Lists the patients whom the user opened last, by the audit trail, without those read by jobs; looks back until
 * enough of them are in the user's scope.
 */
export const patientRecent: Handler<'patient-recent'> = {
  isWrite: false,
  async answer(call) {
    const seen = new Set<string>();
    const hits: PatientHit[] = [];
    let before: number | undefined;
    for (let read = 0; read < mostEntries && hits.length < mostShown; read += entriesAtOnce) {
      const entries = await openedBefore(call, before);
      const ids = [...new Set(entries.map(({ id }) => id))].filter((id) => !seen.has(id));
      for (const id of ids) seen.add(id);
      for (let from = 0; from < ids.length && hits.length < mostShown; from += part)
        hits.push(
          ...(await showRecords<PatientHit>(call, 'patient', {
            ids: ids.slice(from, from + part),
            most: mostShown - hits.length,
          })),
        );
      before = entries.at(-1)?.seq;
      if (entries.length < entriesAtOnce) break;
    }
    return ok({ total: hits.length, from: 0, hits });
  },
};

/** Reads the log of patients that the user has opened, newest first. */
async function openedBefore(
  { product, database, origin }: Call,
  before: number | undefined,
): Promise<readonly { readonly id: string; readonly seq: number }[]> {
  const { rows } = await database.query<{ id: string; seq: number }>(
    `select id, seq::float8 as seq from audit
     where author = $1 and action = 'read' and id = subject and type = $2 and call = 'patient.get'
       and not starts_with(request, $3) and ($4::bigint is null or seq < $4)
     order by seq desc limit ${entriesAtOnce}`,
    [origin.author, recordKind(product, 'patient').type, actPrefix, before ?? null],
  );
  return rows;
}
