import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { isAllowed } from '../../../engine/core/records/access.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { listRecordsById, listRecordsOf } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { timeZoneOfZip } from '../../measures/functions/local-time.ts';

const mostPatients = 200;

/** Answers the columns of a queue's rows that are not in the search index. */
export const queueMembers: Handler<'queue-members'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call) {
    const { product, query, user, database } = call;
    const ids = [...new Set(query.ids)];
    if (ids.length > mostPatients) throw badRequest(`Ask for at most ${mostPatients} patients at a time.`);
    const kind = recordKind(product, 'patient');
    const patients = await listRecordsById(database, { kind, ids, scope: user });
    const calls = await nextCalls(call, ids);
    const seesVisits = maySeeVisits(call);
    const rows = patients.map(({ id, document }) => ({
      patientId: id,
      ...nextCallOf(document, calls.get(id)),
      ...(seesVisits ? visitOf(document) : {}),
    }));
    call.note({ action: 'read', type: kind.type, shown: patients.map(({ id }) => id) });
    return ok({ rows });
  },
};

function maySeeVisits({ product, user, origin, today }: Call): boolean {
  return isAllowed(product, 'queue.call-or-home', { user, now: origin.at.toISOString(), today });
}

/** Finds the instant of each patient's earliest planned call. */
async function nextCalls(
  { product, user, database }: Call,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const kind = recordKind(product, 'scheduled-interaction');
  const records = await listRecordsOf(database, { kind, subjects, scope: user });
  const moments = records.flatMap(({ subject, document }) => {
    const { scheduledForDate: moment } = document;
    return subject !== null && moment !== undefined ? [[subject, moment] as const] : [];
  });
  // Sorts the latest first: a map keeps a key's last entry, here the patient's earliest call.
  return new Map(moments.toSorted(([, a], [, b]) => Date.parse(b) - Date.parse(a)));
}

/** Formats the next call in the patient's local time; empty if the time zone is unknown. */
function nextCallOf(patient: Records['patient'], moment: string | undefined): JsonObject {
  const timeZone = timeZoneOfZip(homeZip(patient));
  if (moment === undefined || timeZone === undefined) return {};
  const [day, ...time] = formatDateTime(moment, timeZone).split(' ');
  // Allows a line break between day and time only.
  return { nextCall: `${day} ${[...time, zoneName(moment, timeZone)].join('\u00a0')}` };
}

function homeZip({ address, address2 }: Records['patient']): string {
  const isSecond = address2?.primary === true && address?.primary !== true;
  return (isSecond ? address2 : address)?.zip ?? '';
}

/** Finds the short name of a time zone on that day, such as `MST`. */
function zoneName(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Reads the flag for a call or visit after the last discharge. */
function visitOf({ history }: Records['patient']): JsonObject {
  const homeCareFlag = history?.at(-1)?.homeCareFlag;
  return homeCareFlag === undefined ? {} : { homeCareFlag };
}
