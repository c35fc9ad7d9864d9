import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, queue } from './harness/records.ts';

const api = '/api/regimen';
const female = { statType: 'sex', queryType: 'term', term: 'female' };
const male = { statType: 'sex', queryType: 'term', term: 'male' };
const old = { statType: 'dob', queryType: 'range', gte: 80 };
const north = { statType: 'cohort', queryType: 'term', term: 'North' };
const gone = { statType: 'shoe_size', queryType: 'range', gte: 40 };
const or = { orPrevious: true };

/** Tests conditions joined by "or" within a list of conditions joined by "and". */
describe('the conditions of a queue', () => {
  const { as, load } = useProductGateway({ clock: () => new Date('2026-11-25T12:00:00Z') });

  /** Loads patients beside Ana and Nora, two women of 74 years. */
  beforeEach(() =>
    load([
      patient('old-man', { sex: 'male', dob: '1940-01-01' }),
      patient('young-man', { sex: 'male', dob: '1990-01-01' }),
      patient('northern', { sex: 'male', dob: '1990-01-01', metadata: { cohort: 'North' } }),
      patient('old-woman', { dob: '1940-01-01', metadata: { cohort: 'North' } }),
    ]),
  );

  const run = (body: JsonObject) => as('pharmacist')('POST', `${api}/queue/run`, body);
  const found = async (filters: readonly JsonObject[]) => {
    const { status, body } = await run({ filters });
    expect(status).toBe(200);
    return (body['hits'] as readonly JsonObject[]).map(({ id }) => String(id)).toSorted();
  };
  const effects = async (filters: readonly JsonObject[]) =>
    (await as('pharmacist')('POST', `${api}/queue/preview`, { filters })).body['conditions'];

  it('find whom one of those joined by “or” finds, and all of the others', async () => {
    expect(await found([old, { ...north, ...or }])).toEqual(['northern', 'old-man', 'old-woman']);
    expect(await found([male, old, { ...north, ...or }])).toEqual(['northern', 'old-man']);
    expect(await found([old, { ...north, ...or }, female])).toEqual(['old-woman']);
    expect(await found([{ ...old, ...or }, { ...north, ...or }, male])).toEqual(['northern', 'old-man']);
    expect(await found([female, { ...male, ...or }, old, { ...north, ...or }])).toHaveLength(3);
  });

  it('find whom one of several values is of, or whom none is of, with those who have no value', async () => {
    expect(await found([{ ...male, others: ['female'] }])).toHaveLength(6);
    expect(await found([{ ...male, not: true }])).toEqual(['ana', 'nora', 'old-woman']);
    expect(await found([{ ...male, not: true, others: ['female'] }])).toEqual([]);
    expect(await found([{ ...north, not: true }])).toEqual(['ana', 'nora', 'old-man', 'young-man']);
    expect(await found([{ statType: 'cohort', queryType: 'missing', not: true }])).toEqual([
      'northern',
      'old-woman',
    ]);
    const aged = { statType: 'dob', queryType: 'range', filterTerm: '36-50', others: ['81-90'] };
    expect(await found([aged])).toEqual(['old-man', 'old-woman', 'young-man', 'northern'].toSorted());
    expect(await found([{ ...aged, not: true }])).toEqual(['ana', 'nora']);
    const reviewed = { statType: 'last_review', queryType: 'range', filterTerm: '60-plus-days' };
    expect(await found([reviewed])).toEqual([]);
    expect(await found([{ ...reviewed, others: ['none'] }])).toHaveLength(6);
    expect(
      await found([
        { ...north, not: true },
        { ...old, ...or },
      ]),
    ).toHaveLength(5);
    expect(
      await effects([
        { ...male, others: ['female'] },
        { ...north, not: true },
      ]),
    ).toEqual([{ removes: 0 }, { removes: 2 }]);
    expect(await effects([{ ...aged, others: ['gone'] }])).toEqual([
      { problem: 'This choice is no longer available.' },
    ]);
  });

  it('say what a group removes, and whom each alternative brings that no other one finds', async () => {
    expect(await effects([old, { ...north, ...or }])).toEqual([{ removes: 3 }, { adds: 1 }]);
    expect(await effects([old, { ...north, ...or }, { ...male, ...or }, male])).toEqual([
      { removes: 0 },
      { adds: 0 },
      { adds: 1 },
      { removes: 1 },
    ]);
  });

  it('are stored with their joints, and found so when the queue is run and counted', async () => {
    const body = { queue: { name: 'Groups', organizationId: 'EMTM', filters: [old, { ...north, ...or }] } };
    const saved = await as('pharmacist')('POST', `${api}/queue`, body);
    expect(saved.status).toBe(201);
    const id = String(saved.body['id']);
    expect((await run({ queueId: id })).body['total']).toBe(3);
    const counts = await as('pharmacist')('GET', `${api}/queues/counts?ids=${id}`);
    expect(counts.body).toEqual({ counts: { [id]: 3 } });
  });

  it('are left out as a group where one of them cannot be judged any more, and named', async () => {
    await load([
      queue('broken', { name: 'B', userId: 'user-pharmacist', filters: [male, old, { ...gone, ...or }] }),
    ]);
    expect((await run({ queueId: 'broken' })).body).toMatchObject({ total: 3, leftOut: ['shoe_size'] });
    expect(await effects([male, old, { ...gone, ...or }])).toEqual([
      { removes: 3 },
      {},
      { problem: 'This statistic is no longer available.' },
    ]);
  });

  it('are at most 20, alternatives included, wherever they come from', async () => {
    const many = (count: number) => Array.from({ length: count }, () => female);
    const whole = { name: 'Many', organizationId: 'EMTM', filters: many(200) };
    const saved = await as('pharmacist')('POST', `${api}/queue`, { queue: whole });
    expect(saved.status).toBe(422);
    expect(saved.body['problems']).toEqual([
      expect.objectContaining({ at: '/filters', message: 'At most 20 allowed' }),
    ]);
    expect((await as('pharmacist')('POST', `${api}/queue/preview`, { filters: many(200) })).status).toBe(422);
    expect((await run({ filters: many(200) })).status).toBe(422);
    const any = Array.from({ length: 20 }, () => ({ field: 'sex', term: 'male' }));
    expect((await run({ filters: [{ any }, { any }, { any }] })).status).toBe(422);
    expect((await run({ filters: [{ any: [] }] })).status).toBe(422);
    expect((await run({ filters: [{ any: [{ any }] }] })).status).toBe(422);
    const terms = Array.from({ length: 21 }, () => 'male');
    expect((await run({ filters: [{ field: 'sex', terms }] })).status).toBe(422);
    expect((await run({ filters: [{ field: 'sex', terms: [] }] })).status).toBe(422);
    expect((await run({ filters: [{ field: 'sex', term: 'male', terms }] })).status).toBe(422);
    expect((await run({ filters: [{ field: 'sex', term: 'male', not: 'yes' }] })).status).toBe(422);
    const others = terms.slice(1);
    expect(
      (
        await as('pharmacist')('POST', `${api}/queue`, {
          queue: { name: 'Values', organizationId: 'EMTM', filters: [{ ...male, others }] },
        })
      ).status,
    ).toBe(422);
    expect((await run({ filters: [{ any }] })).body['total']).toBe(3);
  });
});
