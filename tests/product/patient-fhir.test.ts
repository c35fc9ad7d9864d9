import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { convertBundle } from '../../features/import/server/fhir/convert-bundle.ts';
import { readBundle } from '../../features/import/server/fhir/read-bundle.ts';
import { createLoader } from '../../gateway/intake/load/loader.ts';
import { product } from '../../generated/product.ts';
import { medicationReader } from '../../tools/cli/intake/import-files.ts';
import { type ContractGateway, openContractGateway, subjects } from '../contract/contract-gateway.ts';
import { fhirFaults as faultsOf } from './harness/fhir-faults.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, medication, prescriber, today } from './harness/records.ts';

const medications = medicationReader(product);
const clock = { now: `${today}T12:00:00Z`, today };

/** Imports a bundle. */
function imported(bundle: JsonObject, organization: string) {
  const read = readBundle('export.json', Buffer.from(JSON.stringify(bundle)));
  if ('problem' in read) throw new Error(read.problem.what);
  return convertBundle(read.bundle, { product, organization, clock, medications });
}

describe('the export of a patient as FHIR', () => {
  const { as, load } = useProductGateway();
  const exported = async (id: string, who = 'pharmacist') =>
    (await as(who)('GET', `/api/regimen/patient/${id}/fhir`)).body;
  const resources = async (id: string) =>
    ((await exported(id))['entry'] as { readonly resource: JsonObject }[]).map(({ resource }) => resource);
  const resource = async (id: string, type: string): Promise<unknown> =>
    (await resources(id)).find(({ resourceType }) => resourceType === type);

  it('is a bundle that the JSON schema of FHIR R4 accepts', async () => {
    await load([allergy('a1'), allergy('a2')]);
    const bundle = await exported('ana');
    expect(faultsOf(bundle)).toEqual([]);
    expect(faultsOf({ ...bundle, timestamp: 1 })).not.toEqual([]);
    expect(
      (await resources('ana')).filter(({ resourceType }) => resourceType === 'AllergyIntolerance'),
    ).toHaveLength(2);
  });

  it('names the patient by the own id, the entered id, name, birth date and sex', async () => {
    const found = await resource('ana', 'Patient');
    const values = ['urn:regimen:record', '"ana"', 'TEST-1', 'Ruiz', '1952-02-29', 'female'];
    expect(values.filter((value) => !JSON.stringify(found).includes(value))).toEqual([]);
  });

  it('refers to what it holds, and to nothing else', async () => {
    await load([allergy('a1')]);
    const bundle = await exported('ana');
    const urls = (bundle['entry'] as { readonly fullUrl: string }[]).map(({ fullUrl }) => fullUrl);
    const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, url]) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(references.filter((url) => !urls.includes(String(url)))).toEqual([]);
  });

  it('says that no drug allergy is known in the words of SNOMED CT', async () => {
    const { body } = await as('pharmacist')('GET', '/api/regimen/patient?patientId=ana');
    await as('pharmacist')('PUT', '/api/regimen/patient', { ...body, regimen_meta: { nkda: true } });
    expect(await resource('ana', 'AllergyIntolerance')).toMatchObject({
      code: { coding: [{ system: 'http://snomed.info/sct', code: '409137002' }] },
    });
  });

  it('leaves an entry in the audit trail as an export', async () => {
    await exported('ana');
    const { body } = await as('clinical')('POST', '/api/regimen/patient/audit', {
      ...{ patientId: 'ana', queries: [{ field: 'what', text: 'export' }] },
    });
    expect(body['hits']).toEqual([
      expect.objectContaining({ of: 'Patient', how: 'A patient as a FHIR R4 bundle, to take elsewhere' }),
    ]);
  });

  it('is kept from whoever may not see the patient, and is no oracle for ids', async () => {
    const stranger = await as('pharmacist')('GET', '/api/regimen/patient/olga/fhir');
    const nobody = await as('pharmacist')('GET', '/api/regimen/patient/no-such-patient/fhir');
    expect([stranger.status, nobody.status]).toEqual([404, 404]);
    expect(stranger.body).toEqual(nobody.body);
  });
});

