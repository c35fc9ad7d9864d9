import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { patient as patientRecord, prescriber, productRecords } from '../product/harness/records.ts';

interface Found {
  readonly at: string;
  readonly code: string;
  readonly message: string;
}

/* The gateway with our own schemas and the demonstration set, and requests that are made to be expensive. */
describe('large requests', () => {
  let gateway: TestGateway;
  let patient: JsonObject;
  const save = (change: JsonObject) =>
    gateway.as('demo|pharmacist')('PUT', '/api/regimen/patient', { ...patient, ...change });
  const problemsOf = ({ body }: { readonly body: JsonObject }) =>
    body['problems'] as unknown as readonly Found[];

  beforeAll(async () => {
    gateway = await openTestGateway({ product });
    await gateway.load(productRecords);
    patient = (await gateway.as('demo|pharmacist')('GET', '/api/regimen/patient?patientId=ana')).body;
  });

  afterAll(() => gateway.close());

  it('are refused for the length of a map before its entries are looked at [FAULT-72]', async () => {
    const entries = Array.from({ length: 9_000 }, (_, n) => [`project-${n}`, { enrolled: 'perhaps' }]);
    const answer = await save({ projects: Object.fromEntries(entries) as JsonObject });
    expect([answer.status, problemsOf(answer)]).toEqual([
      422,
      [{ at: '/projects', code: 'maxProperties', message: 'At most 100 allowed', severity: 'error' }],
    ]);
  });

  it('are refused for the length of a list before its rows are looked at [FAULT-72]', async () => {
    const answer = await save({ prescribers: Array.from({ length: 40_000 }, () => ({})) });
    expect([answer.status, problemsOf(answer)]).toEqual([
      422,
      [{ at: '/prescribers', code: 'maxItems', message: 'At most 100 allowed', severity: 'error' }],
    ]);
  });

  it('are refused for too many values before anything is done with them [FAULT-72]', async () => {
    const numbers = Array.from({ length: 200_000 }, () => 1);
    const properties = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`x${n}`, n]));
    for (const change of [{ numbers }, properties]) {
      const { status, body } = await save(change);
      expect([status, body['message']]).toEqual([413, expect.stringContaining('Send less at a time.')]);
    }
  });

  it('are told a hundred problems at most, and how many more there are [FAULT-73]', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`x${n}`, n]));
    const { status, body } = await save(unknown);
    expect([status, (body['problems'] as readonly unknown[]).length, body['more']]).toEqual([
      422, 100, 8_900,
    ]);
    expect(body['message']).toBe('Some values need a correction. The first 100 are listed, and 8900 more.');
  });
});

/* Referenced records exist, and are within reach. */
describe('references', () => {
  let gateway: TestGateway;
  let patient: JsonObject;
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.as('demo|pharmacist')(method, path, body);
  const problemsOf = ({ body }: { readonly body: JsonObject }) =>
    (body['problems'] as unknown as readonly Found[]).map(({ at, code, message }) => ({ at, code, message }));
  const refused = (at: string, label: string) => ({
    at,
    code: 'reference',
    message: `${label} refers to something that does not exist or is not available to you. Choose another one.`,
  });
  const enrolled = { enrolled: true };

  beforeAll(async () => {
    gateway = await openTestGateway({ product });
    await gateway.load([
      ...productRecords,
      patientRecord('ben', { externalId: 'TEST-8', prescribers: [prescriber('p1')] }),
      {
        entity: 'medication',
        record: {
          _id: 'med',
          type: 'patient.medication',
          subject: 'ben',
          prescriberId: 'p1',
          medication: { name: { full: 'Aspirin' }, isCustom: true },
        },
      },
      {
        entity: 'project',
        record: { _id: 'foreign', name: 'Foreign', Organization: { externalId: 'NORTH' } },
      },
    ]);
    patient = (await ask('GET', '/api/regimen/patient?patientId=ben')).body;
  });

  afterAll(() => gateway.close());

  it.each(['nowhere', 'foreign', 'constructor'])(
    'a patient cannot be enrolled in the project "%s", whether it is missing or of another organization [FAULT-80]',
    async (project) => {
      const projects = { ...(patient['projects'] as JsonObject), [project]: enrolled };
      const answer = await ask('PUT', '/api/regimen/patient', { ...patient, projects });
      expect([answer.status, problemsOf(answer)]).toEqual([
        422,
        [refused(`/projects/${project}`, 'Projects')],
      ]);
    },
  );

  it('a medication is prescribed by a prescriber of its patient [FAULT-80]', async () => {
    const subject = String(patient['_id']);
    const { body } = await ask('GET', `/api/regimen/medication?patientId=${subject}`);
    const [medication] = body['rows'] as readonly JsonObject[];
    const answer = await ask('PUT', '/api/regimen/medication', { ...medication, prescriberId: 'nobody' });
    expect([answer.status, problemsOf(answer)]).toEqual([422, [refused('/prescriberId', 'Prescriber')]]);
  });

  it('a record that refers to what is gone can be saved while that stays as it is [FAULT-80]', async () => {
    const { _rev, ...old } = patient;
    const dead = { ...old, _id: 'old-patient', externalId: 'old-patient', projects: { gone: enrolled } };
    await gateway.load([{ entity: 'patient', record: dead }]);
    const stored = (await ask('GET', '/api/regimen/patient?patientId=old-patient')).body;
    const name = { first: 'Changed', last: 'Since' };
    expect((await ask('PUT', '/api/regimen/patient', { ...stored, name })).status).toBe(200);
    const projects = { gone: { enrolled: false, reason: 'moved' } };
    const again = (await ask('GET', '/api/regimen/patient?patientId=old-patient')).body;
    expect((await ask('PUT', '/api/regimen/patient', { ...again, projects })).status).toBe(200);
  });
});
