import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const api = '/api/regimen';

/** Complete record with which the examples of an entity begin. */
function complete(entity: string): JsonObject {
  const file = new URL(`../../schemas/${entity}/${entity}.examples.json`, import.meta.url);
  const { base } = JSON.parse(readFileSync(file, 'utf8')) as { readonly base: JsonObject };
  const { _id, _rev, ...record } = base;
  return record;
}

const note: JsonObject = {
  ...{ type: 'patient.note', title: 'A title', description: 'A text' },
  ...{ year: 2026, engagement: 1, dateAdded: '2026-03-01' },
};

describe('the paths of the product', () => {
  const { as, load, stored } = useProductGateway();
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);
  const rows = async (path: string, who = 'pharmacist') =>
    (await as(who)('GET', `${api}${path}`)).body['rows'] as readonly JsonObject[];
  const ids = async (path: string) => (await rows(path)).map(({ _id }) => _id);

  const lists: readonly (readonly [entity: string, path: string, record: JsonObject, more: string])[] = [
    ['note', '/notes/list', note, ''],
    ['observation', '/patient/observations', complete('observation'), ''],
    ['medication', '/medication', complete('medication'), '&includeFormularyData=true'],
  ];

  it.each(lists)(
    'list every %s of a patient and of nobody else [NOTE-07] [OBS-12] [MED-07] [CALLS-02]',
    async (entity, path, record, more) => {
      const of = (subject: string) => ({ entity, record: { ...record, _id: `of-${subject}`, subject } });
      await load([of('ana'), of('nora')]);
      expect(await ids(`${path}?patientId=ana${more}`)).toEqual(['of-ana']);
      expect((await ask('GET', `${api}${path}`)).status).toBe(400);
      expect((await as('outsider')('GET', `${api}${path}?patientId=ana${more}`)).status).toBe(404);
    },
  );

  it('list the projects of the user’s organizations [PROJ-13]', async () => {
    const owners = async (who: string) =>
      new Set(
        (await rows('/projects', who)).map(({ Organization }) => (Organization as JsonObject)['externalId']),
      );
    expect(await owners('pharmacist')).toEqual(new Set(['EMTM']));
    expect(await owners('ecpn')).not.toEqual(new Set(['EMTM']));
  });

  it('answer pharmacogenomic results of a patient of one’s own [MDS-02]', async () => {
    const { status, body } = await ask('GET', `${api}/patient/pgx?patientId=ana`);
    expect([status, Array.isArray(body['rows'])]).toEqual([200, true]);
    expect((await ask('GET', `${api}/patient/pgx`)).status).toBe(400);
    expect((await ask('GET', `${api}/patient/pgx?patientId=olga`)).status).toBe(404);
  });

  it('answer the problems that are not about medications by their id [MDS-03]', async () => {
    const { status, body } = await ask('GET', `${api}/schema?id=nonMedicationRelatedProblems`);
    expect(status).toBe(200);
    expect((body['rows'] as readonly JsonObject[]).length).toBeGreaterThan(0);
    expect((await ask('GET', `${api}/schema?id=patients`)).status).toBe(404);
  });

  it('store a medication as it is, not wrapped under its type, and delete it by PUT [MED-08] [MED-09]', async () => {
    const medication = { ...complete('medication'), subject: 'ana' };
    expect((await ask('POST', `${api}/medication`, { medication })).status).toBe(422);
    const made = await ask('POST', `${api}/medication`, medication);
    expect(made.status).toBe(201);
    const record = made.body['record'] as JsonObject;
    const indication = 'Type 2 diabetes';
    const changed = await ask('PUT', `${api}/medication`, { ...record, indication });
    expect([changed.status, (await stored(String(made.body['id'])))?.['indication']]).toEqual([
      200,
      indication,
    ]);
    const deleted = { ...(changed.body['record'] as JsonObject), deleted: true };
    expect((await ask('PUT', `${api}/medication`, deleted)).status).toBe(200);
    expect(await ids('/medication?patientId=ana')).toEqual([]);
  });

  it('list medications by their full name, whatever its case, with the default route and tier where none was sent [MED-03] [MED-05] [MED-06]', async () => {
    const { medication, dosageInstructions: _directions, ...rest } = complete('medication');
    const { tierLevel: _tier, ...named } = medication as JsonObject;
    for (const full of ['warfarin 5 mg', 'Metformin 500 mg', 'aspirin 81 mg']) {
      const body = { ...rest, subject: 'ana', medication: { ...named, name: { full } } };
      expect((await ask('POST', `${api}/medication`, body)).status).toBe(201);
    }
    const listed = await rows('/medication?patientId=ana&includeFormularyData=true');
    expect(listed).toMatchObject(
      ['aspirin 81 mg', 'Metformin 500 mg', 'warfarin 5 mg'].map((full) => ({
        medication: { name: { full }, tierLevel: 'N' },
        dosageInstructions: { route: { Id: '0', Name: 'N/A' } },
      })),
    );
  });

  it('refuse a medication without coding [MED-15]', async () => {
    const { medication, ...rest } = complete('medication');
    const { code: _code, ...uncoded } = medication as JsonObject;
    const { status, body } = await ask('POST', `${api}/medication`, {
      ...rest,
      subject: 'ana',
      medication: uncoded,
    });
    expect([status, body['problems']]).toMatchObject([
      422,
      [{ at: '/medication/code/coding', message: 'Missing valid medication' }],
    ]);
  });
});