/** Replaces other blanks by plain ones, as an export does, since FHIR allows no others. */
function withPlainBlanks(content: JsonObject): JsonObject {
  const text = JSON.stringify(content).replace(/[^\S \r\n\t]/g, ' ');
  return JSON.parse(text) as JsonObject;
}

describe('an import of an export', () => {
  let world: ContractGateway;
  beforeAll(async () => {
    world = await openContractGateway(product);
    const ask = world.gateway.as(subjects.able);
    const { body } = await ask('GET', '/api/regimen/eula/latest');
    await ask('POST', '/api/regimen/eula/acceptance', { eulaVersionId: body['id'] });
  });
  afterAll(() => world.gateway.close());

  it('changes nothing, whatever the records hold', async () => {
    const { gateway, contents, store } = world;
    const { database } = gateway.store;
    const loader = createLoader({ database, product: () => product });
    const documents = async () => {
      // Waits for the scores, which are computed after the saves.
      await gateway.relay.settled();
      return (await database.query('select type, id, rev, document from record order by type, id')).rows;
    };
    const kinds = fc.record({
      patient: contents('patient').map(withPlainBlanks),
      allergies: fc.array(contents('allergy').map(withPlainBlanks), { maxLength: 2 }),
      conditions: fc.array(contents('condition').map(withPlainBlanks), { maxLength: 2 }),
      observations: fc.array(contents('observation').map(withPlainBlanks), { maxLength: 2 }),
      medications: fc.array(contents('medication'), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(
        kinds,
        async ({ patient, allergies, conditions, observations, medications: taken }) => {
          const { externalId: _unique, ...rest } = patient;
          const id = await store('patient', rest);
          for (const each of allergies) await store('allergy', { ...each, subject: id });
          for (const each of conditions) await store('condition', { ...each, subject: id });
          for (const each of observations) await store('observation', { ...each, subject: id });
          for (const each of taken) await store('medication', { ...each, subject: id });
          const before = await documents();
          const path = `/api/regimen/patient/${encodeURIComponent(id)}/fhir`;
          const { status, body } = await gateway.as(subjects.able)('GET', path);
          expect([status, faultsOf(body)]).toEqual([200, []]);
          const { records } = imported(body, 'CONTRACT');
          const outcomes = await loader.load(records);
          expect(await documents()).toEqual(before);
          expect(outcomes.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
          expect(outcomes.filter(({ entity }) => entity === 'allergy')).toHaveLength(allergies.length);
          expect(outcomes.filter(({ entity }) => entity === 'condition')).toHaveLength(conditions.length);
        },
      ),
      { numRuns: 40, seed: 20_261_121, endOnFailure: true },
    );
  });
});

const pharmacy = {
  id: 'f1',
  name: 'Corner Pharmacy',
  pharmacyType: 'Mail-Order',
  addressLine1: '1 Main St',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  telephoneNumber: '3035550135',
};

describe('an export into an empty product', () => {
  const { as, load } = useProductGateway();

  it('brings prescribers, pharmacies and allergies back as they were', async () => {
    await load([allergy('a1')]);
    const { body: patient } = await as('pharmacist')('GET', '/api/regimen/patient?patientId=ana');
    const rows = {
      prescribers: [prescriber('p1', { isPrimary: true, prescriberType: 'specialist' }), prescriber('p2')],
      pharmacies: [pharmacy],
    };
    await as('pharmacist')('PUT', '/api/regimen/patient', { ...patient, ...rows });
    const { body } = await as('pharmacist')('GET', '/api/regimen/patient/ana/fhir');
    expect(faultsOf(body)).toEqual([]);
    const { records } = imported(body, 'EMTM');
    const [first, second] = records;
    expect(first?.record).toMatchObject({
      _id: 'ana',
      name: patient['name'],
      prescribers: rows.prescribers,
      pharmacies: [pharmacy],
    });
    expect(second?.record).toMatchObject({ _id: 'a1', reaction: allergy('a1').record['reaction'] });
  });

  it('brings lists of medications back as their sources told them, with their dates', async () => {
    const row = (index: number, name: string, rest: JsonObject = {}) => ({
      uuid: `00000000-0000-4000-8000-00000000000${index}`,
      ...{ name, directions: '1 tablet daily', ...rest },
    });
    const told = { indication: 'Blood pressure', prescriber: 'Dr. Ash' };
    const lists = [
      [
        'prescriber',
        '2026-10-01',
        [
          row(1, 'Zinc 50 mg tablet', {
            ...told,
            coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', value: '42' }],
          }),
          row(2, 'Honey', {
            dosage: { text: '1 tablet daily', dose: '1', unit: 'tablet', frequency: 'daily' },
          }),
        ],
      ],
      ['pharmacy', '2026-10-02', [row(3, 'Iron 5 mg tablet', { ...told, lastFill: '2026-10-02' })]],
      ['claims', '2026-10-03', [row(4, 'Folic acid 1 mg tablet', { lastFill: '2026-09-30' })]],
      ['caregiver', '2026-10-04', [row(5, 'אספירין 100', told)]],
    ] as const;
    const records = lists.map(([source, asOf, medications]) => ({
      ...{ _id: `list-${source}`, type: 'patient.reconciliation', subject: 'ana' },
      ...{ list: 'unreconciled', source, asOf, medications: [...medications] },
    }));
    await load(records.map((record) => ({ entity: 'reconciliation', record })));
    const { body } = await as('pharmacist')('GET', '/api/regimen/patient/ana/fhir');
    expect(faultsOf(body)).toEqual([]);
    const back = imported(body, 'EMTM').records.filter(({ entity }) => entity === 'reconciliation');
    const byId = (a: JsonObject, b: JsonObject) => String(a['_id']).localeCompare(String(b['_id']), 'en');
    expect(back.map(({ record }) => record).toSorted(byId)).toEqual(records.toSorted(byId));
  });

  it('holds typed directions in their words and in parts, and a reconciliation reads both out of it', async () => {
    const typed = medication('zinc', 'Zinc 50 mg tablet', {
      asTyped: '1 tab (50mg) po bid',
      dosageInstructions: {
        ...{
          dose: '1',
          unit: 'tablet',
          inAll: '50 mg',
          frequency: 'twice-daily',
          route: { Id: '1', Name: 'Oral' },
        },
      },
      asTaken: 'Take 2 tablets by mouth once daily',
      takenInParts: {
        ...{ dose: '2', unit: 'tablet', frequency: 'daily', route: { Id: '1', Name: 'Oral' } },
        text: 'Take 2 tablets by mouth once daily',
      },
      takenAsTyped: '2 tabs po qd',
    });
    const changed = medication('iron', 'Iron 65 mg tablet', {
      asTyped: '1 tab qd',
      dosageInstructions: {
        dose: '3',
        unit: 'tablet',
        frequency: 'daily',
        text: 'Take 3 tablets once daily',
      },
    });
    await load([typed, changed]);
    const { body } = await as('pharmacist')('GET', '/api/regimen/patient/ana/fhir');
    expect(faultsOf(body)).toEqual([]);
    const entries = body['entry'] as unknown as readonly { readonly resource: JsonObject }[];
    const statement = (id: string) => entries.find(({ resource }) => resource['id'] === id)?.resource;
    const twice = { repeat: { frequency: 2, period: 1, periodUnit: 'd' } };
    expect(statement('zinc')).toMatchObject({
      dosage: [{ text: '2 tabs po qd', doseAndRate: [{ doseQuantity: { value: 2 } }] }],
      contained: [{ dosageInstruction: [{ text: '1 tab (50mg) po bid', timing: twice }] }],
    });
    expect(statement('iron')).toMatchObject({
      dosage: [{ text: 'Take 3 tablets once daily', doseAndRate: [{ doseQuantity: { value: 3 } }] }],
      note: [{ text: 'Typed as: 1 tab qd' }],
    });
    const text = JSON.stringify(body);
    const read = await as('pharmacist')('POST', '/api/reconciliation/read', { text, subject: 'ana' });
    expect(read.body['rows']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ name: 'Zinc 50 mg tablet', directions: '2 tabs po qd' },
          dosage: expect.objectContaining({ dose: '2', unit: 'tablet', frequency: 'daily' }),
        }),
      ]),
    );
  });

  it('holds the medication list and completed reconciliations, and an import leaves both alone', async () => {
    const uuid = '00000000-0000-4000-8000-000000000009';
    const zinc = medication('zinc', 'Zinc 50 mg tablet').record;
    const ended = { date: '2026-10-20', reason: 'side-effect', note: 'Nausea' };
    await load([
      {
        entity: 'medication',
        record: {
          ...zinc,
          ...{ asTaken: '1 tablet on Sundays', startDate: '2026-01-02', prescriber: 'Dr. Ash' },
          dosageInstructions: { text: 'Take 1 tablet daily', dose: '1', unit: 'tablet', frequency: 'daily' },
        },
      },
      { entity: 'medication', record: { ...medication('iron', 'Iron').record, discontinued: ended } },
      {
        entity: 'reconciliation',
        record: {
          ...{ _id: 'done', type: 'patient.reconciliation', subject: 'ana', list: 'reconciled' },
          ...{ completedAt: '2026-10-20T10:00:00Z', completedBy: 'Penny Pharmacist' },
          medications: [
            { uuid, name: 'Iron', status: 'DISCONTINUED', reason: 'side-effect', records: ['iron'] },
          ],
        },
      },
    ]);
    const { body } = await as('pharmacist')('GET', '/api/regimen/patient/ana/fhir');
    expect(faultsOf(body)).toEqual([]);
    const entries = body['entry'] as unknown as readonly { fullUrl: string; resource: JsonObject }[];
    const statement = (id: string) => entries.find(({ resource }) => resource['id'] === id);
    expect(statement('zinc')?.resource).toMatchObject({
      ...{ resourceType: 'MedicationStatement', status: 'active' },
      effectivePeriod: { start: '2026-01-02' },
      dosage: [{ text: '1 tablet on Sundays' }],
      contained: [
        {
          requester: { display: 'Dr. Ash' },
          dosageInstruction: [{ timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } } }],
        },
      ],
    });
    expect(statement('iron')?.resource).toMatchObject({
      status: 'stopped',
      statusReason: [{ text: 'Side effect' }],
      effectivePeriod: { end: '2026-10-20' },
      note: [{ text: 'Nausea' }],
    });
    expect(statement(uuid)?.resource).toMatchObject({
      status: 'stopped',
      derivedFrom: [{ reference: statement('iron')?.fullUrl }],
    });
    expect(statement('done')?.resource).toMatchObject({
      ...{ resourceType: 'List', mode: 'snapshot', date: '2026-10-20T10:00:00Z' },
      source: { display: 'Penny Pharmacist' },
      entry: [
        {
          flag: { coding: [{ system: 'urn:regimen:medication-statuses', code: 'DISCONTINUED' }] },
          item: { reference: statement(uuid)?.fullUrl },
        },
      ],
    });
    const { records, leftOut } = imported(body, 'EMTM');
    expect(records.map(({ entity }) => entity)).toEqual(['patient']);
    expect(leftOut).toContainEqual(expect.objectContaining({ what: 'List', count: 2 }));
    expect(leftOut).toContainEqual(expect.objectContaining({ what: 'MedicationStatement', count: 3 }));
  });
});
