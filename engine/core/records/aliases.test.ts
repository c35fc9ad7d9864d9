import { expect, it } from 'vitest';
import type { Entity } from '../product/entity.ts';
import { withoutAliases } from './aliases.ts';

const book = { aliases: { '/isbn': ['/number', '/code'], '/copies/*/shelf': ['/copies/*/place'] } };
const today = (record: object) => withoutAliases(book as unknown as Entity, record as never);

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
  const read = (record: object) => withoutAliases({ spellings } as unknown as Entity, record as never);
  expect(read({ place: ' In the SHELF', copies: [{ place: 'LOST' }] })).toEqual({
    place: 'Shelf',
    copies: [{ place: 'Lost' }],
  });
  expect(read({ place: 'Cellar' })).toEqual({ place: 'Cellar' });
  expect(read({ place: 'constructor' })).toEqual({ place: 'constructor' });
});
