import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMultipleOf } from './multiple-of.ts';

describe('a multiple of a step', () => {
  it.each([
    [0.07, 0.01],
    [-19.99, 0.01],
    [0.3, 0.1],
    [1.1, 0.1],
    [0.0075, 0.0001],
    [90071992547409.91, 0.01],
    [1e308, 0.5],
    [1e300, 1e-300],
    [0, 0.01],
    [-4, 2],
  ])('is %d of %d, as people write both', (value, step) => {
    expect(isMultipleOf(value, step)).toBe(true);
  });

  it.each([
    [0.075, 0.01],
    [0.00751, 0.0001],
    [1e308, 0.123456789],
    [0.1 + 0.2, 0.1],
    [1e-7, 0.01],
    [3, 2],
    [1, 0],
    [0.5, 0],
    [Number.POSITIVE_INFINITY, 0.5],
    [Number.NaN, 0.5],
    [1, Number.POSITIVE_INFINITY],
  ])('is not %d of %d', (value, step) => {
    expect(isMultipleOf(value, step)).toBe(false);
  });

  it('is every decimal with as many places as the step, and none with one more', () => {
    const places = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.integer(), places, fc.integer({ min: 1, max: 9 }), (count, decimals, further) => {
        const step = Number(`1e-${decimals}`);
        expect(isMultipleOf(Number(`${count}e-${decimals}`), step)).toBe(true);
        expect(isMultipleOf(Number(`${count}${further}e-${decimals + 1}`), step)).toBe(false);
      }),
    );
  });
});
