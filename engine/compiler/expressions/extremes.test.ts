import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { band } from '../../core/expressions/runtime.ts';
import { evaluate } from './expression.fixture.ts';

const blanks = fc.constantFrom(null, '', undefined);

/** Computes the expected minimum and maximum: the first and the last of all present values in sorted order. */
function extremesOf<Value>(
  values: readonly Value[],
  isThere: (value: Value) => boolean,
  order: (a: Value, b: Value) => number,
) {
  const there = values.filter(isThere).toSorted(order);
  return { min: there[0], max: there.at(-1) };
}

const byNumber = (a: number, b: number) => a - b;
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

describe('min and max', () => {
  it('of numbers leave out what is missing or no number, and are blank where nothing is left', () => {
    const pages = fc.oneof(fc.integer({ min: -50, max: 50 }), blanks, fc.constant('many'));
    fc.assert(
      fc.property(fc.array(pages, { maxLength: 6 }), (all) => {
        const self = { copies: all.map((each) => ({ pages: each })) };
        const numbers = all.filter((each) => typeof each === 'number');
        const expected = extremesOf(numbers, () => true, byNumber);
        expect(evaluate('min(self.copies.map(c, c.pages))', { self })).toBe(expected.min);
        expect(evaluate('max(self.copies.map(c, c.pages))', { self })).toBe(expected.max);
      }),
    );
  });

  it('of texts leave out empty ones', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{0,3}$/), { maxLength: 6 }), (tags) => {
        const expected = extremesOf(tags, (tag) => tag !== '', byText);
        expect(evaluate('min(self.tags)', { self: { tags } })).toBe(expected.min);
        expect(evaluate('max(self.tags)', { self: { tags } })).toBe(expected.max);
      }),
    );
  });

  it('of days and moments leave out what is none, and compare moments in one zone', () => {
    const self = { published: '2020-02-30', returnedAt: '2026-03-01T01:00:00+05:00' };
    expect(evaluate("max([self.published, date('2019-01-01')])", { self })).toBe('2019-01-01');
    expect(evaluate('min([self.returnedAt, now()])', { self })).toBe('2026-02-28T20:00:00.000Z');
    expect(evaluate("min([time('18:00'), time('09:30')])", { self })).toBe('09:30');
  });

  it('are values of the type of the items, so that they are compared and added like one', () => {
    const self = { copies: [{ pages: 3 }, { pages: 8 }] };
    expect(
      evaluate('max(self.copies.map(c, c.pages)) - min(self.copies.map(c, c.pages)) == 5', { self }),
    ).toBe(true);
    expect(evaluate('min(self.copies.map(c, c.pages)) > 0', { self: {} })).toBe(false);
    expect(() => evaluate('min(self.tags) == 3')).toThrow();
    expect(() => evaluate('min(self.title)')).toThrow();
  });
});

describe('a band', () => {
  it('has its ends inside or outside, as they are written', () => {
    const bands = [
      { code: 'low', through: 10 },
      { code: 'middle', above: 10, below: 20 },
      { code: 'high', from: 20 },
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (half) => {
        const value = half / 2;
        expect(band(bands, value)).toBe(value <= 10 ? 'low' : value < 20 ? 'middle' : 'high');
      }),
    );
  });
});

describe('sum and avg', () => {
  it('of numbers leave out what is missing or no number; of nothing the sum is 0 and the mean blank', () => {
    const pages = fc.oneof(fc.integer({ min: -50, max: 50 }), blanks, fc.constant('many'));
    fc.assert(
      fc.property(fc.array(pages, { maxLength: 6 }), (all) => {
        const self = { copies: all.map((each) => ({ pages: each })) };
        const numbers = all.filter((each) => typeof each === 'number');
        const total = numbers.reduce((sum, each) => sum + each, 0);
        expect(evaluate('sum(self.copies.map(c, c.pages))', { self })).toBe(total);
        const mean = numbers.length === 0 ? undefined : total / numbers.length;
        expect(evaluate('avg(self.copies.map(c, c.pages))', { self })).toBe(mean);
      }),
    );
  });

  it('are numbers to every expression around them, and take nothing but lists', () => {
    const self = { copies: [{ pages: 2 }, { pages: 5 }] };
    expect(evaluate('sum(self.copies.map(c, c.pages)) > 6.5', { self })).toBe(true);
    expect(evaluate('round(avg(self.copies.filter(c, c.pages > 3).map(c, c.pages)), 1)', { self })).toBe(5);
    expect(() => evaluate('sum(self.title)')).toThrow();
    expect(() => evaluate("sum(self.copies.map(c, c.pages)) == 'seven'")).toThrow();
  });
});
