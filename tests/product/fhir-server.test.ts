import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MedplumClient } from '@medplum/core';
import { Client } from 'fhir-kit-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { apiHandler } from '../../gateway/gateway.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { fhirFaults as faultsOf } from './harness/fhir-faults.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, prescriber } from './harness/records.ts';

const condition = (id: string, rest: JsonObject = {}) => ({
  entity: 'condition',
  record: {
    _id: id,
    type: 'patient.condition',
    subject: 'ana',
    code: { text: 'Gout' },
    status: 'active',
    ...rest,
  },
});
const weight = (id: string, issued: string, value: number) => ({
  entity: 'observation',
  record: {
    ...{ _id: id, type: 'patient.observation', subject: 'ana', text: 'Weight', issued },
    name: { coding: [{ system: 'http://snomed.info/sct', code: '27113001', display: 'Weight' }] },
    valueQuantity: { value, units: 'kg' },
  },
});

const world = useProductGateway();
const ask = (path: string, headers: Record<string, string> = {}, who = 'pharmacist') =>
  world
    .as(who)('GET', `/fhir/R4${path}`, undefined, headers)
    .then(async ({ status, headers: sent, body }) => {
      const content: unknown = body;
      return {
        status,
        headers: sent,
        body: jsonObject(typeof content === 'string' && content !== '' ? JSON.parse(content) : content),
      };
    });
const gout: JsonObject = {
  ...{ resourceType: 'Condition', subject: { reference: 'Patient/ana' }, code: { text: 'Gout' } },
  clinicalStatus: { coding: [{ code: 'active' }] },
};
const resourcesOf = (bundle: JsonObject) =>
  jsonItems(bundle['entry']).map((entry) => jsonObject(jsonObject(entry)['resource']));
const idsOf = (bundle: JsonObject) => resourcesOf(bundle).map(({ id }) => String(id));
const issueOf = ({ body }: { readonly body: JsonObject }) => jsonObject(jsonItems(body['issue'])[0]);

