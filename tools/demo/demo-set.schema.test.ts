import { describe, expect, it } from 'vitest';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { checkRecord } from '../../engine/core/validation/validate.ts';
import { product } from '../../generated/product.ts';
import { demoRecords } from './demo-set.ts';
import { referenceDay } from './reference-day.ts';

const records = demoRecords(product.info.slug);
const patients = new Map(
  records.filter(({ entity }) => entity === 'patient').map(({ record }) => [record['_id'], record]),
);

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

describe('the demonstration set under the compiled schemas', () => {
  it('obeys every schema and rule on its reference day', () => {
    const problems = records.flatMap(({ entity, record }) => {
      const patient = patients.get(record['subject']) ?? record;
      const scope = { now: `${referenceDay}T12:00:00Z`, today: referenceDay, records: { patient } };
      return checkRecord({ product, entity, value: record, isLoad: true, scope })
        .filter(isError)
        .map((problem) => ({
          id: record['_id'],
          ...problem,
        }));
    });
    expect(problems).toEqual([]);
  });
});
