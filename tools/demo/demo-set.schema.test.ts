import { describe, expect, it } from 'vitest';
import type { Rule } from '../../engine/core/product/entity.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { checkRecord, checkValue, entityOf } from '../../engine/core/validation/validate.ts';
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

describe('the check of a demonstration patient', () => {
  it('evaluates 26 expressions on average, and no more', () => {
    let evaluations = 0;
    const counted = <Made extends Rule['test'] | NonNullable<Rule['guard']>>(expression: Made): Made => ({
      ...expression,
      evaluate: (scope) => {
        evaluations += 1;
        return expression.evaluate(scope);
      },
    });
    const patient = entityOf(product, 'patient');
    const rules = patient.rules.map(
      ({ test, guard, ...rule }): Rule => ({
        ...rule,
        test: counted(test),
        ...(guard !== undefined && { guard: counted(guard) }),
      }),
    );
    const scope = { now: `${referenceDay}T12:00:00Z`, today: referenceDay, records: {} };
    for (const value of patients.values())
      checkValue({ product, entity: { ...patient, rules }, value, scope });
    expect(Math.round(evaluations / patients.size)).toBeLessThanOrEqual(26);
  });
});