describe('the FHIR server', () => {
  it('says what it can do, made from the mappings, to whoever asks', async () => {
    const response = await world.fetch(new Request('http://gateway.test/fhir/R4/metadata'));
    const statement: JsonObject = await response.json();
    // The schema is that of FHIR 4.0.0, and knows no version after it.
    const judged = { ...statement, fhirVersion: '4.0.0' };
    expect([response.status, response.headers.get('content-type'), faultsOf(judged)]).toEqual([
      200,
      'application/fhir+json; charset=utf-8',
      [],
    ]);
    expect(statement).toMatchObject({
      fhirVersion: '4.0.1',
      implementation: { url: 'http://gateway.test/fhir/R4' },
    });
    expect(JSON.stringify(statement)).toContain('{"name":"birthdate","type":"date"}');
  });

  it('reads a record as a valid resource with its version, once for a client that has it', async () => {
    await world.load([allergy('a1')]);
    const { status, headers, body } = await ask('/AllergyIntolerance/a1');
    expect([status, headers.get('etag'), faultsOf(body)]).toEqual([200, 'W/"1"', []]);
    expect(body).toMatchObject({ id: 'a1', patient: { reference: 'Patient/ana' }, meta: { versionId: '1' } });
    expect((await ask('/AllergyIntolerance/a1', { 'If-None-Match': 'W/"1"' })).status).toBe(304);
  });

  it('reads rows that a patient holds, under the addresses that the patient refers to', async () => {
    const { body: patient } = await world.as('pharmacist')('GET', '/api/regimen/patient?patientId=ana');
    await world.as('pharmacist')('PUT', '/api/regimen/patient', {
      ...patient,
      prescribers: [prescriber('p1', { isPrimary: true })],
    });
    const { body } = await ask('/Patient/ana');
    expect(body['generalPractitioner']).toEqual([{ reference: 'Practitioner/ana.p1' }]);
    expect((await ask('/Practitioner/ana.p1')).body).toMatchObject({
      resourceType: 'Practitioner',
      id: 'ana.p1',
    });
  });

  it('finds patients by the columns that the mapping declares', async () => {
    const found = async (query: string) => idsOf((await ask(`/Patient?${query}`)).body);
    expect((await found('birthdate=1952-02-29')).toSorted()).toEqual(['ana', 'nora']);
    expect(await found('birthdate=1952&name=ruiz&gender=female')).toEqual(['ana']);
    expect(await found('birthdate=gt1952-02-29&name=ruiz')).toEqual([]);
    expect(await found('identifier=urn:regimen:patient-id|TEST-1')).toEqual(['ana']);
    expect(await found('identifier=urn:other|TEST-1')).toEqual([]);
    expect(await found('_id=ana,olga,nobody')).toEqual(['ana']);
  });

  it('finds the records of a patient by elements, with prefixes, systems and alternatives', async () => {
    await world.load([
      ...[condition('c1'), condition('c2', { status: 'inactive', onsetDate: '2020-05-01' })],
      ...[weight('w1', '2026-01-02', 60), weight('w2', '2026-03', 61)],
    ]);
    const found = async (query: string) => idsOf((await ask(`/${query}`)).body).toSorted();
    expect(await found('Condition?patient=ana')).toEqual(['c1', 'c2']);
    expect(await found('Condition?subject=Patient/ana&clinical-status=active')).toEqual(['c1']);
    expect(await found('Condition?patient=ana&onset-date=le2020-05')).toEqual(['c2']);
    expect(await found('Condition?patient=ana&clinical-status=http://other|active')).toEqual([]);
    expect(await found('Observation?patient=Patient/ana&code=http://loinc.org|29463-7,8302-2')).toEqual([
      'w1',
      'w2',
    ]);
    expect(await found('Observation?patient=ana&date=ge2026-02&date=lt2026-04')).toEqual(['w2']);
    expect(await found('Observation?patient=Group/ana')).toEqual([]);
  });

  it('sends pages with links to the others', async () => {
    await world.load([1, 2, 3, 4, 5].map((n) => condition(`c${n}`)));
    const seen: string[] = [];
    let url: string | undefined = '/Condition?patient=ana&_count=2';
    let pages = 0;
    while (url !== undefined) {
      const { body } = await ask(url);
      expect([body['total'], faultsOf(body)]).toEqual([5, []]);
      seen.push(...idsOf(body));
      const next = jsonItems(body['link'])
        .map(jsonObject)
        .find(({ relation }) => relation === 'next');
      url = next === undefined ? undefined : String(next['url']).replace('http://gateway.test/fhir/R4', '');
      pages += 1;
    }
    expect([pages, seen.toSorted()]).toEqual([3, ['c1', 'c2', 'c3', 'c4', 'c5']]);
  });

  it('sends a huge page in parts, and nothing but the number for _count=0', async () => {
    await world.load(Array.from({ length: 130 }, (_each, n) => condition(`c${n}`)));
    expect(idsOf((await ask('/Condition?patient=ana&_count=1000000')).body)).toHaveLength(100);
    const { body } = await ask('/Condition?patient=ana&_count=0');
    expect([body['total'], body['entry']]).toEqual([130, undefined]);
  });

  it('refuses more alternatives than it reads, rather than to leave some out', async () => {
    const many = Array.from({ length: 51 }, (_each, index) => `x${index}`).join(',');
    for (const path of [`/Condition?_id=${many}`, `/Condition?patient=${many}`]) {
      const answer = await ask(path);
      expect([answer.status, issueOf(answer)['code']]).toEqual([400, 'too-costly']);
      expect(issueOf(answer)['diagnostics']).toContain('these are 51');
    }
    expect((await ask(`/Condition?_id=${many.slice(0, many.lastIndexOf(','))}`)).status).toBe(200);
  });

  it('refuses what it does not search by, naming it, or ignores it where that is asked for', async () => {
    const refused = await ask('/Patient?address-city=Denver');
    expect([refused.status, issueOf(refused), faultsOf(refused.body)]).toEqual([
      400,
      expect.objectContaining({ code: 'not-supported', expression: ['http.address-city'] }),
      [],
    ]);
    const lenient = await ask('/Patient?address-city=Denver&name=ruiz', { Prefer: 'handling=lenient' });
    expect(resourcesOf(lenient.body).map(({ resourceType }) => resourceType)).toEqual([
      'Patient',
      'OperationOutcome',
    ]);
    expect(JSON.stringify(lenient.body['link'])).not.toContain('address-city');
  });

  it.each([
    ['a type that it does not have', '/Claim/1', 404, 'not-supported', undefined],
    ['records of nobody in particular', '/Condition?code=1', 400, 'too-costly', undefined],
    ['a day that is none', '/Patient?birthdate=1952-02-30', 400, 'value', 'http.birthdate'],
    ['a count that is none', '/Patient?_count=many', 400, 'value', 'http._count'],
    ['a record that is not there', '/Condition/none', 404, 'not-found', undefined],
    ['XML', '/Patient?_format=xml', 406, 'not-supported', 'http._format'],
    ['an operation that it does not have', '/Patient/ana/$merge', 404, 'not-supported', undefined],
    ['an address that is broken', '/Patient/%E0%A4%A', 400, 'invalid', undefined],
  ])('refuses %s with an outcome', async (_what, path, status, code, expression) => {
    const answer = await ask(path);
    expect([answer.status, faultsOf(answer.body)]).toEqual([status, []]);
    expect(issueOf(answer)).toMatchObject({
      code,
      ...(expression === undefined ? {} : { expression: [expression] }),
    });
  });

  it('gives the versions of a record, each as it was', async () => {
    await world.load([condition('c1')]);
    const { body: before } = await world.as('pharmacist')('GET', '/api/regimen/condition?conditionId=c1');
    await world.as('pharmacist')('PUT', '/api/regimen/condition', {
      condition: { ...before, note: 'Left toe' },
    });
    const { body } = await ask('/Condition/c1/_history');
    expect([body['type'], faultsOf(body)]).toEqual(['history', []]);
    expect(resourcesOf(body).map(({ meta }) => jsonObject(meta)['versionId'])).toEqual(['2', '1']);
    const [first, second] = [await ask('/Condition/c1/_history/1'), await ask('/Condition/c1/_history/2')];
    expect([first.body['note'], second.body['note']]).toEqual([undefined, [{ text: 'Left toe' }]]);
    expect(second.headers.get('etag')).toBe('W/"2"');
    expect(second.body).toEqual((await ask('/Condition/c1')).body);
  });

  it('gives everything of a patient, in one bundle whose references lead into it', async () => {
    await world.load([allergy('a1'), condition('c1'), weight('w1', '2026-01-02', 60)]);
    const { body } = await ask('/Patient/ana/$everything');
    expect(faultsOf(body)).toEqual([]);
    const types = resourcesOf(body).map(({ resourceType }) => String(resourceType));
    expect(types).toEqual(
      expect.arrayContaining(['Patient', 'AllergyIntolerance', 'Condition', 'Observation']),
    );
    const urls = jsonItems(body['entry']).map((entry) =>
      String(jsonObject(entry)['fullUrl']).replace('http://gateway.test/fhir/R4/', ''),
    );
    const references = [...JSON.stringify(body).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to ?? '');
    expect(references.filter((to) => !urls.includes(to))).toEqual([]);
    expect(idsOf((await ask('/Patient/ana/$everything?_type=Condition')).body)).toEqual(['c1']);
  });
});

