import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiledLibrary } from '../../compiler/library.fixture.ts';
import type { Rule } from '../product/entity.ts';
import { expression, scope } from '../testing/scope.ts';
import { checkRecord, entityOf } from './validate.ts';

const library = await compiledLibrary(
  {
    path: 'schemas/loan/loan.rules.json',
    from: '"messages": {',
    to: '"messages": { "": { "required": "Say when: {label} is missing" },',
  },
  {
    path: 'schemas/loan/loan.rules.json',
    from: '"rules": [',
    to: `"rules": [
      { "id": "loan.until", "at": "/until", "require": "!self.isReturned", "message": "@required-field" },
      {
        "id": "loan.borrower-stays", "at": "/borrower", "severity": "warning",
        "when": "!blank(old.borrower) && self.borrower != old.borrower", "message": "Is this the same loan?"
      },`,
  },
);

const good = { type: 'author.book', title: 'Orlando' };
const loan = { id: 'a', borrower: 'Ann', from: '2026-03-01', until: '2026-03-20' };

function check(value: unknown, old?: unknown) {
  return checkRecord({ product: library, entity: 'book', value, old, scope });
}

describe('the check of a record', () => {
  it('finds nothing in a good record', () => {
    expect(check({ ...good, loans: [loan] })).toEqual([]);
  });

  it('takes blank for absent', () => {
    expect(check({ ...good, title: '  ' })).toEqual([
      { at: '/title', code: 'required', message: 'Required', severity: 'error' },
    ]);
    expect(check({ ...good, isbn: '' })).toEqual([]);
  });

  it('words a problem with the template of its place, then that of the product', () => {
    expect(check({ ...good, isbn: '12' })).toMatchObject([
      { at: '/isbn', code: 'pattern', message: 'An ISBN has 13 digits' },
    ]);
    expect(check({ ...good, title: 'x'.repeat(81) })).toMatchObject([
      { at: '/title', code: 'maxLength', message: 'At most 80 characters' },
    ]);
  });

  it('words what is missing in an object with the template of the object', () => {
    expect(check({ ...good, loans: [{ id: 'a', borrower: 'Ann', isReturned: true }] })).toMatchObject([
      { at: '/loans/0/from', code: 'required', message: 'Say when: From is missing' },
    ]);
  });

  it('points at the property that nobody knows', () => {
    expect(check({ ...good, weight: 1 })).toMatchObject([
      { at: '/weight', code: 'unknown-field', message: 'This field is not known.' },
    ]);
  });

  it('names rows by their index and asks every rule on every row', () => {
    const rows = [
      loan,
      { ...loan, id: 'b', until: '2026-02-28' },
      { id: 'c', borrower: 'Cy', from: '2026-03-03' },
    ];
    expect(check({ ...good, loans: rows })).toEqual([
      { at: '/loans/2/until', code: 'required', message: 'Until is required', severity: 'error' },
      { at: '/loans/1/until', code: 'loan.order', message: 'A loan ends after it begins', severity: 'error' },
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
    const problems = check({ ...good, loans: [{ ...loan, until: 'soon' }] });
    expect(problems).toMatchObject([{ at: '/loans/0/until', code: 'format' }]);
  });

  it('compares a row with its stored version by key, wherever it moved to', () => {
    const old = { ...good, loans: [{ ...loan, id: 'x', borrower: 'Xan' }, loan] };
    expect(check({ ...good, loans: [loan] }, old)).toEqual([]);
    expect(check({ ...good, loans: [{ ...loan, borrower: 'Zoe' }] }, old)).toMatchObject([
      { at: '/loans/0/borrower', code: 'loan.borrower-stays', severity: 'warning' },
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
