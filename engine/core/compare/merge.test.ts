import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiledLibrary } from '../../compiler/library.fixture.ts';
import { jsonEqual } from '../json/equal.ts';
import { entityOf } from '../validation/validate.ts';
import { mergeRecords } from './merge.ts';

const { keyedArrays, fields } = entityOf(await compiledLibrary(), 'book');

function merge(base: unknown, mine: unknown, theirs: unknown) {
  return mergeRecords({ keyedArrays, fields, base, mine, theirs });
}

const base = {
  title: 'Orlando',
  author: { first: 'Virginia', last: 'Woolf' },
  tags: ['novel'],
  loans: [
    { id: 'a', borrower: 'Ann', until: '1' },
    { id: 'b', borrower: 'Bob', until: '2' },
  ],
};
const [ann, bob] = base.loans;

describe('the merge of two changes', () => {
  it('takes changes of different fields from both sides', () => {
    const { merged, conflicts } = merge(
      base,
      { ...base, title: 'Orlando: A Biography' },
      { ...base, author: { ...base.author, first: 'V.' } },
    );
    expect(conflicts).toEqual([]);
    expect(merged).toEqual({
      ...base,
      title: 'Orlando: A Biography',
      author: { first: 'V.', last: 'Woolf' },
    });
  });

  it('reports two changes of one field and keeps mine [FAULT-01]', () => {
    const { merged, conflicts } = merge(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' });
    expect(merged['title']).toBe('Mine');
    expect(conflicts).toEqual([
      { at: '/title', title: 'Title', base: 'Orlando', mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  it('lets two people edit different rows of a list', () => {
    const mine = { ...base, loans: [{ ...ann, until: '11' }, bob] };
    const theirs = { ...base, loans: [ann, { ...bob, until: '22' }] };
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged['loans']).toEqual([
      { ...ann, until: '11' },
      { ...bob, until: '22' },
    ]);
  });

  it('takes a row for one thing: different fields of the same row collide too [FAULT-03]', () => {
    const mine = { ...base, loans: [{ ...ann, until: '11' }, bob] };
    const theirs = { ...base, loans: [{ ...ann, borrower: 'Anna' }, bob] };
    const { conflicts } = merge(base, mine, theirs);
    expect(conflicts.map(({ at, title }) => ({ at, title }))).toEqual([
      { at: '/loans/0/borrower', title: 'Borrower' },
      { at: '/loans/0/until', title: 'Until' },
    ]);
  });

  it('reports an edit of a row that the other side removed, either way round [FAULT-04]', () => {
    const edited = { ...base, loans: [{ ...ann, until: '11' }, bob] };
    const removed = { ...base, loans: [bob] };
    expect(merge(base, edited, removed).conflicts).toMatchObject([{ at: '/loans/0', theirs: undefined }]);
    expect(merge(base, removed, edited).conflicts).toMatchObject([{ mine: undefined }]);
  });

  it('removes a row that only one side removed, and keeps what both sides added', () => {
    const mine = { ...base, loans: [ann, bob, { id: 'm', borrower: 'Mia' }] };
    const theirs = { ...base, loans: [bob, { id: 't', borrower: 'Tom' }] };
    const { merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect((merged['loans'] as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual([
      'b',
      't',
      'm',
    ]);
  });

  it('keeps the order of whoever moved rows', () => {
    const { merged } = merge(base, { ...base, loans: [bob, ann] }, { ...base, title: 'Theirs' });
    expect(merged['loans']).toEqual([bob, ann]);
  });

  it('compares a list without keys as a whole', () => {
    expect(merge(base, { ...base, tags: ['a'] }, { ...base, tags: ['b'] }).conflicts).toMatchObject([
      { at: '/tags' },
    ]);
    expect(merge(base, { ...base, tags: ['a'] }, base).merged['tags']).toEqual(['a']);
  });

  it('takes keys of prototypes for mere data [FAULT-56]', () => {
    const odd = (text: string) => JSON.parse(text) as unknown;
    const { merged, conflicts } = merge({}, odd('{"__proto__":{"a":1}}'), odd('{"constructor":{"b":2}}'));
    expect(conflicts).toEqual([]);
    expect(JSON.stringify(merged)).toBe('{"__proto__":{"a":1},"constructor":{"b":2}}');
    const rows = (text: string) => ({ loans: [odd(text)] });
    const collision = merge(
      rows('{"id":"a"}'),
      rows('{"id":"a","constructor":"x"}'),
      rows('{"id":"a","borrower":"R"}'),
    );
    expect(collision.conflicts).toMatchObject([
      { at: '/loans/0/constructor', theirs: undefined },
      { at: '/loans/0/borrower' },
    ]);
  });
});

const text = fc.constantFrom('x', 'y', 'z');
const row = fc.record(
  { id: fc.constantFrom('a', 'b', 'c', 'd'), borrower: text, until: text },
  { requiredKeys: ['id'] },
);
const record = fc.record(
  {
    title: text,
    author: fc.record({ first: text, last: text }, { requiredKeys: [] }),
    tags: fc.array(text, { maxLength: 2 }),
    loans: fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 4 }),
  },
  { requiredKeys: [] },
);

describe('any merge', () => {
  it('yields the one changed version when only one side changed', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(merge(before, after, before)).toEqual({ merged: after, conflicts: [] });
        expect(merge(before, before, after)).toEqual({ merged: after, conflicts: [] });
        expect(merge(before, after, after)).toEqual({ merged: after, conflicts: [] });
      }),
    );
  });

  it('sees a conflict from either side, and never loses a change without one', () => {
    fc.assert(
      fc.property(record, record, record, (before, mine, theirs) => {
        const one = merge(before, mine, theirs);
        const other = merge(before, theirs, mine);
        expect(one.conflicts.length > 0).toBe(other.conflicts.length > 0);
        if (one.conflicts.length > 0) return;
        for (const name of ['title', 'tags'] as const) {
          const changed = jsonEqual(mine[name], before[name]) ? theirs[name] : mine[name];
          expect(one.merged[name]).toEqual(changed);
        }
        const idsOf = (value: unknown) =>
          ((value ?? []) as readonly { readonly id: string }[]).map(({ id }) => id);
        for (const id of idsOf(mine.loans)) {
          if (!idsOf(before.loans).includes(id)) expect(idsOf(one.merged['loans'])).toContain(id);
        }
      }),
    );
  });
});