describe('the FHIR server and whoever asks', () => {
  it('needs a token, as every call does', async () => {
    const response = await world.fetch(new Request('http://gateway.test/fhir/R4/Patient/ana'));
    const outcome: JsonObject = await response.json();
    expect([
      response.status,
      response.headers.get('www-authenticate'),
      issueOf({ body: outcome })['code'],
    ]).toEqual([401, 'Bearer', 'login']);
  });

  it('keeps patients of other organizations out of reads, searches, versions and $everything', async () => {
    await world.load([{ ...condition('c9'), record: { ...condition('c9').record, subject: 'olga' } }]);
    const [stranger, nobody] = [await ask('/Patient/olga'), await ask('/Patient/nobody')];
    expect([stranger.status, nobody.status]).toEqual([404, 404]);
    expect(JSON.stringify(stranger.body).replace('olga', 'nobody')).toBe(JSON.stringify(nobody.body));
    const paths = ['/Patient?_id=olga', '/Condition?patient=olga', '/Condition?_id=c9'];
    for (const path of paths) expect([path, (await ask(path)).body['total']]).toEqual([path, 0]);
    for (const path of ['/Condition/c9', '/Condition/c9/_history', '/Patient/olga/$everything'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const all = await ask('/Patient?_count=100');
    expect(idsOf(all.body)).not.toContain('olga');
  });

  it('refuses users without the role, in the words of the access rule', async () => {
    const answer = await ask('/Patient/ana', {}, 'nobody-known');
    expect([401, 403]).toContain(answer.status);
    expect(faultsOf(answer.body)).toEqual([]);
  });

  it('leaves the same entries in the audit trail as the calls of pages', async () => {
    await world.load([condition('c1')]);
    await ask('/Condition?patient=ana');
    await ask('/Condition/c1');
    const { rows } = await world.query<{ action: string; type: string; subject: string }>(
      "select action, type, subject from audit where type = 'patient.condition' order by at",
      [],
    );
    expect(rows.filter(({ action }) => action === 'read')).toHaveLength(2);
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(['ana']));
  });
});

describe('clients of others', () => {
  let server: Server;
  let base = '';
  beforeAll(async () => {
    const handler = apiHandler({ fetch: (request) => world.fetch(request) }, silentLog);
    server = createServer((request, response) => void handler(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir/R4`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('read, search, page and look back by fhir-kit-client', async () => {
    await world.load([condition('c1'), condition('c2'), condition('c3')]);
    const client = new Client({ baseUrl: base, bearerToken: tokenFor('demo|pharmacist') });
    expect(await client.capabilityStatement()).toMatchObject({ resourceType: 'CapabilityStatement' });
    expect(await client.read({ resourceType: 'Patient', id: 'ana' })).toMatchObject({ id: 'ana' });
    expect(await client.vread({ resourceType: 'Condition', id: 'c1', version: '1' })).toMatchObject({
      id: 'c1',
    });
    expect(await client.history({ resourceType: 'Condition', id: 'c1' })).toMatchObject({ type: 'history' });
    const first = await client.search({
      resourceType: 'Condition',
      searchParams: { patient: 'ana', _count: 2 },
    });
    const second = await client.nextPage({ bundle: first as never });
    expect([...idsOf(first as JsonObject), ...idsOf(second as unknown as JsonObject)].toSorted()).toEqual([
      'c1',
      'c2',
      'c3',
    ]);
    const posted = await client.search({
      resourceType: 'Patient',
      searchParams: { name: 'ruiz' },
      options: { postSearch: true },
    });
    expect(idsOf(posted as JsonObject)).toEqual(['ana']);
    await expect(client.read({ resourceType: 'Patient', id: 'olga' })).rejects.toMatchObject({
      response: { status: 404 },
    });
  });

  it("read, search and look back by Medplum's client", async () => {
    await world.load([condition('c1')]);
    const client = new MedplumClient({ baseUrl: new URL(base).origin, fhirUrlPath: 'fhir/R4/', fetch });
    client.setAccessToken(tokenFor('demo|pharmacist'));
    expect(await client.readResource('Patient', 'ana')).toMatchObject({ id: 'ana' });
    expect(await client.searchOne('Patient', 'birthdate=1952-02-29&name=ruiz')).toMatchObject({ id: 'ana' });
    expect(await client.searchResources('Condition', 'patient=ana')).toHaveLength(1);
    expect(await client.readHistory('Condition', 'c1')).toMatchObject({ type: 'history' });
    expect(await client.readVersion('Condition', 'c1', '1')).toMatchObject({ id: 'c1' });
    expect(await client.readPatientEverything('ana')).toMatchObject({ type: 'searchset' });
    await expect(client.readResource('Patient', 'olga')).rejects.toThrow();
  });

  it('create, change, patch, batch and delete by fhir-kit-client', async () => {
    const client = new Client({ baseUrl: base, bearerToken: tokenFor('demo|pharmacist') });
    const made = (await client.create({ resourceType: 'Condition', body: gout as never })) as JsonObject;
    const id = String(made['id']);
    const changed = { ...made, note: [{ text: 'Toe' }] };
    const update = client.update({ resourceType: 'Condition', id, body: changed as never });
    expect(jsonObject(await update)['note']).toEqual([{ text: 'Toe' }]);
    const steps = [{ op: 'remove', path: '/note' }];
    const patched = client.patch({ resourceType: 'Condition', id, jsonPatch: steps as never });
    expect(jsonObject(await patched)['note']).toBeUndefined();
    const entry = [
      { resource: gout, request: { method: 'POST', url: 'Condition' } },
      { request: { method: 'GET', url: 'Condition?patient=ana' } },
    ];
    for (const type of ['batch', 'transaction'] as const) {
      const answer = await client[type]({ body: { resourceType: 'Bundle', type, entry } as never });
      expect(jsonItems(jsonObject(answer)['entry'])).toHaveLength(2);
    }
    expect(jsonObject(await client.history({ resourceType: 'Condition', id }))['total']).toBe(3);
    await client.delete({ resourceType: 'Condition', id });
    await expect(client.read({ resourceType: 'Condition', id })).rejects.toMatchObject({
      response: { status: 404 },
    });
  });

  it("create, change, patch, batch and delete by Medplum's client", async () => {
    const client = new MedplumClient({ baseUrl: new URL(base).origin, fhirUrlPath: 'fhir/R4/', fetch });
    client.setAccessToken(tokenFor('demo|pharmacist'));
    const made = await client.createResource(gout as never);
    const { id = '' } = made as { readonly id?: string };
    const changed = await client.updateResource({ ...(made as object), note: [{ text: 'Toe' }] } as never);
    expect(changed).toMatchObject({ id, note: [{ text: 'Toe' }], meta: { versionId: '2' } });
    const same = await client.createResourceIfNoneExist(gout as never, 'patient=ana');
    expect(same).toMatchObject({ id });
    const patched = await client.patchResource('Condition', id, [{ op: 'remove', path: '/note' }]);
    expect(patched).not.toHaveProperty('note');
    const entry = [{ resource: gout, request: { method: 'POST', url: 'Condition' } }];
    const answer = await client.executeBatch({ resourceType: 'Bundle', type: 'transaction', entry } as never);
    expect(answer).toMatchObject({ type: 'transaction-response', entry: [{ response: { status: '201' } }] });
    await client.deleteResource('Condition', id);
    await expect(client.readResource('Condition', id)).rejects.toThrow();
  });
});
