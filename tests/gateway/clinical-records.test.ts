import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { fewRecords } from '../port/few-records.ts';

/* Calls of our own schemas that the generic bindings answer. */
describe('the records of a patient', () => {
  let gateway: TestGateway;
  let subject: string;
  const api = '/api/regimen';
  const ask = (method: string, path: string, body?: unknown) =>
    gateway.as('demo|pharmacist')(method, `${api}/${path}`, body);

  beforeAll(async () => {
    gateway = await openTestGateway({ product });
    await gateway.load(fewRecords);
    const found = await ask('POST', 'patient/search', {});
    subject = String((found.body['hits'] as readonly JsonObject[])[0]?.['id']);
  });

  afterAll(() => gateway.close());

  const coding = { system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'I10' };
  const kinds = [
    {
      name: 'note',
      wrap: (record: JsonObject) => record,
      list: () => ask('GET', `notes/list?patientId=${subject}`),
      record: {
        title: 'Called',
        description: 'Wife answers.',
        dateAdded: '2026-01-15',
        year: 2026,
        engagement: 1,
      },
      change: { title: 'Called twice' },
    },
    {
      name: 'condition',
      wrap: (record: JsonObject) => ({ condition: record }),
      list: () => ask('POST', 'condition/list', { patientId: subject }),
      record: { code: { text: 'Hypertension', coding: [coding] }, status: 'active' },
      change: { status: 'inactive' },
    },
  ] as const;

  it.each(kinds)(
    'are stored, listed, changed and removed as a $name',
    async ({ name, wrap, list, record, change }) => {
      const rowsOf = async () => (await list()).body['rows'] as readonly JsonObject[];
      const before = await rowsOf();
      const made = await ask('POST', name, wrap({ type: `patient.${name}`, subject, ...record }));
      expect(made.body['problems'] ?? []).toEqual([]);
      expect(made).toMatchObject({ status: 201 });
      const stored = made.body['record'] as JsonObject;
      expect(await rowsOf()).toHaveLength(before.length + 1);
      const changed = await ask('PUT', name, wrap({ ...stored, ...change }));
      expect(changed.body['record']).toMatchObject(change);
      const removed = await ask('POST', `${name}/delete`, wrap(changed.body['record'] as JsonObject));
      expect(removed).toMatchObject({ status: 200 });
      expect(await rowsOf()).toEqual(before);
    },
  );

  it('stand in one list where a call answers several kinds', async () => {
    const answer = await gateway.as('demo|pharmacist')('GET', `/api/outreach/list?patientId=${subject}`);
    expect(answer).toMatchObject({ status: 200, body: { rows: expect.any(Array) } });
  });

  it('keep the change of organization with its reason, and what asked for it is not stored', async () => {
    const { body: patient } = await ask('GET', `patient?patientId=${subject}`);
    const discharge = { dischargeDate: '2026-01-10', dischargeReason: 'Told by the hospital' };
    const saved = await gateway.as('demo|support')('PUT', `${api}/patient`, { ...patient, ...discharge });
    const record = saved.body['record'] as JsonObject;
    expect(saved).toMatchObject({ status: 200 });
    expect(record['dischargeReason']).toBeUndefined();
    expect(record).toMatchObject({ dischargeDate: '2026-01-10' });
    expect((record['history'] as readonly JsonObject[]).at(-1)).toMatchObject({
      dischargeDate: '2026-01-10',
      manualChange: { reason: 'Told by the hospital' },
    });
  });

  it('are for pharmacists, support staff and clinical admins, care staff working as one of them, and for nobody else [ACCESS-02]', async () => {
    const of = fewRecords.find(({ entity }) => entity === 'user')?.record ?? {};
    const roles = ['pharmacist', 'support', 'clinical_admin', 'visitor'];
    await gateway.load(
      roles.map((role) => ({
        entity: 'user',
        record: {
          ...{
            ...of,
            _id: `a-${role}`,
            id: `a-${role}`,
            auth0Id: `demo|a-${role}`,
            email: `a-${role}@demo.test`,
          },
          ...{ roles: [role], permissions: [], organizations: ['EMTM'] },
        },
      })),
    );
    const statuses = roles.map(async (role) => {
      const answer = await gateway.as(`demo|a-${role}`)('GET', `${api}/patient?patientId=${subject}`);
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 403]);
  });

  it('take no discharge date and no home care flag from an organization that keeps no discharges [PROFILE-45]', async () => {
    const of = (entity: string) => fewRecords.find((each) => each.entity === entity)?.record ?? {};
    const support = (id: string) => ({
      ...{ ...of('user'), _id: `support-${id}`, id: `support-${id}`, auth0Id: `demo|support-${id}` },
      ...{ email: `support-${id}@demo.test`, roles: ['support'], permissions: [], organizations: [id] },
    });
    const patient = (id: string) => ({
      ...{ ...of('patient'), _id: `of-${id}`, externalId: `X-${id}`, managingOrganization: { id } },
    });
    const organizations = ['EMTM', 'NORTH'];
    await gateway.load(
      organizations.flatMap((id) => [
        { entity: 'user', record: support(id) },
        { entity: 'patient', record: patient(id) },
      ]),
    );
    const saved = organizations.map(async (id) => {
      const user = gateway.as(`demo|support-${id}`);
      const { body } = await user('GET', `${api}/patient?patientId=of-${id}`);
      const discharge = { dischargeDate: '2026-01-10', dischargeReason: 'Told by the hospital' };
      const { status } = await user('PUT', `${api}/patient`, { ...body, ...discharge });
      const stored = await user('GET', `${api}/patient?patientId=of-${id}`);
      const kept = stored.body['history'] as readonly JsonObject[] | undefined;
      return [status, kept?.at(-1)?.['dischargeDate']];
    });
    expect(await Promise.all(saved)).toEqual([
      [200, '2026-01-10'],
      [200, undefined],
    ]);
  });
});
