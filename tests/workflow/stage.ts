import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { type Answer, openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { patientIn } from './patient.ts';

/** Gateway with three organizations, users of each, and one patient, all made up. */
export interface Stage {
  readonly gateway: TestGateway;
  /** Stores a patient in a state; resolves with the id. */
  readonly patient: (...given: Parameters<typeof patientIn>) => Promise<string>;
  readonly read: (id: string) => Promise<JsonObject>;
  readonly stateOf: (id: string) => Promise<unknown>;
  /** Saves a new interaction of the patient. */
  readonly log: (id: string, interaction: JsonObject, subject?: string) => Promise<Answer>;
  readonly raise: (id: string, eventType: string, others?: JsonObject, subject?: string) => Promise<Answer>;
  readonly put: (patient: JsonObject, subject?: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export const api = `/api/${product.info.slug}`;

export async function openStage(organization: JsonObject = {}): Promise<Stage> {
  const gateway = await openTestGateway({ product });
  await gateway.load(stageRecords(organization));
  const ask = (subject: string, method: string, path: string, body?: unknown) =>
    gateway.as(`test|${subject}`)(method, path, body);
  const read = async (id: string) => (await ask('pharmacist', 'GET', `${api}/patient?patientId=${id}`)).body;
  return {
    gateway,
    read,
    stateOf: async (id) => getAt(await read(id), '/currentWorkflowState/name'),
    async patient(...given) {
      const _id = crypto.randomUUID();
      const care = { languagePreference: 'en', referralType: [{ text: 'Plan' }] };
      await gateway.load([{ entity: 'patient', record: { ...care, ...patientIn(...given), _id } }]);
      return _id;
    },
    log: (id, interaction, subject = 'pharmacist') =>
      ask(subject, 'POST', '/api/outreach', { interaction: { ...interaction, subject: id } }),
    raise: (patientId, eventType, others = {}, subject = 'pharmacist') =>
      ask(subject, 'POST', '/workflow', { eventType, patientId, ...others }),
    put: (patient, subject = 'pharmacist') => ask(subject, 'PUT', `${api}/patient`, patient),
    close: () => gateway.close(),
  };
}

/** Records of the organizations, projects and people of a stage. */
export function stageRecords(organization: JsonObject = {}): readonly LoadRecord[] {
  return [
    {
      entity: 'organization',
      record: { _id: 'NORTH', type: 'organization', name: 'Northside Clinic', ...organization },
    },
    { entity: 'organization', record: { _id: 'EMTM', type: 'organization', name: 'EMTM Care Network' } },
    { entity: 'organization', record: { _id: 'ECPN', type: 'organization', name: 'ECPN Pharmacies' } },
    project('wellness', 'Northside Wellness', { primary: true }),
    project('running', 'Northside Running'),
    project('ended', 'Northside 2019', { projectEnd: '2019-12-31', primary: true }),
    user('pharmacist', { roles: ['pharmacist'], organizations: ['NORTH', 'ECPN', 'EMTM'] }),
    user('ecpn', { roles: ['pharmacist'], organizations: ['ECPN'] }),
    user('support', { roles: ['support'], permissions: [] }),
    user('admin', { roles: ['user_admin'], permissions: [] }),
    user('stranger', { roles: ['pharmacist'], organizations: ['EMTM'] }),
  ];
}

function project(couchId: string, name: string, others: JsonObject = {}) {
  const record = {
    _id: couchId,
    type: 'project',
    couchId,
    name,
    Organization: { externalId: 'NORTH' },
    ...others,
  };
  return { entity: 'project', record };
}

function user(name: string, others: JsonObject) {
  const permissions = ['regimen-advisor.edit-patient', 'regimen-advisor.reset-workflow'];
  const record = {
    ...{ _id: name, id: name, type: 'user', auth0Id: `test|${name}`, email: `${name}@example.test` },
    ...{ firstName: name, lastName: 'Tester', organizations: ['NORTH'], permissions },
    ...others,
  };
  return { entity: 'user', record };
}
