import type { JsonObject } from '../../../engine/core/json/json.ts';
import { product } from '../../../generated/product.ts';
import { familyNames } from '../../../tools/demo/names.ts';
import type { Random } from '../../../tools/demo/random.ts';

/** User at work, with permitted requests and patients. */
export interface Person {
  readonly ask: (method: string, path: string, body?: JsonObject) => Promise<JsonObject>;
  readonly random: Random;
  readonly patients: readonly string[];
}

/** Actions of people, as the requests that a page sends for them. */
export const actions = { signIn, viewQueue, openPatient, search, save, call };

export type ActionName = keyof typeof actions;

export const actionNames: readonly ActionName[] = [
  ...(['signIn', 'viewQueue', 'openPatient'] as const),
  ...(['search', 'save', 'call'] as const),
];

const api = `/api/${product.info.slug}`;

async function signIn(person: Person): Promise<void> {
  const { ask } = person;
  const pages = ['user/me', 'eula/acceptance', 'organizations', 'projects', 'patient/recent'];
  await Promise.all(pages.map((page) => ask('GET', `${api}/${page}`)));
  await viewQueue(person);
}

async function viewQueue({ ask, random }: Person): Promise<void> {
  const queues = idsOf(await ask('GET', `${api}/queues`), 'rows', '_id');
  const [shown] = random.sample(queues, 1);
  const body = { ...(shown === undefined ? { filters: [] } : { queueId: shown }), from: 0 };
  const patients = idsOf(await ask('POST', `${api}/queue/run`, body), 'hits', 'id');
  await Promise.all([
    ask('GET', `${api}/queues/counts?${listed(queues)}`),
    ask('GET', `${api}/queue/members?${listed(patients)}`),
    ask('GET', `${api}/patient/reservations?${listed(patients)}`),
  ]);
}

async function openPatient({ ask, random, patients }: Person): Promise<void> {
  const id = encodeURIComponent(random.pick(patients));
  const tabs = ['patient', 'patient/allergies', 'medication', 'notes/list', 'patient/observations'];
  await Promise.all([
    ...tabs.map((tab) => ask('GET', `${api}/${tab}?patientId=${id}`)),
    ask('GET', `/api/outreach/list?patientId=${id}`),
    ask('GET', `${api}/patient/projects?patientId=${id}`),
    ask('GET', `${api}/patient/reservations?ids=${id}`),
    ask('GET', `${api}/reviews/latest-type?patientId=${id}`),
    ask('POST', `${api}/condition/list`, { patientId: random.pick(patients) }),
  ]);
}

async function search({ ask, random }: Person): Promise<void> {
  const text = random.pick(familyNames).slice(0, 4);
  await ask('POST', `${api}/patient/search`, { queries: [{ field: 'name', text }], from: 0 });
}

async function save({ ask, random, patients }: Person): Promise<void> {
  const patient = await ask('GET', `${api}/patient?patientId=${random.pick(patients)}`);
  await ask('PUT', `${api}/patient`, { ...patient, facility: `Facility ${random.integer(1, 1_000_000)}` });
}

async function call({ ask, random, patients }: Person): Promise<void> {
  const record = {
    ...{ successful: false, reason: 'no-answer', interaction: 'call', direction: 'user' },
    ...{ spokeTo: 'member', dateRecorded: '2026-01-05T11:00:00Z' },
  };
  const about = { type: 'patient.interaction', app: 'Medication Review', workflowIteration: 1 };
  const interaction = { ...about, currentYear: 2026, subject: random.pick(patients), record };
  await ask('POST', '/api/outreach', { interaction });
}

function idsOf(answer: JsonObject, list: string, key: string): readonly string[] {
  const rows = answer[list];
  if (!Array.isArray(rows)) return [];
  return rows.map((row) => String(typeof row === 'object' && row !== null ? Reflect.get(row, key) : ''));
}

function listed(ids: readonly string[]): string {
  return ids.map((id) => `ids=${encodeURIComponent(id)}`).join('&');
}
