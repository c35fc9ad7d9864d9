import { describe, expect, it } from 'vitest';
import { storedPath } from './stored-path.ts';

const keyedArrays = { '/loans': 'id', '/loans/*/notes': 'no' };
const old = { title: 'Orlando', loans: [{ id: 'a', notes: [{ no: 1 }, { no: 2 }] }, { id: 'b' }] };

function placeOf(at: string, value: unknown): string {
  return storedPath({ keyedArrays, value, old, at });
}

describe('the place in the stored version', () => {
  it('is the same outside of lists', () => {
    expect(placeOf('/title', { title: 'Flush' })).toBe('/title');
    expect(placeOf('', {})).toBe('');
  });

  it('follows a row by its key to where it stood', () => {
    const moved = { loans: [{ id: 'b' }, { id: 'a' }] };
    expect(placeOf('/loans/0', moved)).toBe('/loans/1');
    expect(placeOf('/loans/1/due', moved)).toBe('/loans/0/due');
  });

  it('follows rows within rows', () => {
    const moved = { loans: [{ id: 'x' }, { id: 'a', notes: [{ no: 2 }] }] };
    expect(placeOf('/loans/1/notes/0/text', moved)).toBe('/loans/0/notes/1/text');
  });

  it('is past the end for a row that is new', () => {
    expect(placeOf('/loans/0/due', { loans: [{ id: 'new' }] })).toBe('/loans/-/due');
  });

  it('takes no stored row for a new one that has no key yet', () => {
    expect(placeOf('/loans/0/due', { loans: [{ due: 'soon' }] })).toBe('/loans/-/due');
  });

  it('finds rows that never got a key by their index', () => {
    const value = { loans: [{ due: 'soon' }] };
    expect(storedPath({ keyedArrays, value, old: value, at: '/loans/0/due' })).toBe('/loans/0/due');
  });

  it('finds rows of a list without keys by their index', () => {
    expect(placeOf('/tags/3', { tags: [] })).toBe('/tags/3');
  });
});
