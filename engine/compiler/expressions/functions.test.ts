import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUp } from '../../core/expressions/runtime.ts';
import { evaluate } from './expression.fixture.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Computes the day some months later; the first of the following month where the month is too short. */
function monthsLater(from: string, months: number): string {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10) < from
    ? from
    : cut(year, month - 1 + months, date);
}

function cut(year: number, month: number, date: number): string {
  const whole = new Date(Date.UTC(year, month, date));
  const isInMonth = whole.getUTCDate() === date;
  const at = isInMonth ? whole : new Date(Date.UTC(year, month + 1, 1));
  return at.toISOString().slice(0, 10);
}

describe('monthsBetween', () => {
  it('counts the months that are full, as adding them one by one does', () => {
    fc.assert(
      fc.property(day, fc.nat(900), (from, days) => {
        const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        let full = 0;
        while (monthsLater(from, full + 1) <= to) full += 1;
        expect(evaluate(`monthsBetween(date('${from}'), date('${to}'))`)).toBe(full);
      }),
    );
  });

  it('has twelve in each year that is full, and is blank without both days', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        const years = evaluate(`yearsBetween(date('${from}'), date('${to}'))`) as number;
        const months = evaluate(`monthsBetween(date('${from}'), date('${to}'))`) as number;
        expect(Math.floor(months / 12)).toBe(years);
      }),
    );
    expect(evaluate('monthsBetween(old.published, today())')).toBeUndefined();
  });
});

describe('sqrt and pow', () => {
  it('are those of plain code, and blank where that has no number', () => {
    const number = fc.integer({ min: -40, max: 40 }).map((value) => value / 4);
    fc.assert(
      fc.property(number, number, (value, exponent) => {
        const known = (result: number) => (Number.isFinite(result) ? result : undefined);
        const self = { price: value, pages: exponent };
        expect(evaluate('sqrt(self.price)', { self })).toBe(known(Math.sqrt(value)));
        // Compares all but the last digits: V8 computes a power differently before and after it optimizes the code.
        const power = known(value ** exponent);
        const found = evaluate('pow(self.price, self.pages)', { self }) as number | undefined;
        expect(found === undefined).toBe(power === undefined);
        expect(Math.abs((found ?? 0) - (power ?? 0))).toBeLessThanOrEqual(Math.abs(power ?? 0) * 1e-12);
      }),
    );
    expect(evaluate('sqrt(old.price)')).toBeUndefined();
    expect(evaluate('pow(2.0, old.price)')).toBeUndefined();
  });
});

describe('count', () => {
  it('counts what is there', () => {
    const text = fc.constantFrom('a', 'b', '', ' ', null);
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (tags) => {
        const there = tags.filter((tag) => tag !== null && tag.trim() !== '');
        expect(evaluate('count(self.tags)', { self: { tags } })).toBe(there.length);
      }),
    );
  });
});

describe('latest', () => {
  it('is the item with the greatest value by that name, the last of several, and blank of nothing', () => {
    const item = fc.record({ pages: fc.option(fc.nat(5)), shelf: fc.constantFrom('A', 'B', 'C') });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (copies) => {
        const greatest = Math.max(...copies.map(({ pages }) => pages ?? -1));
        const expected = greatest < 0 ? undefined : copies.findLast(({ pages }) => pages === greatest);
        expect(evaluate("latest(self.copies, 'pages')", { self: { copies } })).toEqual(expected);
        expect(evaluate("latest(self.copies, 'pages').shelf", { self: { copies } })).toBe(
          expected?.shelf ?? '',
        );
      }),
    );
  });

  it('of a date is the latest by what is known of it, and never what has no day', () => {
    const on = (...seen: readonly string[]) =>
      evaluate("latest(self.copies, 'seen')", { self: { copies: seen.map((each) => ({ seen: each })) } });
    expect(on('2026-10-15', '2019-05-01T09:00:00-05:00', '2026-11', '2027')).toEqual({ seen: '2026-10-15' });
    expect(on('2026-01-02T01:00:00Z', '2026-01-01T23:00:00-05:00')).toEqual({
      seen: '2026-01-01T23:00:00-05:00',
    });
    expect(on('2026-11', '2027')).toBeUndefined();
  });

  it('knows the fields of the items', () => {
    expect(() => evaluate("latest(self.copies, 'shlf')")).toThrow('have no field "shlf"');
    expect(() => evaluate("latest(self.copies, 'lent')")).toThrow('There is no order in the field "lent"');
    expect(() => evaluate('latest(self.copies, self.title)')).toThrow('written out as a text');
    expect(() => evaluate("latest(self.copies, 'pages').shlf")).toThrow();
  });
});

describe('a number looked up in a table of ranges', () => {
  it('is that of the entry whose range it lies in', () => {
    const table = [
      { code: 'a', below: 3, number: 1 },
      { code: 'b', from: 3, through: 6, number: 2 },
      { code: 'c', above: 6, below: 9 },
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 }), (half) => {
        const value = half / 2;
        expect(lookUp(table, value)).toBe(value < 3 ? 1 : value <= 6 ? 2 : undefined);
      }),
    );
    expect(lookUp(table, undefined)).toBeUndefined();
  });
});
