import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, decimalText, isExactly, isMultipleOf, power, roundTo } from './decimal.ts';

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

  it('is every decimal with as many decimals as the step, and none with one more', () => {
    const decimals = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.integer(), decimals, fc.integer({ min: 1, max: 9 }), (count, decimals, further) => {
        const step = Number(`1e-${decimals}`);
        expect(isMultipleOf(Number(`${count}e-${decimals}`), step)).toBe(true);
        expect(isMultipleOf(Number(`${count}${further}e-${decimals + 1}`), step)).toBe(false);
      }),
    );
  });
});

describe('a calculation with decimals', () => {
  it.each([
    ['+', 0.1, 0.2, 0.3],
    ['-', 0.3, 0.1, 0.2],
    ['*', 0.1, 3, 0.3],
    ['*', 1.1, 1.1, 1.21],
    ['/', 0.3, 0.1, 3],
    ['/', 1, 3, 1 / 3],
    ['/', 5, 2, 2.5],
    ['%', 0.3, 0.1, 0],
    ['%', -5.5, 2, -1.5],
    ['+', 1e21, 1, 1e21],
    ['*', 1e-300, 1e300, 1],
    ['/', 1e300, 1e-300, Number.POSITIVE_INFINITY],
    ['*', 1e308, 10, Number.POSITIVE_INFINITY],
    ['/', 1, 0, Number.NaN],
    ['%', 0.5, 0, Number.NaN],
  ] as const)('reads %2$d %1$s %3$d as people do', (sign, left, right, result) => {
    expect(calculate(sign, left, right)).toBe(result);
  });

  it('is that of whole numbers of the smallest unit, as of microgrammes for milligrammes', () => {
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
    const spelt = (units: number, decimals: number) => Number(`${units}e-${decimals}`);
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 6 }), (a, b, decimals) => {
        const [one, other] = [spelt(a, decimals), spelt(b, decimals)];
        expect(calculate('+', one, other)).toBe(spelt(a + b, decimals));
        expect(calculate('-', one, other)).toBe(spelt(a - b, decimals));
        expect(calculate('*', one, other)).toBeCloseTo(spelt(a * b, decimals * 2), 6);
        if (b !== 0) expect(calculate('/', one, other)).toBe(a / b + 0);
      }),
    );
  });

  it('is within one digit of the last for any numbers', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    const binary = { '+': (a: number, b: number) => a + b, '*': (a: number, b: number) => a * b };
    fc.assert(
      fc.property(any, any, fc.constantFrom('+' as const, '*' as const), (a, b, sign) => {
        const [exact, near] = [calculate(sign, a, b), binary[sign](a, b)];
        const room = Math.max(Math.abs(a), Math.abs(b), Math.abs(near)) * 2 ** -51;
        expect(exact === near || Math.abs(exact - near) <= room).toBe(true);
      }),
    );
  });
});

describe('a rounded number', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [1e-7, 2, 0],
    [5.551115123125783e-17, 2, 0],
    [1e21, 2, 1e21],
    [1250, -2, 1300],
    [0.1, 5, 0.1],
    [1250, -1e9, 0],
    [1250, 1e9, 1250],
  ])('%d to %d decimals is %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });
});

describe('a power', () => {
  it.each([
    [1.1, 2, 1.21],
    [0.1, 3, 0.001],
    [-1.5, 3, -3.375],
    [10, -2, 0.01],
    [0, 0, 1],
    [2, 0.5, Math.SQRT2],
    [1.0000001, 1e9, 1.0000001 ** 1e9],
    [1e300, 2, Number.POSITIVE_INFINITY],
    [0, -1, Number.NaN],
  ])('of %d raised by %d is %d', (value, exponent, raised) => {
    expect(power(value, exponent)).toBe(raised);
  });
});

describe('the text of a number', () => {
  it.each([
    [1e-7, '0.0000001'],
    [-2.5e-8, '-0.000000025'],
    [1.5e21, '1500000000000000000000'],
    [0.3, '0.3'],
    [-4, '-4'],
  ])('of %d has no exponent', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });

  it('is read as the same number again, whatever number it is', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = decimalText(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(value + 0);
        expect(isExactly(value, text)).toBe(true);
      }),
    );
  });

  it.each(['0.30000000000000000001', '9007199254740993', '0.1234567890123456789'])(
    '%s says more than a number keeps',
    (text) => {
      expect(isExactly(Number(text), text)).toBe(false);
    },
  );
});
