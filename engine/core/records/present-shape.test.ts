import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entity } from '../product/entity.ts';
import type { Migration } from '../product/migration.ts';
import { unconvertedPaths } from './migrate-record.ts';
import { inPresentShape } from './present-shape.ts';

const book = { aliases: { '/isbn': ['/number', '/code'], '/copies/*/shelf': ['/copies/*/place'] } };
const today = (record: object) => inPresentShape(book as unknown as Entity, record as never);

it('a value at a former place moves to the place of today, in rows too', () => {
  expect(today({ number: '1', copies: [{ place: 'A' }] })).toEqual({ isbn: '1', copies: [{ shelf: 'A' }] });
});

it('a value of today stays, and the former places go', () => {
  expect(today({ isbn: '2', number: '1', code: '3' })).toEqual({ isbn: '2' });
  expect(today({ isbn: ' ', code: '3' })).toEqual({ isbn: '3' });
});

it('a code in another spelling becomes the code of today, whatever its letters', () => {
  const spellings = {
    '/place': { shelf: 'Shelf', 'in the shelf': 'Shelf' },
    '/copies/*/place': { lost: 'Lost' },
  };
  const read = (record: object) => inPresentShape({ spellings } as unknown as Entity, record as never);
  expect(read({ place: ' In the SHELF', copies: [{ place: 'LOST' }] })).toEqual({
    place: 'Shelf',
    copies: [{ place: 'Lost' }],
  });
  expect(read({ place: 'Cellar' })).toEqual({ place: 'Cellar' });
  expect(read({ place: 'constructor' })).toEqual({ place: 'constructor' });
});

const old = (value: (record: Readonly<Record<string, string>>) => unknown) => ({
  source: '',
  evaluate: (scope: { old?: unknown }) => value(scope.old as Readonly<Record<string, string>>),
});

const migrations = [
  { on: '', kind: 'move', from: '/number', to: '/isbn' },
  { on: '', kind: 'move', from: '/isbn', to: '/code' },
  {
    ...{ on: '', kind: 'compute', from: ['/full'] },
    into: [
      { at: '/name/first', value: old(({ full }) => full?.split(' ')[0]) },
      { at: '/name/last', value: old(({ full }) => full?.split(' ')[1]) },
    ],
  },
  {
    ...{ on: '/copies/*', kind: 'compute', from: ['/aisle', '/level'] },
    into: [{ at: '/shelf', value: old(({ aisle, level }) => aisle && level && `${aisle}${level}`) }],
  },
  {
    ...{ on: '', kind: 'convert', from: 'string' },
    into: { at: '/pages', value: old(({ pages }) => (pages === 'many' ? undefined : Number(pages))) },
  },
  {
    ...{ on: '/copies/*', kind: 'compute', from: ['/mark'] },
    into: [
      { at: '/marks/0/kind', value: old(() => 'stamp') },
      { at: '/marks/0/text', value: old(({ mark }) => mark) },
    ],
  },
  { on: '', kind: 'recode', at: '/tags/*', codes: { verse: 'poetry' } },
  { on: '', kind: 'fill', into: { at: '/language', value: old(() => 'en') } },
  { on: '/copies/*', kind: 'drop', from: '/label' },
] as unknown as readonly Migration[];

const migrated = (record: object) => inPresentShape({ migrations } as unknown as Entity, record as never);

it('a value that becomes the first row of a list begins the list, and lets a row that is there stand', () => {
  expect(migrated({ language: 'de', copies: [{}, { mark: 'ex libris' }] })).toEqual({
    language: 'de',
    copies: [{}, { marks: [{ kind: 'stamp', text: 'ex libris' }] }],
  });
  const both = { mark: 'ex libris', marks: [{ kind: 'ink', text: 'M.' }] };
  expect(migrated({ language: 'de', copies: [both] })).toEqual({
    language: 'de',
    copies: [{ marks: both.marks }],
  });
});

it('a record of an earlier shape goes every step, each with what the one before it has left', () => {
  expect(
    migrated({
      ...{ number: '1', full: 'Jane Austen', pages: '474', tags: ['verse', 'novel'] },
      copies: [
        { aisle: 'A', level: '1', label: 'x' },
        { aisle: 'B', level: '2' },
      ],
    }),
  ).toEqual({
    ...{ code: '1', name: { first: 'Jane', last: 'Austen' }, pages: 474, tags: ['poetry', 'novel'] },
    ...{ copies: [{ shelf: 'A1' }, { shelf: 'B2' }], language: 'en' },
  });
});

it('what cannot be converted stays as it is, and its places are known', () => {
  const record = { pages: 'many', copies: [{ aisle: 'A' }], language: 'fr' };
  expect(migrated(record)).toEqual(record);
  expect(unconvertedPaths(migrations, record as never)).toEqual(['/copies/0/aisle', '/pages']);
});

it('a record that has every shape a migration knows is changed once: the second time nothing is left to do', () => {
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const record = fc.record({
    ...{ number: some(fc.string()), isbn: some(fc.string()), code: some(fc.string()) },
    full: some(fc.string()),
    name: some(fc.record({ first: some(fc.string()), last: some(fc.string()) })),
    pages: some(fc.oneof(fc.constant('many'), fc.nat().map(String), fc.nat(), fc.boolean())),
    tags: some(fc.array(fc.constantFrom('verse', 'poetry', 'novel'))),
    copies: some(
      fc.array(fc.record({ aisle: some(fc.string()), level: some(fc.string()), shelf: some(fc.string()) })),
    ),
  });
  fc.assert(
    fc.property(record, (value) => {
      const once = migrated(JSON.parse(JSON.stringify(value)));
      expect(migrated(once)).toEqual(once);
    }),
  );
});
