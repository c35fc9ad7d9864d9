import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { noServices } from '../../screens/features/gateway/services.ts';
import type { RiskProvider, RiskQuestion } from '../../screens/features/risk/gateway/risk-provider.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { medication, patient } from './harness/records.ts';

describe('the score of what a patient takes now', () => {
  let riskOf: RiskProvider = noServices.riskOf;
  const services = { ...noServices, riskOf: (question: RiskQuestion) => riskOf(question) };
  const { as, load, query, settled, stored } = useProductGateway({ services });
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);

  beforeEach(async () => {
    riskOf = noServices.riskOf;
    await load([patient('ana', {}), patient('bo', {}), patient('cy', {})]);
  });

  /** Patients without a review, the riskiest first, with what the list shows of their scores. */
  const riskiestFirst = async () => {
    const { status, body } = await ask('POST', '/api/regimen/patient/search', {
      sort: [{ by: 'total_risk_score', descending: true }],
    });
    expect([status, body]).toEqual([200, expect.anything()]);
    const hits = body['hits'] as readonly JsonObject[];
    return hits
      .filter(({ id }) => ['ana', 'bo', 'cy'].includes(String(id)))
      .map(({ id, total_risk_score = null }) => [id, total_risk_score]);
  };
  const headerOf = async (id: string) =>
    (await ask('GET', `/api/regimen/patient/risk?patientId=${id}`)).body['score'];
  const save = async (record: JsonObject) => {
    const isNew = record['_rev'] === undefined;
    const saved = await ask(isNew ? 'POST' : 'PUT', '/api/regimen/medication', record);
    expect([saved.status, saved.body]).toEqual([isNew ? 201 : 200, expect.anything()]);
    await settled();
    return saved.body['record'] as JsonObject;
  };
  const take = (subject: string, full: string) => {
    const { _id, ...record } = medication('new', full, {}).record;
    return save({ ...record, subject });
  };
  const storedOf = async (id: string) => await stored(`risk-score-${id}`);
  const scoreIn = async (id: string) => (await riskiestFirst()).find(([found]) => found === id)?.[1];

  it('is found before the first review, the riskiest first, and is what the header says', async () => {
    await take('bo', 'Diphenhydramine 25 mg capsule');
    await take('ana', 'Lorazepam 1 mg tablet');
    expect(await riskiestFirst()).toEqual([
      ['bo', 7],
      ['ana', 4],
      ['cy', null],
    ]);
    expect([await headerOf('bo'), await headerOf('ana'), await headerOf('cy')]).toEqual([7, 4, null]);
  });

  it('is none, and no zero, once everything is stopped, whether or not the provider answers', async () => {
    const taken = await take('ana', 'Lorazepam 1 mg tablet');
    expect(await scoreIn('ana')).toBe(4);
    riskOf = () => Promise.reject(new Error('away'));
    await save({ ...taken, discontinued: { date: '2026-01-01', reason: 'cost' } });
    expect(await scoreIn('ana')).toBeNull();
    expect(await headerOf('ana')).toBeNull();
    expect(await storedOf('ana')).toMatchObject({ status: 'current', scores: {} });
  });

  it('stays with its date while the provider is away, says so, and is tried again', async () => {
    await take('ana', 'Lorazepam 1 mg tablet');
    const before = await storedOf('ana');
    expect(before).toMatchObject({ status: 'current', provider: 'Demonstration, not for clinical use' });
    riskOf = () => Promise.reject(new Error('away'));
    await take('ana', 'Diphenhydramine 25 mg capsule');
    expect(await scoreIn('ana')).toBe(4);
    expect(await storedOf('ana')).toMatchObject({
      status: 'failed',
      calculatedAt: before?.['calculatedAt'],
      scores: { total: 4 },
    });
    riskOf = noServices.riskOf;
    await query('update outbox set not_before = null where is_pending');
    await settled();
    expect(await scoreIn('ana')).toBe(await headerOf('ana'));
    expect(await storedOf('ana')).toMatchObject({ status: 'current', scores: { total: 11 } });
  });

  it('follows what is loaded, with one question for many changes, and what is removed', async () => {
    let asked = 0;
    riskOf = (question) => {
      asked += 1;
      return noServices.riskOf(question);
    };
    await load([
      medication('m1', 'Lorazepam 1 mg tablet'),
      medication('m2', 'Diphenhydramine 25 mg capsule'),
    ]);
    await settled();
    expect([await scoreIn('ana'), asked]).toEqual([11, 1]);
    const removed = await ask('PUT', '/api/regimen/medication', {
      ...(await stored('m2')),
      deleted: true,
    });
    expect([removed.status, removed.body]).toEqual([200, expect.anything()]);
    await settled();
    expect(await scoreIn('ana')).toBe(4);
  });
});
