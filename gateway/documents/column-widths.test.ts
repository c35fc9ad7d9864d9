import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

const wish = fc.record({
  share: fc.integer({ min: 1, max: 5 }),
  title: fc.integer({ min: 10, max: 90 }),
  cells: fc.integer({ min: 10, max: 900 }),
});

describe('the widths of the columns of a table', () => {
  it('fill the width, and tear no word of a title where all have room', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 6 }), (columns) => {
        const widths = columnWidths(columns, 504);
        expect(widths.reduce((sum, each) => sum + each, 0)).toBeCloseTo(504);
        if (columns.reduce((sum, { title }) => sum + title, 0) <= 504)
          for (const [index, { title }] of columns.entries())
            expect(widths[index]).toBeGreaterThanOrEqual(title - 1e-6);
      }),
    );
  });

  it('follow the shares where every word has room', () => {
    const narrow = { title: 20, cells: 20 };
    expect(
      columnWidths(
        [
          { share: 3, ...narrow },
          { share: 1, ...narrow },
        ],
        400,
      ),
    ).toEqual([300, 100]);
  });

  it('take from the shares of others for a long word, but not more than they can spare', () => {
    const [first, second] = columnWidths(
      [
        { share: 1, title: 20, cells: 5_000 },
        { share: 1, title: 20, cells: 20 },
      ],
      400,
    );
    expect(first).toBeGreaterThan(210);
    expect(second).toBeGreaterThanOrEqual(150);
  });
});
