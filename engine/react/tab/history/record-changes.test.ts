import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/json/json.ts';
import type { PatchStep } from '../../../core/json/json-patch.ts';
import { messageFormatter } from '../../../core/messages/messages.ts';
import type { Entity } from '../../../core/product/entity.ts';
import { library } from '../../testing/library.ts';
import { changeLine, entriesAt, type RecordVersion, shownChanges } from './record-changes.ts';

const entity: Entity = {
  ...(library.entities['branch'] as Entity),
  fields: {
    '/name': { title: 'Name', type: 'string' },
    '/genre': { title: 'Genre', type: 'string', codes: 'genres' },
    '/desks/*/phone': { title: 'Phone', type: 'string' },
    '/desks/*/name': { title: 'Desk', type: 'string' },
  },
};

function version(rev: number, ...changes: readonly PatchStep[]): RecordVersion {
  return { rev, at: `2026-11-${10 + rev}T10:00:00Z`, author: 'u1', changes };
}

const front = { id: 'd1', name: 'Front', phone: '3035550134' };
const versions = [
  version(1, { op: 'add', path: '', value: { name: 'North', desks: [{ id: 'd0', name: 'Back' }] } }),
  version(2, { op: 'add', path: '/desks/-', value: front }),
  version(3, { op: 'replace', path: '/name', value: 'Northside' }),
  version(4, { op: 'remove', path: '/desks/0' }),
  version(5, { op: 'replace', path: '/desks/0/phone', value: '3035550135' }),
  version(6, { op: 'remove', path: '/desks/0' }),
].toReversed();

describe('the history of a record', () => {
  it('tells each version with what a value was and what it became, the newest first', () => {
    const entries = entriesAt(versions, { at: '' });
    expect(entries.map(({ version: { rev }, action }) => [rev, action])).toEqual([
      ...[6, 5, 4, 3, 2].map((rev) => [rev, 'changed']),
      [1, 'created'],
    ]);
    expect(entries[3]?.changes).toEqual([{ at: '/name', from: 'North', to: 'Northside' }]);
  });

  it('of a row tells only the row, wherever in its list it stood', () => {
    const entries = entriesAt(versions, { at: '/desks', row: { key: 'id', is: 'd1' } });
    expect(entries.map(({ version: { rev }, action }) => [rev, action])).toEqual([
      [6, 'removed'],
      [5, 'changed'],
      [2, 'created'],
    ]);
    expect(entries[1]?.changes).toEqual([{ at: '/desks/*/phone', from: '3035550134', to: '3035550135' }]);
  });

  it('is told in the order of the schema, without the type that all such records have', () => {
    const changes = ['/desks', '/desks/0/name', '/genre', '/type', '/name'].map((at) => {
      return { at, from: undefined, to: at === '/type' ? 'branch' : 'x' };
    });
    expect(shownChanges(changes, entity).map(({ at }) => at)).toEqual([
      ...['/name', '/genre', '/desks/0/name', '/desks'],
    ]);
  });

  it('is told by the titles of fields and the words of codes', () => {
    const words = { entity, codes: library.codes, say: messageFormatter({}) };
    expect(changeLine({ at: '/genre', from: 'novel', to: 'science' }, words)).toMatchObject({
      title: 'Genre',
      from: 'Novel',
      to: 'Popular science',
    });
    const phone = changeLine({ at: '/desks/*/phone', from: undefined, to: '3035550134' }, words);
    expect(phone).toMatchObject({ title: 'Phone', from: undefined, to: '(303) 555-0134' });
    const zip = changeLine({ at: '/zip', from: undefined, to: '70112' }, words);
    expect(zip.to).toBe('70112');
  });

  it('is told by the titles of fields in entries whose keys have the signs that divide a JSON Pointer', () => {
    const added = version(1, { op: 'add', path: '', value: { desks: { 'a/b': { phone: '303' } } } });
    const [change] = entriesAt([added], { at: '' })[0]?.changes ?? [];
    expect(change?.at).toBe('/desks/a~1b/phone');
    const line = change && changeLine(change, { entity, codes: {}, say: messageFormatter({}) });
    expect(line?.title).toBe('Phone');
  });

  it('has a value as it is that is the name of what every object has [FAULT-56]', () => {
    const field = { title: 'Name', type: 'string', words: { a: 'Aisle' } };
    const labelled = { ...entity, fields: { '/name': field } };
    const words = { entity: labelled, codes: {}, say: messageFormatter({}) };
    expect(changeLine({ at: '/name', from: 'a', to: 'constructor' }, words)).toMatchObject({
      from: 'Aisle',
      to: 'constructor',
    });
  });

  it('is told in words where a value is a list or an object', () => {
    const words = { entity, codes: library.codes, say: messageFormatter({}) };
    const told = (to: Json) => changeLine({ at: '/marks', from: undefined, to }, words).to;
    expect(told([{ code: 'x1', system: 'urn:marks', display: 'Torn' }, { text: 'Stained' }])).toBe(
      'Torn, Stained',
    );
    expect(told([{ from: 'Annex', isOpen: true }])).toBe('Annex, Yes');
    expect(told([{ system: 'urn:marks', value: '8640' }])).toBe('8640');
  });
});
