import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, type Verbatim, withoutBlanks } from './blank.ts';

describe('blank values', () => {
  it.each([undefined, null, '', ' \t\n', [], {}, { a: '', b: { c: null } }])(
    'are those with nothing to read: %j',
    (value) => {
      expect(isBlank(value)).toBe(true);
    },
  );

  it.each([false, 0, 'x', [''], { a: { b: 0 } }])('are none that say something: %j', (value) => {
    expect(isBlank(value)).toBe(false);
  });

  it('are dropped from objects while rows keep their places and texts are trimmed', () => {
    const typed = {
      title: '  Orlando ',
      isbn: '',
      author: { first: ' ' },
      tags: ['', ' a '],
      loans: [{ due: '' }],
    };
    expect(withoutBlanks(typed)).toEqual({ title: 'Orlando', tags: ['', 'a'], loans: [{}] });
  });

  it('are kept where they say something: all of it to the letter, or a null', () => {
    const verbatim = new Map<string, Verbatim>([
      ['note', { keeps: 'null', parts: new Map() }],
      ['slip', { keeps: 'value', parts: new Map() }],
      [
        'rows',
        { parts: new Map([['*', { parts: new Map([['note', { keeps: 'null', parts: new Map() }]]) }]]) },
      ],
    ]);
    const typed = {
      note: null,
      slip: { text: ' a ', none: null, list: [], gone: undefined },
      rows: [{ note: null, other: null }, { note: ' ' }],
      other: null,
    };
    expect(withoutBlanks(typed, { parts: verbatim })).toEqual({
      note: null,
      slip: { text: ' a ', none: null, list: [] },
      rows: [{ note: null }, {}],
    });
  });

  it('keep keys of prototypes as mere data [FAULT-56]', () => {
    const parsed: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":"x"}');
    const tidy = withoutBlanks(parsed);
    expect(JSON.stringify(tidy)).toBe('{"__proto__":{"polluted":true},"constructor":"x"}');
    expect({}).not.toHaveProperty('polluted');
  });

  it('are gone after one pass: a second one changes nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const once = withoutBlanks(value);
        expect(withoutBlanks(once)).toEqual(once);
        expect(isBlank(once)).toBe(isBlank(value));
      }),
    );
  });

  it('gives back a part itself in which nothing is to be dropped or trimmed', () => {
    const tidy = { name: 'Ann', rows: [{ id: 'a' }, {}], count: 0 };
    expect(withoutBlanks(tidy)).toBe(tidy);
    expect(withoutBlanks({ tidy, note: ' ' })).toEqual({ tidy });
    expect(withoutBlanks({ tidy, note: ' ' }).tidy).toBe(tidy);
  });

  it('keeps a property that is called __proto__ a property [FAULT-56]', () => {
    const given = JSON.parse('{"a":" ","__proto__":{"b":1}}') as object;
    const tidied = withoutBlanks(given);
    expect(Object.keys(tidied)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(tidied)).toBe(Object.prototype);
  });
});
