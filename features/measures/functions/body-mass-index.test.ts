import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyMassIndex } from './body-mass-index.ts';

const figures = {
  ...{ factor: 703, pounds: 2.2, inches: 0.39 },
  ...{ leastHeight: 12, greatestHeight: 108, leastWeight: 2, greatestWeight: 1400 },
};
const weights = fc.double({ min: 3, max: 600, noNaN: true });
const heights = fc.double({ min: 31, max: 107, noNaN: true });

it('is 703 times pounds over inches squared', () => {
  fc.assert(
    fc.property(weights, heights, (weight, height) => {
      const body = { weight, weightUnit: 'lb', height, heightUnit: 'in' };
      expect(bodyMassIndex(body, figures)).toBeCloseTo((703 * weight) / (height * height), 6);
    }),
  );
});

it('is the same whatever units the same body is given in', () => {
  fc.assert(
    fc.property(weights, heights, (weight, height) => {
      const metric = bodyMassIndex({ weight, weightUnit: 'kg', height, heightUnit: 'cm' }, figures) ?? 0;
      const american = { weight: weight * 2.2, weightUnit: 'lb', height: height * 0.39, heightUnit: 'in' };
      const meters =
        bodyMassIndex({ weight, weightUnit: 'kg', height: height / 100, heightUnit: 'm' }, figures) ?? 0;
      expect(bodyMassIndex(american, figures) ?? 0).toBeCloseTo(metric, 6);
      expect(meters / metric).toBeCloseTo(1, 6);
    }),
  );
});

it('takes twelve inches for a foot and a hundred centimeters for a meter', () => {
  const inches = bodyMassIndex({ weight: 180, weightUnit: 'lb', height: 72, heightUnit: 'in' }, figures);
  expect(bodyMassIndex({ weight: 180, weightUnit: 'lb', height: 6, heightUnit: 'ft' }, figures)).toBe(inches);
});

it('is blank for what cannot be, never infinite', () => {
  const odd = fc.constantFrom(undefined, 0, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e-320);
  fc.assert(
    fc.property(odd, fc.constantFrom('in', 'cm', 'ell', '__proto__'), (height, heightUnit) => {
      expect(bodyMassIndex({ weight: 150, weightUnit: 'lb', height, heightUnit }, figures)).toBeUndefined();
    }),
  );
  expect(
    bodyMassIndex({ weight: 150, weightUnit: 'st', height: 70, heightUnit: 'in' }, figures),
  ).toBeUndefined();
});

it.each([
  [1, 'lb', 70, 'in'],
  [0.5, 'kg', 70, 'in'],
  [1401, 'lb', 70, 'in'],
  [150, 'lb', 6, 'in'],
  [150, 'lb', 5.8, 'in'],
  [150, 'lb', 1.75, 'cm'],
  [150, 'lb', 175, 'm'],
  [150, 'lb', 109, 'in'],
])('is blank for %d %s and %d %s, which nobody has', (weight, weightUnit, height, heightUnit) => {
  expect(bodyMassIndex({ weight, weightUnit, height, heightUnit }, figures)).toBeUndefined();
});
