import { describe, expect, it } from 'vitest';
import type { Entity } from '../../core/product.ts';
import { library } from '../testing/library.ts';
import { type ChangeEntry, changeLines, ofRow } from './record-changes.ts';

const entity: Entity = {
  ...(library.entities['book'] as Entity),
  fields: {
    '/title': { title: 'Title', type: 'string' },
    '/genre': { title: 'Genre', type: 'string', codes: 'genres' },
    '/desks/*/phone': { title: 'Phone', type: 'string' },
    '/desks/*/name': { title: 'Name', type: 'string' },
  },
};
const words = { entity, codes: library.codes };

function entry(changes: ChangeEntry['changes']): ChangeEntry {
  return { rev: 2, at: '2026-11-20T10:00:00Z', action: 'changed', changes };
}

describe('the changes of a record', () => {
  it('are told by the titles of fields and the words of codes', () => {
    const lines = changeLines([{ at: '/genre', from: 'novel', to: 'science' }], words);
    expect(lines).toEqual([{ at: '/genre', title: 'Genre', from: 'Novel', to: 'Popular science' }]);
  });

  it('tell a whole row field by field', () => {
    const [name, phone] = changeLines(
      [{ at: '/desks/d1', to: { name: 'Front', phone: '3035550134' } }],
      words,
    );
    expect(name).toMatchObject({ title: 'Name', from: undefined, to: 'Front' });
    expect(phone).toMatchObject({ title: 'Phone', to: '(303) 555-0134' });
  });

  it('of a row are only those of the row, and its beginning and end', () => {
    const other = { at: '/title', from: 'a', to: 'b' };
    const entries = [
      entry([other, { at: '/desks/d1', from: { name: 'Front' } }]),
      entry([other, { at: '/desks/d1/phone', from: '1', to: '2' }]),
      entry([{ at: '/desks/d10/phone', from: '1', to: '2' }]),
      entry([{ at: '/desks/d1', to: { name: 'Front' } }]),
    ];
    const own = ofRow(entries, '/desks/d1');
    expect(own.map(({ action }) => action)).toEqual(['removed', 'changed', 'created']);
    expect(own.every(({ changes }) => changes.length === 1)).toBe(true);
    expect(ofRow(entries, '')).toBe(entries);
  });
});
