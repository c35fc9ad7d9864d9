import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creatinineClearance, idealWeight } from './creatinine-clearance.ts';

const figures = {
  ...{ inches: 0.39, leastHeight: 12, greatestHeight: 108, leastCreatinine: 0.1, greatestCreatinine: 75 },
  ...{ years: 140, divisor: 72, female: 0.85 },
  ...{ idealMale: 50, idealFemale: 45.5, idealInch: 2.3, idealBase: 60 },
};
const adults = fc.record({
  age: fc.integer({ min: 18, max: 139 }),
  sex: fc.constantFrom('female', 'male'),
  height: fc.double({ min: 30, max: 100, noNaN: true }),
  heightUnit: fc.constant('in'),
  creatinine: fc.double({ min: 0.1, max: 15, noNaN: true }),
});

it('falls with age and creatinine, and rises with height', () => {
  fc.assert(
    fc.property(adults, (input) => {
      const clearance = creatinineClearance(input, figures) ?? Number.NaN;
      const other = (change: object) => creatinineClearance({ ...input, ...change }, figures) ?? 0;
      expect(clearance).toBeGreaterThan(0);
      expect(other({ age: input.age + 1 })).toBeLessThan(clearance);
      expect(other({ creatinine: input.creatinine * 2 })).toBeCloseTo(clearance / 2, 6);
      expect(other({ height: input.height + 1 })).toBeGreaterThanOrEqual(clearance);
    }),
  );
});

it('takes the weight of sixty inches for who is smaller', () => {
  expect(idealWeight({ sex: 'female', height: 58, heightUnit: 'in' }, figures)).toBe(45.5);
  expect(idealWeight({ sex: 'male', height: 60, heightUnit: 'in' }, figures)).toBe(50);
  expect(idealWeight({ sex: 'male', height: 61, heightUnit: 'in' }, figures)).toBe(52.3);
});

describe('the clearance is blank', () => {
  const input = { age: 72, sex: 'male', height: 70, heightUnit: 'in', creatinine: 1.2 };

  it.each([
    ...[{ age: undefined }, { age: 17 }, { age: 140 }, { age: 0 }, { age: -1 }, { age: Number.NaN }],
    ...[{ creatinine: undefined }, { creatinine: 0 }, { creatinine: -1 }, { creatinine: Number.NaN }],
    ...[
      { height: undefined },
      { height: 0 },
      { heightUnit: 'mi' },
      { height: 6 },
      { height: 109 },
      { creatinine: 0.05 },
      { creatinine: 120 },
      { sex: '' },
      { sex: 'constructor' },
    ],
  ])('for %j', (change) => {
    expect(creatinineClearance({ ...input, ...change }, figures)).toBeUndefined();
  });

  it('for nobody else', () => {
    expect(creatinineClearance(input, figures)).toBeCloseTo(57.45, 1);
    expect(creatinineClearance({ ...input, age: 18 }, figures)).toBeGreaterThan(0);
    expect(creatinineClearance({ ...input, age: 139 }, figures)).toBeGreaterThan(0);
  });
});
