import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { productRecords } from '../product/harness/records.ts';

/* The gateway with our own schemas and patients of two organizations. */
describe('the product', () => {
  let gateway: TestGateway;
  const as = (who: string) => gateway.as(`demo|${who}`);
  const patient = (who: string, id: string) => as(who)('GET', `/api/regimen/patient?patientId=${id}`);
  const search = async (who: string, body: unknown) =>
    (await as(who)('POST', '/api/regimen/patient/search', body)).body;
  const anyOf = async (who: string) => {
    const [first] = (await search(who, {}))['hits'] as readonly JsonObject[];
    return String(first?.['id']);
  };

  beforeAll(async () => {
    gateway = await openTestGateway({ product });
    await gateway.load(productRecords);
  });

  afterAll(() => gateway.close());

  const served = Object.values(product.calls).filter(
    ({ status, isAnonymous }) => status !== 'planned' && isAnonymous !== true,
  );
  const routes = served.flatMap(({ methods, path }) => methods.map((method) => ({ method, path })));

  it.each(routes)('answers $method $path only with a bearer token [CALLS-01]', async ({ method, path }) => {
    const response = await gateway.fetch(new Request(`http://gateway.test${path}`, { method }));
    expect(response.status).toBe(401);
  });

  it('finds patients of the user’s organizations and no others [SEARCH-07] [ACCESS-10]', async () => {
    const query = { queries: [{ field: 'name', text: 'a' }], filters: [], sort: [{ by: 'dob' }], from: 0 };
    const mine = await search('pharmacist', query);
    expect(mine['total']).toBeGreaterThan(0);
    const organizations = async (who: string) =>
      new Set(((await search(who, {}))['hits'] as readonly JsonObject[]).map(({ org }) => org));
    expect(await organizations('pharmacist')).toEqual(new Set(['EMTM']));
    expect(await organizations('outsider')).toEqual(new Set(['NORTH']));
  });

  it('answers a patient of another organization as one that does not exist [ACCESS-09] [FAULT-43]', async () => {
    const foreign = await anyOf('outsider');
    const requests = (id: string, _rev = 1): readonly (readonly [string, string, unknown?])[] => [
      ['GET', `/api/regimen/patient?patientId=${id}`],
      ['GET', `/api/regimen/patient/allergies?patientId=${id}`],
      ['PUT', '/api/regimen/patient', { _id: id, _rev, status: 'inactive' }],
      ['POST', '/api/regimen/allergy', { allergy: { subject: id } }],
      ['POST', '/api/regimen/allergy/delete', { allergy: { _id: `${id}-allergy-1`, _rev } }],
    ];
    for (const [n, [method, path, body]] of requests(foreign).entries()) {
      const [, twinPath = '', twinBody] = requests('nobody')[n] ?? [];
      const answer = await as('pharmacist')(method, path, body);
      const twin = await as('pharmacist')(method, twinPath, twinBody);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).toEqual(twin.body);
    }
    expect((await patient('outsider', foreign)).status).toBe(200);
  });

  it('keeps a user without a clinical role from writing', async () => {
    const id = await anyOf('admin');
    const { status, body } = await as('admin')('PUT', '/api/regimen/patient', { _id: id });
    expect([status, body['message']]).toEqual([
      403,
      expect.stringContaining('the role pharmacist, support or clinical administrator'),
    ]);
  });

  it('refuses an allergy that the form would refuse, with the same sentences', async () => {
    const subject = 'ana';
    const allergy = { subject, status: 'active', sensitivityType: 'allergy', onsetDate: '2999-01-01' };
    const { status, body } = await as('pharmacist')('POST', '/api/regimen/allergy', { allergy });
    const problems = (body['problems'] as readonly JsonObject[]).map(
      ({ at, message }) => `${at}: ${message}`,
    );
    expect(status).toBe(422);
    expect(problems.toSorted()).toEqual([
      '/onsetDate: Date cannot be in the future',
      '/reaction: Required',
      '/substance: Required',
    ]);
  });

  it('keeps entries of a map apart from what every object has [FAULT-56]', async () => {
    const named = ['constructor', 'toString'].map((id) => ({
      entity: 'project',
      record: { _id: id, type: 'project', name: id, Organization: { externalId: 'EMTM' } },
    }));
    await gateway.load(named);
    const { body } = await patient('pharmacist', await anyOf('pharmacist'));
    const projects = { constructor: { enrolled: true }, toString: { enrolled: false, reason: 'moved' } };
    const answer = await as('pharmacist')('PUT', '/api/regimen/patient', { ...body, projects });
    expect(answer.status).toBe(200);
    const kept = { constructor: { enrolled: true }, toString: { enrolled: false } };
    expect((answer.body['record'] as JsonObject)['projects']).toMatchObject(kept);
    const text = JSON.stringify({ ...body, projects: 0 }).replace(
      '"projects":0',
      '"projects":{"__proto__":{"enrolled":true}}',
    );
    expect((await as('pharmacist')('PUT', '/api/regimen/patient', text)).status).toBe(400);
  });

  it('refuses the second of two changes of one prescriber with the sentence of the specification [FAULT-01]', async () => {
    const prescriber = {
      id: 'p1',
      firstName: 'Pat',
      lastName: 'Prescriber',
      addressLine1: '1 Main St',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
      phone: '3035550134',
    };
    const id = await anyOf('pharmacist');
    const save = (record: JsonObject, change: JsonObject) =>
      as('pharmacist')('PUT', '/api/regimen/patient', {
        ...record,
        prescribers: [{ ...prescriber, ...change }],
      });
    const before = (await save((await patient('pharmacist', id)).body, {})).body['record'] as JsonObject;
    expect((await save(before, { city: 'Boulder' })).status).toBe(200);
    const second = await save(before, { phone: '3035550199' });
    expect([second.status, second.body['message']]).toEqual([
      409,
      'Unable to save prescriber. The item was updated by another user before saving. Please try editing the item again',
    ]);
    expect((await patient('pharmacist', id)).body['prescribers']).toEqual([
      { ...prescriber, city: 'Boulder' },
    ]);
  });
});
