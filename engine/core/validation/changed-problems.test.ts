import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newProblems } from './changed-problems.ts';
import type { Problem } from './problems.ts';

function problem(at: string, code = 'pattern'): Problem {
  return { at, code, message: 'Thirteen digits', severity: 'error' };
}

describe('the problems that an update brings', () => {
  it('leave out one that stands on a value that stays as it is', () => {
    const before = { value: { isbn: '12', title: 'Orlando' }, problems: [problem('/isbn')] };
    const after = { value: { isbn: '12', title: 'Flush' }, problems: [problem('/isbn')] };
    expect(newProblems({ before, after })).toEqual([]);
  });

  it('include one on a value that was changed and is still wrong', () => {
    const before = { value: { isbn: '12' }, problems: [problem('/isbn')] };
    const after = { value: { isbn: '13' }, problems: [problem('/isbn')] };
    expect(newProblems({ before, after })).toEqual([problem('/isbn')]);
  });

  it('include another problem of the same value', () => {
    const value = { isbn: '12' };
    const after = { value, problems: [problem('/isbn'), problem('/isbn', 'isbn.known')] };
    expect(newProblems({ before: { value, problems: [problem('/isbn')] }, after })).toEqual([
      problem('/isbn', 'isbn.known'),
    ]);
  });

  it('include one of a row whose other value was changed, since rules look at whole rows', () => {
    const before = { value: { loans: [{ due: 'x', reader: 'Ann' }] }, problems: [problem('/loans/0/due')] };
    const after = { value: { loans: [{ due: 'x', reader: 'Bob' }] }, problems: [problem('/loans/0/due')] };
    expect(newProblems({ before, after })).toEqual([problem('/loans/0/due')]);
  });

  it('leave out one of a row that only moved', () => {
    const [wrong, fine] = [{ due: 'x' }, { due: 'y' }];
    const before = { value: { loans: [wrong] }, problems: [problem('/loans/0/due')] };
    const after = { value: { loans: [fine, wrong] }, problems: [problem('/loans/1/due')] };
    expect(newProblems({ before, after })).toEqual([]);
  });

  it('are none when nothing was changed, and all when nothing was wrong before', () => {
    const at = fc.constantFrom('/title', '/isbn', '/loans/0', '/loans/0/due', '/loans/1/due');
    const problems = fc.array(fc.tuple(at, fc.constantFrom('required', 'pattern')));
    const loans = fc.array(fc.record({ due: fc.string() }), { minLength: 2, maxLength: 3 });
    const book = fc.record({ title: fc.string(), isbn: fc.string(), loans });
    fc.assert(
      fc.property(book, problems, (value, pairs) => {
        const checked = { value, problems: pairs.map(([place, code]) => problem(place, code)) };
        expect(newProblems({ before: checked, after: checked })).toEqual([]);
        expect(newProblems({ before: { value, problems: [] }, after: checked })).toEqual(checked.problems);
      }),
    );
  });
});
