import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { noServices } from '../../features/all/server/services.ts';
import type { RiskProvider, RiskQuestion } from '../../features/risk/server/risk-provider.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { medication, patient } from './harness/records.ts';

describe('the risk score of a review', () => {
  let riskOf: RiskProvider = noServices.riskOf;
  const questions: RiskQuestion[] = [];
  const services = {
    ...noServices,
    riskOf: (question: RiskQuestion) => {
      questions.push(question);
      return riskOf(question);
    },
  };
  const { as, load, query, settled } = useProductGateway({ services });
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);
  const draft = {
    ...{ type: 'patient.review', subject: 'ana', version: 2, reviewDate: '2026-11-20', workflowIteration: 1 },
    ...{
      currentYear: 2026,
      reviewType: 'Medication Safety Review (MSR)',
      draft: true,
      noRecommendations: true,
    },
  };
  const state: LoadRecord = patient('ana', {
    currentWorkflowState: { name: 'Ready for Medication Safety Review', year: 2026 },
  });

  beforeEach(async () => {
    riskOf = noServices.riskOf;
    await load([state, medication('m1', 'Lorazepam 1 mg tablet')]);
    // Waits for the score of the list after the load, so that all later questions concern reviews.
    await settled();
    questions.length = 0;
  });

  const save = async (review: JsonObject, method = 'PUT') => {
    const answer = await ask(method, '/api/regimen/review', { review });
    expect([answer.status, answer.body]).toEqual([method === 'POST' ? 201 : 200, expect.anything()]);
    return answer.body['record'] as JsonObject;
  };
  const read = async ({ _id }: JsonObject) =>
    (await ask('GET', `/api/regimen/review?reviewId=${String(_id)}`)).body;
  /** Runs all waiting tasks again immediately. */
  const again = async () => {
    await query('update outbox set not_before = null where is_pending');
    await settled();
  };

  it('holds no save up: a provider that does not answer leaves it being computed', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let isAsked = false;
    riskOf = async (question) => {
      isAsked = true;
      await answered;
      return noServices.riskOf(question);
    };
    const begun = await save(draft, 'POST');
    expect(begun).toMatchObject({ riskScoreStatus: 'computing' });
    const noted = await save({ ...begun, note: 'Meanwhile.' });
    await expect.poll(() => isAsked).toBe(true);
    answer();
    await settled();
    expect(await read(noted)).toMatchObject({
      ...{ note: 'Meanwhile.', riskScoreStatus: 'current' },
      riskScoresNormalized: { total: 4, faers: 1, sedative: 3 },
    });
    expect(JSON.stringify(questions)).not.toContain('"ana"');
  });

  it('is that of the medications of the snapshot, and reaches who writes on in an older version', async () => {
    const begun = await save(draft, 'POST');
    await load([medication('m2', 'Warfarin 5 mg tablet')]);
    await settled();
    // Expects one question for the snapshot, and one for the list, which now has both medications.
    expect(questions.map(({ medications }) => medications.length).toSorted()).toEqual([1, 2]);
    const written = await save({ ...begun, note: 'From the version without a score.' });
    expect(written).toMatchObject({ riskScoresNormalized: { total: 4 } });
    const published = await save({ ...begun, published: true });
    expect(published).toMatchObject({ published: true, riskScoresNormalized: { total: 4 } });
    const answered = await save({ ...published, riskScoresNormalized: { total: 50 } });
    expect(answered).toMatchObject({ riskScoresNormalized: { total: 4 } });
  });

  it('is that of the day of the review, or of its snapshot where a review that was brought in has no day', async () => {
    const { reviewDate: _lacking, ...brought } = draft;
    await load([{ entity: 'review', record: { ...brought, _id: 'brought' } }]);
    const refreshed = await save({ ...(await read({ _id: 'brought' })), refreshSnapshot: true });
    await save({ ...draft, reviewDate: '2024-02-29' }, 'POST');
    await settled();
    expect(questions.map(({ today }) => today).toSorted()).toEqual([
      '2024-02-29',
      String(refreshed['snapshotOn']).slice(0, 10),
    ]);
  });

  it('says that it could not be computed, and is tried again', async () => {
    riskOf = () => Promise.reject(new Error('away'));
    const begun = await save(draft, 'POST');
    await settled();
    await again();
    expect(await read(begun)).toMatchObject({ riskScoreStatus: 'failed', _rev: 2 });
    riskOf = async () => ({ score: 77, scores: { qt: 99, odd: 1 }, provider: 'Score Inc.' });
    await again();
    expect(await read(begun)).toMatchObject({
      ...{ riskScoreStatus: 'current', riskScoresNormalized: { total: 50, qt: 10 } },
    });
    expect(questions).toHaveLength(3);
  });

  it('is not asked for again where the snapshot was refreshed, removed, or brought a score', async () => {
    riskOf = () => Promise.reject(new Error('away'));
    const begun = await save(draft, 'POST');
    await settled();
    const refreshed = await save({ ...(await read(begun)), refreshSnapshot: true });
    riskOf = noServices.riskOf;
    await again();
    expect(await read(refreshed)).toMatchObject({ riskScoreStatus: 'current' });
    expect(questions).toHaveLength(2);
    const own = await save({ ...draft, riskScoresNormalized: { total: 33 } }, 'POST');
    await settled();
    expect(await read(own)).toMatchObject({
      riskScoreStatus: 'current',
      riskScoresNormalized: { total: 33 },
    });
    expect(questions).toHaveLength(2);
  });
});
