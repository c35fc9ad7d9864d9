import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, pageButtons, pageCount, pageRange, pagingText } from './paging.ts';

describe('pages of a table', () => {
  it.each([
    [{ total: 12, page: 1, pageSize: 5 }, 'Showing 1 to 5 of 12 entries'],
    [{ total: 12, page: 3, pageSize: 5 }, 'Showing 11 to 12 of 12 entries'],
    [{ total: 0, page: 1, pageSize: 5 }, 'Showing 0 to 0 of 0 entries'],
    [{ total: 12, page: 1, pageSize: 0 }, 'Showing 1 to 12 of 12 entries'],
  ])('say which rows they show: %j [SHELL-18]', (paging, text) => {
    expect(pagingText(paging)).toBe(text);
  });

  it('go back to the last one when the last row of a page goes [FAULT-65]', () => {
    expect(clampPage({ total: 10, page: 3, pageSize: 5 })).toBe(2);
    expect(clampPage({ total: 0, page: 3, pageSize: 5 })).toBe(1);
    expect(clampPage({ total: 10, page: -1, pageSize: 5 })).toBe(1);
  });

  it.each([
    [1, [1, 2, 3, 4, 5, 'gap']],
    [6, ['gap', 4, 5, 6, 7, 8, 'gap']],
    [12, ['gap', 8, 9, 10, 11, 12]],
  ] as const)(
    'have buttons around page %i, with gaps for those left out [SHELL-20] [SHELL-21]',
    (page, buttons) => {
      expect(pageButtons({ total: 60, page, pageSize: 5 }, 5)).toEqual(buttons);
    },
  );

  it('have a button for the shown page, never more than allowed, and show every row once', () => {
    const numbers = {
      total: fc.nat(500),
      page: fc.integer({ min: 1, max: 60 }),
      pageSize: fc.integer({ min: 1, max: 20 }),
    };
    fc.assert(
      fc.property(fc.record(numbers), fc.integer({ min: 1, max: 12 }), (paging, most) => {
        const run = pageButtons(paging, most).filter((button) => button !== 'gap');
        expect(run).toContain(clampPage(paging));
        expect(run.length).toBe(Math.min(most, pageCount(paging)));
        const { first, last } = pageRange(paging);
        expect(last - first).toBeLessThan(paging.pageSize);
        const ranges = Array.from({ length: pageCount(paging) }, (_, index) =>
          pageRange({ ...paging, page: index + 1 }),
        );
        expect(ranges.at(-1)?.last).toBe(paging.total);
        for (const [index, range] of ranges.entries()) {
          if (index > 0) expect(range.first).toBe((ranges[index - 1]?.last ?? 0) + 1);
        }
      }),
    );
  });
});
