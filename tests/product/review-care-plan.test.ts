import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { fhirFaults } from './harness/fhir-faults.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, prescriber } from './harness/records.ts';

const recommendation = {
  ...{ id: 'a', category: 'unsafe', action: 'stop', medications: ['Diphenhydramine <25 mg> & more'] },
  ...{ includeInPrescriber: true, includeInMap: true, prescriber: 'p1', privateNote: 'Nobody reads this.' },
  ...{ prescriberText: 'Please stop it.', rationale: 'Strongly anticholinergic.' },
  ...{ patientTopic: 'Your sleeping pill', patientAction: 'Ask for another one.' },
  prescriberResponse: { status: { snowMedCode: '385645004' }, date: '2026-11-10', comment: 'Done.' },
  patientResponse: { status: { snowMedCode: 'accepted-with-change' } },
};

const review = (id: string, rest: JsonObject = {}) => ({
  entity: 'review',
  record: {
    ...{ _id: id, type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-11-02' },
    ...{ reviewType: 'Medication Safety Review (MSR)', workflowIteration: 1, currentYear: 2026 },
    ...{ published: true, publishedDate: '2026-11-03T09:00:00Z', author: 'Pat Farmer' },
    riskScoresNormalized: { total: 24 },
    currentMedications: [{ _id: 'm1', medication: { name: { full: 'Diphenhydramine 25 mg' } } }],
    allergies: [{ _id: 'x1', status: 'active', substance: { text: 'Penicillin' } }],
    recommendations: [recommendation, { id: 'b', category: 'cost', prescriberText: 'Secret draft.' }],
    note: 'Only for authors.',
    ...rest,
  },
});

describe('a review as a Pharmacist eCare Plan', () => {
  const { as, fetch, load, query } = useProductGateway();
  const exported = (id: string, who = 'pharmacist') => as(who)('GET', `/api/regimen/review/${id}/care-plan`);
  const entriesOf = ({ body }: { readonly body: JsonObject }) =>
    body['entry'] as readonly { readonly fullUrl: string; readonly resource: JsonObject }[];
  const resourcesOf = (answer: { readonly body: JsonObject }, type: string) =>
    entriesOf(answer)
      .map(({ resource }) => resource)
      .filter(({ resourceType }) => resourceType === type);

  beforeEach(() =>
    load([patient('ria', { prescribers: [prescriber('p1'), prescriber('p2')] }), review('r1')]),
  );

  it('is a document that the JSON schema of FHIR R4 accepts, and refers to what it holds alone', async () => {
    const answer = await exported('r1');
    expect(answer.status).toBe(200);
    expect(fhirFaults(answer.body)).toEqual([]);
    const urls = entriesOf(answer).map(({ fullUrl }) => fullUrl);
    expect(new Set(urls).size).toBe(urls.length);
    const references = [...JSON.stringify(answer.body).matchAll(/"reference":"([^"]+)"/g)].map(
      ([, url]) => url,
    );
    expect(references.filter((url) => !urls.includes(String(url)))).toEqual([]);
    expect(entriesOf(answer)[0]?.resource).toMatchObject({
      ...{ resourceType: 'Composition', status: 'final', date: '2026-11-03T09:00:00Z' },
      type: { coding: [{ system: 'http://loinc.org', code: '52521-2' }] },
    });
    expect((await exported('r1')).body).toEqual(answer.body);
  });

  it('has problems as concerns, the patient’s part as goals, the prescriber’s as interventions, answers as outcomes', async () => {
    const answer = await exported('r1');
    const [composition] = resourcesOf(answer, 'Composition');
    const typeOf = new Map(
      entriesOf(answer).map(({ fullUrl, resource }) => [fullUrl, resource['resourceType']]),
    );
    const sections = composition?.['section'] as readonly { title: string; entry: { reference: string }[] }[];
    expect(
      sections.map(({ title, entry }) => [title, ...entry.map(({ reference }) => typeOf.get(reference))]),
    ).toEqual([
      ['Health Concerns', 'Condition'],
      ['Goals', 'Goal'],
      ['Interventions', 'ServiceRequest'],
      ['Outcomes', 'Observation', 'Observation', 'Observation'],
      ['Medications', 'MedicationStatement'],
      ['Allergies', 'AllergyIntolerance'],
    ]);
    expect(resourcesOf(answer, 'Goal')).toMatchObject([{ description: { text: 'Ask for another one.' } }]);
    expect(resourcesOf(answer, 'ServiceRequest')).toMatchObject([
      {
        intent: 'proposal',
        code: { coding: [{ code: 'stop' }], text: 'Stop a medication' },
        note: [{ text: 'Please stop it.' }],
      },
    ]);
    expect(
      resourcesOf(answer, 'Observation').map(({ valueCodeableConcept }) => valueCodeableConcept),
    ).toEqual([
      {
        coding: [
          {
            ...{ system: 'urn:regimen:codes:response-codes', code: 'accepted-with-change' },
            display: 'Accepted with a change',
          },
        ],
        text: 'Accepted with a change',
      },
      { coding: [{ system: 'http://snomed.info/sct', code: '385645004' }], text: 'Accepted' },
      undefined,
    ]);
    const text = JSON.stringify(answer.body);
    expect(text).toContain('&lt;25 mg&gt; &amp; more');
    expect(text).not.toMatch(/Nobody reads this|Secret draft|Only for authors/);
  });

  it('is of a review that the user may see, and leaves its trace', async () => {
    expect((await exported('r1', 'outsider')).status).toBe(404);
    expect((await exported('none')).status).toBe(404);
    const { rows } = await query("select id from audit where action = 'export'");
    expect(rows).toEqual([]);
    await exported('r1');
    const traces = await query("select id, subject from audit where action = 'export'");
    expect(traces.rows).toEqual([{ id: 'r1', subject: 'ria' }]);
  });

  it('says of a draft that it is preliminary', async () => {
    const { publishedDate: _none, ...draft } = review('r2', { published: false, draft: true }).record;
    await load([{ entity: 'review', record: draft }]);
    const answer = await exported('r2');
    expect(fhirFaults(answer.body)).toEqual([]);
    expect(resourcesOf(answer, 'Composition')).toMatchObject([{ status: 'preliminary' }]);
    expect(answer.body['timestamp']).toEqual(expect.any(String));
  });

  it('has every section where there is nothing to say, and 200 recommendations', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...recommendation, id: `n${index}` }));
    await load([
      review('r3', { recommendations: [], currentMedications: [], allergies: [], riskScoresNormalized: {} }),
      review('r4', { recommendations: many }),
    ]);
    const empty = await exported('r3');
    expect(fhirFaults(empty.body)).toEqual([]);
    expect(JSON.stringify(resourcesOf(empty, 'Composition')).match(/None/g)).toHaveLength(6);
    const whole = await exported('r4');
    expect(resourcesOf(whole, 'Goal')).toHaveLength(200);
    const imported = await as('pharmacist')('POST', '/api/regimen/review/care-plan', {
      ...{ patientId: 'ria', carePlan: whole.body },
    });
    expect([imported.status, imported.body['message']]).toEqual([201, undefined]);
  });

  it('is imported again without loss of what it says: recommendations, answers, their order and whom they address', async () => {
    const all: readonly JsonObject[] = [
      recommendation,
      {
        ...{
          id: 'c',
          problem: 'Caregiver support',
          action: 'educate',
          includeInPrescriber: false,
          includeInMap: true,
        },
        ...{ patientTopic: 'Your pill box', patientResponse: { status: { snowMedCode: '443390004' } } },
      },
      {
        ...{ id: 'd', category: 'cost', includeInPrescriber: true, includeInMap: false, prescriber: 'p2' },
        ...{
          prescriberText: 'A generic?',
          prescriberResponse: { status: { snowMedCode: '385643006' }, way: 'fax' },
        },
      },
    ];
    await load([review('r5', { recommendations: all })]);
    const carePlan = (await exported('r5')).body;
    const answer = await as('pharmacist')('POST', '/api/regimen/review/care-plan', {
      ...{ patientId: 'ria', carePlan },
    });
    expect([answer.status, answer.body['message']]).toEqual([201, undefined]);
    const { record } = answer.body as { readonly record: JsonObject };
    const addressed = all.map(({ privateNote: _private, ...rest }) => rest);
    expect(record).toMatchObject({ draft: true, published: false, subject: 'ria' });
    expect(record['recommendations']).toEqual(addressed);
  });

  it('is saved as a file that names nobody, and leaves its trace', async () => {
    const answer = await fetch(
      new Request('http://gateway.test/api/regimen/review/r1/care-plan/file', {
        headers: { Authorization: `Bearer ${tokenFor('demo|pharmacist')}` },
      }),
    );
    expect(answer.headers.get('content-type')).toBe('application/fhir+json');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="care-plan.json"');
    const plan: unknown = await answer.json();
    const { rows } = await query("select id from audit where action = 'export'");
    expect(rows).toEqual([{ id: 'r1' }]);
    expect(plan).toEqual((await exported('r1')).body);
  });

  it('is refused for somebody else, and by whoever may not write', async () => {
    const carePlan = (await exported('r1')).body;
    const send = (who: string, patientId: string, sent: JsonObject = carePlan) =>
      as(who)('POST', '/api/regimen/review/care-plan', { patientId, carePlan: sent });
    await load([patient('rob', { dob: '1970-01-01' })]);
    expect((await send('pharmacist', 'rob')).status).toBe(422);
    expect((await send('pharmacist', 'ria', { resourceType: 'Bundle', entry: [1, null, {}] })).status).toBe(
      422,
    );
    expect((await send('pharmacist', 'olga')).status).toBe(404);
    expect((await send('admin', 'ria')).status).toBe(403);
  });
});
