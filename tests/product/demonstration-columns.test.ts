import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { product } from '../../generated/product.ts';
import { firstRecords } from '../../tools/demo/demo-set.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { today } from './harness/records.ts';

const api = '/api/regimen';
const { searches, codes, tabs } = product;

const searched = ['patient', 'interaction', 'scheduled-interaction', 'review', 'medication'];

/**
 * Columns of queues that search rows contain; other columns come from rows of users' actions, and of further calls.
 */
const columns = (tabs['priority-queues']?.table?.columns ?? [])
  .map(({ field }) => field)
  .filter((field) => searches['patient']?.hit.includes(field));

/** Records that queues read, of enough patients to check sorting. */
const shown = firstRecords(product.info.slug, new Date(`${today}T12:00:00Z`))
  .map(({ entity, record }) => ({ entity, record }))
  .filter(
    ({ entity, record }) =>
      (searched.includes(entity) && numberOf(record) <= 110) ||
      ['organization', 'project', 'user'].includes(entity),
  );

function numberOf(record: JsonObject): number {
  const [, number] = /^demo-patient-(\d+)/.exec(String(record['_id'])) ?? [];
  return Number(number);
}

const sorts = (codes['queue-sorts']?.codes ?? []).map(({ code }) => code);

describe('the demonstration on its first day', () => {
  const { as, load, settled } = useProductGateway();

  it('has the oldest first in the queue that says so [DASH-24]', async () => {
    await load(shown);
    await settled();
    const { record = {} } =
      firstRecords(product.info.slug, new Date(`${today}T12:00:00Z`)).find(
        ({ record: queue }) => queue['name'] === 'Over 80, oldest first',
      ) ?? {};
    const { filters, sorting } = record as JsonObject;
    const { body } = await as('pharmacist')('POST', `${api}/queue/run`, {
      filters,
      sort: sorting,
      size: 150,
    });
    const born = (body['hits'] as readonly JsonObject[]).map((hit) => String(hit['dob']));
    expect(born.length).toBeGreaterThan(5);
    expect(born).toEqual(born.toSorted());
  });

  it('shows something in every column of a queue and in every sort of one [DASH-09] [DASH-24]', async () => {
    await load(shown);
    await settled();
    const run = await as('pharmacist')('POST', `${api}/queue/run`, {
      filters: [],
      sort: [{ by: 'lname' }],
      size: 150,
    });
    const hits = run.body['hits'] as readonly JsonObject[];
    const valuesOf = (field: string) => hits.map((hit) => hit[field]).filter((value) => value !== undefined);
    expect(columns.length).toBeGreaterThan(20);
    expect(columns.filter((field) => valuesOf(field).length < 4)).toEqual([]);
    expect(sorts.length).toBeGreaterThan(15);
    const few = ['sex', 'org'];
    const alike = sorts.filter((by) => new Set(valuesOf(by)).size < (few.includes(by) ? 1 : 3));
    expect(alike).toEqual([]);
    const dues = valuesOf('due_date').map(String);
    expect(dues.some((day) => day < today) && dues.some((day) => day > today)).toBe(true);
  }, 120_000);
});
