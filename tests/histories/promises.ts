import type { JsonObject } from '../../engine/core/json/json.ts';
import { chainsAbout, verifyTrail } from '../../gateway/records/audit/verify.ts';
import type { Database } from '../../gateway/store/database.ts';
import { type Patients, shownOf } from './client.ts';
import { isLinearizable } from './linearizable.ts';
import { patientModel, reservationModel } from './models.ts';
import type { Operation } from './operation.ts';

/** Results of a run: the history that clients saw, and the database that they worked on. */
export interface Ended {
  readonly history: readonly Operation[];
  readonly patients: Patients;
  readonly database: Database;
}

/** Lists the guarantees of the gateways that a run has violated, as sentences; empty for a good run. */
export async function brokenPromises(ended: Ended): Promise<readonly string[]> {
  const { edited, reserved, noted, called } = ended.patients;
  const found = await Promise.all([
    ...edited.map((id) => aboutPatient(ended, id)),
    ...[...edited, reserved, noted, called].map((id) => aboutTrail(ended, id)),
    aboutNotes(ended, noted),
    aboutCalls(ended, called),
  ]);
  return [...found.flat(), ...aboutReservation(ended, reserved)];
}

function operationsOf({ history }: Ended, register: string): readonly Operation[] {
  return history.filter((operation) => operation.register === register);
}

async function aboutPatient(ended: Ended, id: string): Promise<readonly string[]> {
  const { rows } = await ended.database.query<{ document: JsonObject; versions: number; audited: number }>(
    `select document,
       (select count(*)::int from record_version v where v.id = r.id) as versions,
       (select count(*)::int from audit a where a.id = r.id and a.action = 'write') as audited
     from record r where id = $1`,
    [id],
  );
  const [stored] = rows;
  if (stored === undefined) return [`The patient ${id} is gone.`];
  const now = performance.now();
  const last = { register: `patient ${id}`, kind: 'read', input: {}, output: shownOf(stored.document) };
  const operations = [
    ...operationsOf(ended, `patient ${id}`),
    { ...last, outcome: 'done' as const, called: now, returned: now },
  ];
  const initial = { rev: 1, spouse: '', middle: '' };
  const rev = Number(stored.document['_rev']);
  return [
    ...(isLinearizable(patientModel(initial), operations) ? [] : [`The patient ${id} is not linearizable.`]),
    ...(stored.versions === rev
      ? []
      : [`The patient ${id} has ${stored.versions} versions at revision ${rev}.`]),
    // Allows one audited save fewer than revisions, since the first revision was loaded rather than saved.
    ...(stored.audited === rev || stored.audited === rev - 1
      ? []
      : [`The audit trail has ${stored.audited} saves of ${id}, which is at revision ${rev}.`]),
  ];
}

function aboutReservation(ended: Ended, id: string): readonly string[] {
  const operations = operationsOf(ended, `reservation ${id}`);
  return isLinearizable(reservationModel, operations)
    ? []
    : [`The reservations of ${id} are not linearizable.`];
}

/** Checks that acknowledged notes are stored once, refused ones never, and those without an answer at most once. */
async function aboutNotes(ended: Ended, subject: string): Promise<readonly string[]> {
  const { rows } = await ended.database.query<{ text: string; times: number }>(
    `select document #>> '{substance,text}' as text, count(*)::int as times from record
     where type = 'patient.allergy' and subject = $1 group by 1`,
    [subject],
  );
  const times = new Map(rows.map((row) => [row.text, row.times]));
  return operationsOf(ended, `added ${subject}`).flatMap(({ input, outcome }) => {
    const text = String(input['text']);
    const stored = times.get(text) ?? 0;
    const isKept = outcome === 'done' ? stored === 1 : stored <= (outcome === 'unknown' ? 1 : 0);
    return isKept ? [] : [`"${text}" was ${outcome}, and is stored ${stored} times.`];
  });
}

/** Checks that each attempt has its own number, and that no number up to the last is missing. */
async function aboutCalls(ended: Ended, subject: string): Promise<readonly string[]> {
  const { rows } = await ended.database.query<{ attempt: number | null }>(
    `select (document #>> '{record,attempt}')::int as attempt from record
     where type = 'patient.interaction' and subject = $1 order by 1`,
    [subject],
  );
  const stored = rows.map(({ attempt }) => attempt);
  const told = operationsOf(ended, `called ${subject}`)
    .filter(({ outcome }) => outcome === 'done')
    .map(({ output }) => output['attempt']);
  const lost = told.filter((attempt) => !stored.some((one) => one === attempt));
  return [
    ...(new Set(told).size === told.length ? [] : [`Attempts were counted twice: ${told.join(', ')}.`]),
    ...(stored.every((attempt, n) => attempt === n + 1)
      ? []
      : [`Attempts are stored as ${stored.join(', ')}.`]),
    ...lost.map((attempt) => `The attempt ${String(attempt)} was acknowledged and is not stored.`),
  ];
}

async function aboutTrail({ database }: Ended, id: string): Promise<readonly string[]> {
  const { broken } = await verifyTrail(database, await chainsAbout(database, id));
  return broken.map(({ chain, position, what }) => `The audit chain ${chain} is ${what} at ${position}.`);
}
