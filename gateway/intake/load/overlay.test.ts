import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { overlay } from './overlay.ts';

const entity = { keyedArrays: { '/authors': 'id' } };

describe('a part of a record over what was there', () => {
  it('replaces what it says and leaves the rest', () => {
    const base = { title: 'Emma', shelf: { row: 1, place: 2 }, tags: ['a', 'b'] };
    expect(overlay(entity, base, { shelf: { row: 3 }, tags: ['c'] })).toEqual({
      title: 'Emma',
      shelf: { row: 3, place: 2 },
      tags: ['c'],
    });
  });

  it('replaces rows by their key, and takes none away', () => {
    const base = {
      authors: [
        { id: '1', first: 'Jane', last: 'A' },
        { id: '2', last: 'B' },
      ],
    };
    const part = {
      authors: [
        { id: '3', last: 'C' },
        { id: '1', last: 'Austen' },
      ],
    };
    expect(overlay(entity, base, part)).toEqual({
      authors: [
        { id: '1', first: 'Jane', last: 'Austen' },
        { id: '2', last: 'B' },
        { id: '3', last: 'C' },
      ],
    });
  });

  it('replaces rows by their key in entries of a map and in rows, too', () => {
    const deep = { keyedArrays: { '/shelves/*/books': 'id', '/rooms': 'id', '/rooms/*/desks': 'id' } };
    const books = [{ id: '1', title: 'Emma' }, { id: '2' }];
    const desks = [{ id: 'd', phone: '303' }, { id: 'e' }];
    const base = { shelves: { 'a/b': { books } }, rooms: [{ id: 'r', desks }] };
    const part = {
      shelves: { 'a/b': { books: [{ id: '1', year: 1815 }] } },
      rooms: [{ id: 'r', desks: [{ id: 'd', name: 'Front' }] }],
    };
    expect(overlay(deep, base, part)).toEqual({
      shelves: { 'a/b': { books: [{ id: '1', title: 'Emma', year: 1815 }, { id: '2' }] } },
      rooms: [{ id: 'r', desks: [{ id: 'd', phone: '303', name: 'Front' }, { id: 'e' }] }],
    });
  });

  it('changes nothing when the part is of the record itself', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<JsonObject>;
    fc.assert(
      fc.property(record, (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as JsonObject;
        expect(overlay(entity, plain, plain)).toEqual(plain);
        expect(overlay(entity, plain, {})).toEqual(plain);
        expect(overlay(entity, {}, plain)).toEqual(plain);
      }),
    );
  });
});
