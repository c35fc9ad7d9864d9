import { describe, expect, it } from 'vitest';
import { patched } from './json-patch.ts';

describe('a patched document', () => {
  it('has what was added, at its place in a list or at the end of one', () => {
    const steps = [
      { op: 'add', path: '/list/1', value: 'b' },
      { op: 'add', path: '/list/-', value: 'd' },
      { op: 'add', path: '/name', value: { first: 'Ada' } },
    ] as const;
    expect(patched({ list: ['a', 'c'] }, steps)).toEqual({
      list: ['a', 'b', 'c', 'd'],
      name: { first: 'Ada' },
    });
  });

  it('loses what was removed, and holds what replaced another value', () => {
    const before = { list: ['a', 'b', 'c'], 'a/b': 1, kept: true };
    const steps = [
      { op: 'remove', path: '/list/2' },
      { op: 'remove', path: '/list/0' },
      { op: 'replace', path: '/a~1b', value: 2 },
    ] as const;
    expect(patched(before, steps)).toEqual({ list: ['b'], 'a/b': 2, kept: true });
    expect(before.list).toEqual(['a', 'b', 'c']);
  });

  it('begins with nothing and may end with nothing', () => {
    expect(patched(undefined, [{ op: 'add', path: '', value: { a: 1 } }])).toEqual({ a: 1 });
    expect(patched({ a: 1 }, [{ op: 'remove', path: '' }])).toBeUndefined();
  });
});
