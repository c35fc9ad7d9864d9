import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '../json/blank.ts';
import { compareValues, sortRows } from './sorting.ts';

const byYear = { by: 'year', descending: false };

describe('sorting rows', () => {
  it('sorts by size, and texts without regard to case', () => {
    expect(sortRows([{ year: 10 }, { year: 9 }], [byYear])).toEqual([{ year: 9 }, { year: 10 }]);
    const names = [{ name: 'beta' }, { name: 'Alpha' }, { name: 'ALBA' }];
    expect(sortRows(names, [{ by: 'name', descending: false }]).map(({ name }) => name)).toEqual([
      'ALBA',
      'Alpha',
      'beta',
    ]);
  });

  it('reads numbers within texts as numbers', () => {
    expect(compareValues('Shelf 9', 'Shelf 10')).toBeLessThan(0);
  });

  it('looks inside of objects', () => {
    const rows = [{ author: { last: 'Woolf' } }, { author: { last: 'Eliot' } }];
    expect(sortRows(rows, [{ by: 'author.last', descending: false }])[0]?.author.last).toBe('Eliot');
  });

  it('goes by the second order where the first finds rows equal', () => {
    const rows = [
      { year: 1, no: 1 },
      { year: 1, no: 2 },
      { year: 0, no: 3 },
    ];
    const sorted = sortRows(rows, [byYear, { by: 'no', descending: true }]);
    expect(sorted.map(({ no }) => no)).toEqual([3, 2, 1]);
  });

  it('takes zero and false for values, not for blanks [FAULT-65]', () => {
    const rows = [{ year: undefined }, { year: 0 }, { year: -1 }];
    expect(sortRows(rows, [byYear]).map(({ year }) => year)).toEqual([-1, 0, undefined]);
    const flags = [{ lent: null }, { lent: true }, { lent: false }];
    const sorted = sortRows(flags, [{ by: 'lent', descending: false }]);
    expect(sorted.map(({ lent }) => lent)).toEqual([false, true, null]);
  });

  it('keeps every row, puts blanks last in either direction and equal rows in their order [FAULT-65]', () => {
    const year = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });
    const rows = fc.array(year).map((years) => years.map((value, no) => ({ year: value, no })));
    fc.assert(
      fc.property(rows, fc.boolean(), (unsorted, descending) => {
        const sorted = sortRows(unsorted, [{ by: 'year', descending }]);
        expect(sorted.map(({ no }) => no).toSorted((a, b) => a - b)).toEqual(unsorted.map(({ no }) => no));
        for (const [index, row] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next === undefined || isBlank(next.year)) continue;
          expect(isBlank(row.year)).toBe(false);
          const difference = ((row.year ?? 0) - (next.year ?? 0)) * (descending ? -1 : 1);
          expect(difference < 0 || (difference === 0 && row.no < next.no)).toBe(true);
        }
      }),
    );
  });

  it('leaves the list that it was given as it was', () => {
    const rows = Object.freeze([{ year: 2 }, { year: 1 }]);
    sortRows(rows, [byYear]);
    expect(rows).toEqual([{ year: 2 }, { year: 1 }]);
  });
});
