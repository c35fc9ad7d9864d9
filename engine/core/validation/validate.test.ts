import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../product/entity.ts';
import { expression, library, scope } from '../testing/library.ts';
import { checkRecord, entityOf } from './validate.ts';

const good = { title: 'Orlando', author: { first: 'Virginia', last: 'Woolf' } };
const loan = { id: 'a', reader: 'Ann', due: '2026-04-01', email: 'ann@example.test' };

function check(value: unknown, old?: unknown) {
  return checkRecord({ product: library, entity: 'book', value, old, scope });
}

describe('the check of a record', () => {
  it('finds nothing in a good record', () => {
    expect(check({ ...good, loans: [loan] })).toEqual([]);
  });

  it('takes blank for absent', () => {
    expect(check({ ...good, title: '  ' })).toEqual([
      { at: '/title', code: 'required', message: 'Title is required', severity: 'error' },
    ]);
    expect(check({ ...good, isbn: '' })).toEqual([]);
  });

  it('words a problem with the template of its place, then that of the product', () => {
    expect(check({ ...good, isbn: '12' })).toMatchObject([
      { at: '/isbn', code: 'pattern', message: 'Thirteen digits' },
    ]);
    expect(check({ ...good, title: 'x'.repeat(41) })).toMatchObject([
      { at: '/title', code: 'maxLength', message: 'At most 40 characters' },
    ]);
  });

  it('words what is missing in an object with the template of the object', () => {
    expect(check({ title: 'Orlando', author: { first: 'Virginia' } })).toMatchObject([
      { at: '/author/last', code: 'required', message: 'Who wrote it? Last Name is missing' },
    ]);
  });

  it('points at the property that nobody knows', () => {
    expect(check({ ...good, weight: 1 })).toMatchObject([
      { at: '/weight', code: 'unknown-field', message: 'Not known' },
    ]);
  });

  it('names rows by their index and asks every rule on every row', () => {
    const problems = check({ ...good, loans: [loan, { id: 'b', reader: 'Bob', due: '2026-03-03' }] });
    expect(problems).toEqual([
      {
        at: '/loans/1/due',
        code: 'loan.due-after-today',
        message: 'Due Date cannot be in the past',
        severity: 'error',
      },
      { at: '/loans/1/phone', code: 'required', message: 'Phone or e-mail is required', severity: 'error' },
    ]);
  });

  it('names what a rule has found, and is silent while it finds nothing', () => {
    const book = entityOf(library, 'book');
    const twice: Rule = {
      ...{ id: 'book.twice', on: '', at: '/title', severity: 'warning', kind: 'found' },
      message: '{label} is there: {found}',
      test: expression('siblings', ({ siblings }) => (siblings as readonly string[]).join(', ')),
    };
    const product = { ...library, entities: { book: { ...book, rules: [twice] } } };
    const checked = (siblings: readonly string[]) =>
      checkRecord({ product, entity: 'book', value: good, scope: { ...scope, siblings } });
    expect(checked([])).toEqual([]);
    expect(checked(['Orlando', 'orlando'])).toEqual([
      {
        ...{ at: '/title', code: 'book.twice', severity: 'warning' },
        message: 'Title is there: Orlando, orlando',
      },
    ]);
  });

  it('lets no rule speak about a place that the schema refuses already', () => {
    const problems = check({ ...good, loans: [{ ...loan, due: 'soon' }] });
    expect(problems).toMatchObject([{ at: '/loans/0/due', code: 'pattern' }]);
  });

  it('compares a row with its stored version by key, wherever it moved to', () => {
    const old = { ...good, loans: [{ ...loan, id: 'x', reader: 'Xan' }, loan] };
    expect(check({ ...good, loans: [loan] }, old)).toEqual([]);
    expect(check({ ...good, loans: [{ ...loan, reader: 'Zoe' }] }, old)).toMatchObject([
      { at: '/loans/0/reader', code: 'loan.reader-stays', severity: 'warning' },
    ]);
  });

  it('names an entity that the product does not have', () => {
    expect(() => entityOf(library, 'constructor')).toThrow(/has no entity "constructor"/);
  });

  it('survives any JSON, and says one thing of each kind about a place [FAULT-56]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const problems = check(value);
        const keys = problems.map(({ at, code }) => `${at} ${code}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
