import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { product } from '../../generated/product.ts';
import { api, openStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

const safety = 'Ready for Medication Safety Review';
const draft = {
  ...{
    type: 'patient.review',
    version: 2,
    reviewDate: '2026-01-15',
    workflowIteration: 1,
    currentYear: 2026,
  },
  ...{ reviewType: 'Medication Safety Review (MSR)', draft: true },
};

const ask = (method: string, path: string, body?: unknown) =>
  stage.gateway.as('test|pharmacist')(method, path, body);
const save = async (method: 'POST' | 'PUT', review: JsonObject) => ask(method, `${api}/review`, { review });
const stored = ({ body }: { readonly body: JsonObject }) => body['record'] as JsonObject;

const medication = (subject: string, full: string, others: JsonObject = {}) => ({
  entity: 'medication',
  record: {
    ...{ _id: crypto.randomUUID(), type: 'patient.medication', subject, indication: 'Pain' },
    medication: { name: { full }, isCustom: true, tierLevel: 'N' },
    ...others,
  },
});

const allergy = (subject: string, text: string, isSideEffect: boolean) => ({
  entity: 'allergy',
  record: {
    ...{ _id: crypto.randomUUID(), type: 'patient.allergy', subject, isSideEffect, status: 'active' },
    substance: { text },
  },
});

const namesIn = (review: JsonObject) =>
  (review['currentMedications'] as readonly { medication: { name: { full: string } } }[]).map(
    (each) => each.medication.name.full,
  );

async function patientWith(
  ...records: readonly ((subject: string) => { entity: string; record: JsonObject })[]
) {
  const subject = await stage.patient(safety);
  await stage.gateway.load(records.map((recordOf) => recordOf(subject)));
  return subject;
}

describe('a review that is begun', () => {
  it('copies what the patient takes, what they do not bear and their score, and keeps it [MSR-04] [MSR-07]', async () => {
    const subject = await patientWith(
      (id) => medication(id, 'Ibuprofen 400 mg tablet'),
      (id) =>
        medication(id, 'Docusate 100 mg capsule', { discontinued: { date: '2026-01-02', reason: 'cost' } }),
      (id) => allergy(id, 'Penicillin', false),
      (id) => allergy(id, 'Ibuprofen', true),
    );
    const begun = await save('POST', { ...draft, subject });
    expect(begun.status).toBe(201);
    expect(stored(begun)).toMatchObject({
      ...{ version: 2, author: 'pharmacist Tester', snapshotOn: expect.any(String) },
      currentMedications: [{ _id: expect.any(String), _rev: 1 }],
      allergies: [{ substance: { text: 'Penicillin' } }],
      reportedSideEffects: [{ substance: { text: 'Ibuprofen' } }],
      riskScoreStatus: 'computing',
    });
    expect(namesIn(stored(begun))).toEqual(['Ibuprofen 400 mg tablet']);
    await stage.gateway.relay.settled();
    const scored = await ask('GET', `${api}/review?reviewId=${stored(begun)['_id']}`);
    expect(scored.body).toMatchObject({
      riskScoreStatus: 'current',
      riskScoresNormalized: { total: 1, faers: 1, acb: 0, sedative: 0, qt: 0, competitiveInhibition: 0 },
    });
    await stage.gateway.load([medication(subject, 'Aspirin 81 mg tablet')]);
    const worked = await save('PUT', { ...stored(begun), note: 'Asked about stomach pain.' });
    expect(namesIn(stored(worked))).toEqual(['Ibuprofen 400 mg tablet']);
    const refreshed = await save('PUT', { ...stored(worked), refreshSnapshot: true });
    expect(namesIn(stored(refreshed)).toSorted()).toEqual([
      'Aspirin 81 mg tablet',
      'Ibuprofen 400 mg tablet',
    ]);
    expect(stored(refreshed)).not.toHaveProperty('refreshSnapshot');
  });

  it('cannot be refreshed once it is published, and says why it was unpublished', async () => {
    const subject = await patientWith((id) => medication(id, 'Ibuprofen 400 mg tablet'));
    const begun = stored(await save('POST', { ...draft, subject, noRecommendations: true }));
    const published = stored(await save('PUT', { ...begun, published: true }));
    const late = await save('PUT', { ...published, refreshSnapshot: true });
    expect(late).toMatchObject({ status: 422, body: { problems: [{ code: 'published' }] } });
    const silent = await save('PUT', { ...published, published: false });
    expect(silent).toMatchObject({ status: 422, body: { problems: [{ at: '/unpublishReason' }] } });
    const withdrawn = await save('PUT', {
      ...published,
      published: false,
      unpublishReason: 'A dose was wrong.',
    });
    expect(stored(withdrawn)).toMatchObject({
      ...{ draft: true, published: false },
      unpublishes: [{ user: 'pharmacist', reason: 'A dose was wrong.', date: expect.any(String) }],
    });
    expect(stored(withdrawn)).not.toHaveProperty('unpublishReason');
  });

  it('is of nobody whom the author may not see', async () => {
    const subject = await stage.patient(safety);
    const foreign = await stage.gateway.as('test|stranger')('POST', `${api}/review`, {
      review: { ...draft, subject },
    });
    expect(foreign.status).toBe(404);
  });

  it('holds 200 recommendations, in the order that they are put into', async () => {
    const subject = await stage.patient(safety);
    const recommendations = Array.from({ length: 200 }, (_, index) => ({
      ...{ id: `r${index}`, prescriberText: `Recommendation ${index}`, includeInPrescriber: true },
    }));
    const begun = stored(await save('POST', { ...draft, subject, recommendations }));
    const reversed = await save('PUT', { ...begun, recommendations: recommendations.toReversed() });
    expect(stored(reversed)['recommendations']).toEqual(recommendations.toReversed());
    const published = await save('PUT', { ...stored(reversed), published: true, unaddressed: true });
    expect(published.status).toBe(200);
    expect(stored(published)['recommendations']).toHaveLength(200);
    expect(product.entities['review']?.keyedArrays).toMatchObject({ '/recommendations': 'id' });
  });
});
