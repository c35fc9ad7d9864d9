import { describe, expect, it } from 'vitest';
import { type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { type FhirReply, fhirAsker } from './harness/fhir-asker.ts';
import { fhirFaults as faultsOf } from './harness/fhir-faults.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { condition } from './harness/records.ts';

const world = useProductGateway();
const send = fhirAsker(world);

const gout = (rest: JsonObject = {}): JsonObject => ({
  resourceType: 'Condition',
  subject: { reference: 'Patient/ana' },
  clinicalStatus: { coding: [{ code: 'active' }] },
  code: { text: 'Gout' },
  ...rest,
});
const patient = {
  ...{ resourceType: 'Patient', name: [{ family: 'New', given: ['Nina'] }], gender: 'female' },
  birthDate: '1950-03-01',
  extension: [
    { url: 'urn:regimen:program', valueId: 'emtm-medication-review' },
    {
      url: 'urn:regimen:rest',
      extension: [
        { url: 'languagePreference', valueString: 'en' },
        {
          url: 'referralType',
          extension: [{ url: '[]', extension: [{ url: 'text', valueString: 'Asked' }] }],
        },
      ],
    },
  ],
};
const base = 'http://gateway.test/fhir/R4';
const post = (resource: JsonObject, rest: JsonObject = {}, request: JsonObject = {}) => ({
  ...rest,
  resource,
  request: { method: 'POST', url: String(resource['resourceType']), ...request },
});
const bundle = (type: string, entry: readonly unknown[], headers = {}) =>
  send('POST', '', { resourceType: 'Bundle', type, entry }, headers);
const entriesOf = ({ body }: FhirReply) => jsonItems(body['entry']).map(jsonObject);
const statusesOf = (answer: FhirReply) =>
  entriesOf(answer).map(({ response }) => String(jsonObject(response)['status']));
const issuesOf = ({ body }: FhirReply) => jsonItems(body['issue']).map(jsonObject);
const count = async (query: string) => (await send('GET', `/${query}`)).body['total'];

describe('a transaction', () => {
  it('stores all entries, whose references lead to each other in any order', async () => {
    const answer = await bundle('transaction', [
      post(gout({ subject: { reference: 'urn:uuid:p' } }), { fullUrl: 'urn:uuid:c' }),
      { request: { method: 'GET', url: 'Patient/ana' } },
      post(patient, { fullUrl: 'urn:uuid:p' }),
    ]);
    expect([answer.status, faultsOf(answer.body), statusesOf(answer)]).toEqual([
      200,
      [],
      ['201', '200', '201'],
    ]);
    const [made, , person] = entriesOf(answer).map(({ resource }) => jsonObject(resource));
    expect(made?.['subject']).toEqual({ reference: `Patient/${String(person?.['id'])}` });
    expect(await count(`Condition?patient=${String(person?.['id'])}`)).toBe(1);
    const { response } = jsonObject(entriesOf(answer)[0]);
    expect(response).toMatchObject({ location: expect.stringContaining('/Condition/'), etag: 'W/"1"' });
  });

  it('stores nothing where its last entry fails, and says which one and why', async () => {
    const answer = await bundle('transaction', [
      post(gout()),
      post(gout({ code: { text: 'Other' } })),
      post(gout({ severity: { text: 'Severe' } })),
    ]);
    expect([answer.status, faultsOf(answer.body)]).toEqual([422, []]);
    expect(issuesOf(answer)[0]?.['expression']).toEqual(['Bundle.entry[2].resource.severity']);
    expect(await count('Condition?patient=ana')).toBe(0);
    const { rows } = await world.query(
      "select 1 from audit where type = 'patient.condition' and action = 'write'",
    );
    expect(rows).toEqual([]);
    await world.settled();
  });

  it('keeps in the trail what was refused within it', async () => {
    await bundle('transaction', [post(gout()), { request: { method: 'GET', url: 'Patient/olga' } }]);
    const { rows } = await world.query("select action, id from audit where action = 'refused'");
    expect(rows).toContainEqual({ action: 'refused', id: 'olga' });
  });

  it('changes, patches, removes and creates in the order of FHIR', async () => {
    await world.load([condition('c1'), condition('c2'), condition('c3')]);
    const data = Buffer.from(JSON.stringify([{ op: 'add', path: '/note', value: [{ text: 'P' }] }]));
    const answer = await bundle('transaction', [
      { request: { method: 'GET', url: 'Condition?patient=ana&_count=0' } },
      {
        resource: gout({ id: 'c1', note: [{ text: 'U' }] }),
        request: { method: 'PUT', url: 'Condition/c1' },
      },
      { request: { method: 'DELETE', url: '/Condition/c2' } },
      {
        resource: {
          ...{ resourceType: 'Binary', contentType: 'application/json-patch+json' },
          data: data.toString('base64'),
        },
        request: { method: 'PATCH', url: 'Condition/c3', ifMatch: 'W/"1"' },
      },
      post(gout({ code: { text: 'Made' } })),
    ]);
    expect(statusesOf(answer)).toEqual(['200', '200', '204', '200', '201']);
    expect(jsonObject(entriesOf(answer)[0]?.['resource'])['total']).toBe(3);
    expect(await world.stored('c1')).toMatchObject({ note: 'U' });
    expect(await world.stored('c3')).toMatchObject({ note: 'P' });
    expect(await world.stored('c2')).toBeUndefined();
  });

  it('creates on conditions, and lets references search', async () => {
    const conditional = post(patient, { fullUrl: 'urn:uuid:p' }, { ifNoneExist: '_id=ana' });
    const answer = await bundle('transaction', [
      conditional,
      post(gout({ subject: { reference: 'urn:uuid:p' } })),
      post(gout({ subject: { reference: 'Patient?identifier=urn:regimen:patient-id|TEST-2' } })),
    ]);
    expect(statusesOf(answer)).toEqual(['200', '201', '201']);
    const subjects = entriesOf(answer).map(({ resource }) => jsonObject(resource)['subject']);
    expect(subjects.slice(1)).toEqual([{ reference: 'Patient/ana' }, { reference: 'Patient/nora' }]);
  });

  it.each(['patient=ana', '?patient=ana', 'Condition?patient=ana', `${base}/Condition?patient=ana`])(
    'creates one of two with the condition "%s", to which the references of both lead',
    async (ifNoneExist) => {
      const answer = await bundle('transaction', [
        post(gout(), { fullUrl: 'urn:uuid:a' }, { ifNoneExist }),
        post(gout(), { fullUrl: 'urn:uuid:b' }, { ifNoneExist }),
      ]);
      expect(statusesOf(answer)).toEqual(['201', '200']);
      const [one, other] = entriesOf(answer).map(({ resource }) => jsonObject(resource)['id']);
      expect(one).toBe(other);
    },
  );

  it('searches for what it creates by the patient that it creates', async () => {
    const named = { ifNoneExist: 'name=Nina' };
    const entries = [
      post(patient, { fullUrl: 'urn:uuid:p' }, named),
      post(patient, { fullUrl: 'urn:uuid:q' }, named),
      post(gout({ subject: { reference: 'urn:uuid:q' } }), {}, { ifNoneExist: 'patient=urn:uuid:q' }),
    ];
    expect(statusesOf(await bundle('transaction', entries))).toEqual(['201', '200', '201']);
    expect(statusesOf(await bundle('transaction', entries))).toEqual(['200', '200', '200']);
  });

  it.each([
    ['a reference into nowhere', [post(gout({ subject: { reference: 'urn:uuid:none' } }))], 422],
    ['a search that finds nobody', [post(gout({ subject: { reference: 'Patient?_id=none' } }))], 422],
    ['a search that finds several', [post(gout({ subject: { reference: 'Patient?name=a' } }))], 412],
    [
      'references in a circle to what cannot be created',
      [
        post({ ...patient, generalPractitioner: [{ reference: 'urn:uuid:d' }] }, { fullUrl: 'urn:uuid:p' }),
        post({ resourceType: 'Practitioner', name: [{ family: 'D' }] }, { fullUrl: 'urn:uuid:d' }),
      ],
      422,
    ],
    [
      'one resource twice',
      [
        { resource: gout({ id: 'c1' }), request: { method: 'PUT', url: 'Condition/c1' } },
        { request: { method: 'DELETE', url: 'Condition/c1' } },
      ],
      400,
    ],
    ['an address elsewhere', [{ request: { method: 'GET', url: 'http://other/Patient/ana' } }], 400],
    ['an entry without a request', [{ resource: gout() }], 400],
    ['a bundle in it', [{ request: { method: 'POST', url: '' } }], 405],
    ['too many entries', Array.from({ length: 201 }, () => post(gout())), 413],
  ])('is refused with %s', async (_what, entries, status) => {
    await world.load([condition('c1')]);
    const answer = await bundle('transaction', entries);
    expect([answer.status, faultsOf(answer.body)]).toEqual([status, []]);
    expect(await count('Condition?patient=ana')).toBe(1);
  });

  it.each(['searchset', 'document', 'collection', ''])('is no bundle of the type "%s"', async (type) => {
    expect((await bundle(type, [])).status).toBe(400);
  });

  it('needs a user', async () => {
    const answer = await send('POST', '', { resourceType: 'Bundle', type: 'batch' }, { Authorization: '' });
    expect(answer.status).toBe(401);
  });
});

describe('a batch', () => {
  it('answers each entry by itself', async () => {
    const answer = await bundle('batch', [
      post(gout()),
      post(gout({ severity: { text: 'x' } })),
      { request: { method: 'GET', url: 'Patient/olga' } },
      { request: { method: 'GET', url: 'Condition?patient=ana' } },
    ]);
    expect([answer.status, faultsOf(answer.body), statusesOf(answer)]).toEqual([
      200,
      [],
      ['201', '422', '404', '200'],
    ]);
    expect(await count('Condition?patient=ana')).toBe(1);
  });
});