describe('values that stand in a list of the specification', () => {
  const { as } = useProductGateway();
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);
  const refused = async (path: string, body: JsonObject, at: string) => {
    const answer = await ask('POST', path, body);
    const problems = (answer.body['problems'] ?? []) as readonly JsonObject[];
    return problems.some(
      (problem) => problem['at'] === at && problem['message'] === 'Choose one of the options',
    );
  };
  const interaction = (at: string, value: string): JsonObject =>
    setAt({ ...complete('interaction'), subject: 'ana' }, at, value) as JsonObject;

  it.each([
    ['/record/interaction', ['call', 'encounter', 'nonworkflow'], 'visit'],
    ['/record/direction', ['user', 'member', 'caregiver', 'pharmacy', 'prescriber', 'facility'], 'robot'],
  ])('are the only ones that %s of an interaction takes [CALL-05] [CALL-08]', async (at, allowed, other) => {
    for (const value of allowed)
      expect([value, await refused('/api/outreach', { interaction: interaction(at, value) }, at)]).toEqual([
        value,
        false,
      ]);
    expect(await refused('/api/outreach', { interaction: interaction(at, other) }, at)).toBe(true);
  });

  it('are the required fields, the types and the zip of a pharmacy [PHARM-03] [PHARM-06] [PHARM-07]', async () => {
    const ana = (await ask('GET', `${api}/patient?patientId=ana`)).body;
    const problemsOf = async (row: JsonObject) => {
      const { body } = await ask('PUT', `${api}/patient`, { ...ana, pharmacies: [{ id: 'p1', ...row }] });
      const problems = (body['problems'] ?? []) as readonly JsonObject[];
      return problems.map(({ at, message }) => `${at} ${message}`).toSorted();
    };
    const whole = {
      name: 'Main Pharmacy',
      pharmacyType: 'Community',
      addressLine1: '1 Main St',
      city: 'Denver',
    };
    const good = { ...whole, state: 'CO', zip: '80202', telephoneNumber: '3035550134' };
    const labels = { name: 'Name', pharmacyType: 'Type', addressLine1: 'Address Line 1', city: 'City' };
    const required = { ...labels, state: 'State', zip: 'Zip', telephoneNumber: 'Phone' };
    expect(await problemsOf({})).toEqual(
      Object.entries(required)
        .map(([name, label]) => `/pharmacies/0/${name} ${label} is required`)
        .toSorted(),
    );
    for (const zip of ['8020', '802021234', 'ABCDE'])
      expect(await problemsOf({ ...good, zip })).toEqual(['/pharmacies/0/zip Invalid Format']);
    expect(await problemsOf({ ...good, pharmacyType: 'Corner' })).toHaveLength(1);
    for (const pharmacyType of ['Community', 'Mail-Order', 'Compounding'])
      expect(await problemsOf({ ...good, zip: '80202-1234', pharmacyType })).toEqual([]);
  });

  it('are the residence types of a patient [PROFILE-54]', async () => {
    const ana = (await ask('GET', `${api}/patient?patientId=ana`)).body;
    const problemsOf = async (locationType: string) => {
      const { body } = await ask('PUT', `${api}/patient`, { ...ana, locationType });
      return (body['problems'] ?? []) as readonly JsonObject[];
    };
    expect(await problemsOf('Castle')).toMatchObject([{ at: '/locationType' }]);
    const types = ['Assisted Living Facility', 'Memory Care Unit', 'Own Home', 'Senior Living Facility'];
    for (const type of [...types, 'Foster Care/Group Home', 'Other']) {
      const { body } = await ask('GET', `${api}/patient?patientId=ana`);
      const { status } = await ask('PUT', `${api}/patient`, { ...body, locationType: type });
      expect([type, status]).toEqual([type, 200]);
    }
  });
});
