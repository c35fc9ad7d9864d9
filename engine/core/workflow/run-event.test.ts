import { expect, it } from 'vitest';
import { compiledLibrary } from '../../compiler/library.fixture.ts';
import { librarian, scope } from '../testing/scope.ts';
import { offeredActions } from './offered-actions.ts';
import { runEvent } from './run-event.ts';
import { findState, stateOf, stateText } from './state-name.ts';

const path = 'schemas/book/lending.workflow.json';
const product = await compiledLibrary(
  { path, from: '"unknown": "Nowhere",', to: '"unknown": "Nowhere", "display": "state + \'!\'",' },
  {
    path,
    from: '"events": {',
    to: `"events": {
      "book.moved": {
        "title": "Move", "description": "Somebody moves it.", "access": "lend", "action": "Move"
      },
      "book.seen": { "title": "See", "description": "Somebody has seen the book.", "access": "lend" },`,
  },
  {
    path,
    from: '"transitions": [',
    to: `"transitions": [
      {
        "id": "move", "on": "book.moved", "from": { "where": { "kind": ["here", "away"] } },
        "to": { "value": "event.title", "among": ["Shelf", "Lost"] },
        "effects": [{ "name": "book.moved", "heardBy": "other programs", "payload": { "from": "state", "to": "to" } }]
      },`,
  },
  {
    path,
    from: '"consequences": [',
    to: `"consequences": [
      {
        "id": "found", "on": ["book.seen", "book.moved"], "when": "to != 'Lost'",
        "set": [{ "at": "/pages", "value": "1" }], "message": "It is no longer missing from {stateText}."
      },`,
  },
);
const { lending } = product.workflows ?? {};
if (lending === undefined) throw new Error('The library has no workflow of lending.');

const book = { type: 'author.book', title: 'Emma', isbn: '9780141439587', place: 'Shelf' };
const lent = { ...book, place: 'Lent' };
const input = { product, workflow: lending, record: book, scope };
const loan = { id: 'l1', borrower: 'Ann' };
const reader = { ...scope, user: { ...librarian, roles: [] } };

it('moves the record along the row that fits, with what the row sets, and its messages', () => {
  expect(runEvent({ ...input, event: 'book.lent', payload: loan })).toEqual({
    outcome: 'taken',
    from: 'Shelf',
    state: 'Lent',
    transition: 'lend',
    record: { ...lent, loans: [{ ...loan, from: '2026-03-04' }] },
    changedPaths: ['/place', '/loans'],
    effects: [{ name: 'book.lent', payload: { to: 'Ann' } }],
    messages: ['Ann takes "Emma" home: Lent!.'],
  });
});

it('takes the first of several rows that fit', () => {
  const { isbn: _gone, ...unnumbered } = book;
  expect(runEvent({ ...input, record: unnumbered, event: 'book.lent', payload: loan })).toEqual({
    outcome: 'refused',
    because: 'state',
    from: 'Shelf',
    reason: '"Emma" has no ISBN yet.',
  });
});

it('refuses an event that no row fits, with the sentence of the event', () => {
  const outcome = runEvent({ ...input, record: lent, event: 'book.lent' });
  expect(outcome).toMatchObject({ because: 'state', reason: 'Only a book on the shelf can be lent.' });
});

it('takes an event without a row or a sentence as one that moves nothing', () => {
  const outcome = runEvent({ ...input, event: 'book.seen' });
  expect(outcome).toMatchObject({ outcome: 'taken', state: 'Shelf', changedPaths: ['/pages'] });
  expect(outcome).not.toHaveProperty('transition');
});

it('asks the access rule before anything else', () => {
  const outcome = runEvent({ ...input, scope: reader, event: 'book.lent' });
  expect(outcome).toMatchObject({ because: 'access', reason: 'This needs the role librarian.' });
});

it('reads a target like any name of a state, and refuses one that the row may not lead to', () => {
  const moved = (title: string) => runEvent({ ...input, event: 'book.moved', payload: { title } });
  expect(moved(' LOST ')).toMatchObject({ outcome: 'taken', state: 'Lost' });
  expect(moved('Lent')).toMatchObject({ because: 'target', reason: expect.stringContaining('"Lent"') });
  expect(moved('Cellar')).toMatchObject({ because: 'target', reason: expect.stringContaining('"Cellar"') });
});

it('lets every consequence see where the record goes, and raises effects with what they bring', () => {
  const moved = (title: string) => runEvent({ ...input, event: 'book.moved', payload: { title } });
  expect(moved('Lost')).toMatchObject({ messages: [], changedPaths: ['/place'] });
  expect(moved('Shelf')).toMatchObject({
    messages: ['It is no longer missing from Shelf!.'],
    effects: [{ name: 'book.moved', payload: { from: 'Shelf', to: 'Shelf' } }],
  });
});

it('says which events there are when it is asked for another', () => {
  expect(() => runEvent({ ...input, event: 'book.burnt' })).toThrow(
    'It has: book.moved, book.seen, book.lent, book.returned, book.missed.',
  );
});

it('reads other spellings as the state they mean, and anything else as the unknown state', () => {
  expect(findState(lending, 'In the SHELF')).toBe('Shelf');
  expect(findState(lending, 'constructor')).toBeUndefined();
  expect(stateOf(lending, { place: 'Cellar' })).toBe('Nowhere');
  expect(stateOf(lending, {})).toBe('Nowhere');
  expect(stateText(lending, book)).toBe('Shelf!');
});

it('offers what can be done and says why the rest cannot', () => {
  const offers = (given: Partial<typeof input>) =>
    offeredActions({ ...input, ...given }).map(({ event, isOffered, why }) => [event, isOffered, why]);
  expect(offers({ record: lent })).toEqual([
    ['book.moved', false, expect.stringContaining('""')],
    ['book.lent', false, 'Only a book on the shelf can be lent.'],
    ['book.missed', true, undefined],
  ]);
  expect(offeredActions({ ...input, record: { ...book, place: 'Lost' } })).toContainEqual({
    event: 'book.missed',
    title: 'Report missing',
    isOffered: true,
    messages: ['Its pen name is forgotten.'],
  });
  expect(offers({ scope: reader })[0]).toEqual(['book.moved', false, 'This needs the role librarian.']);
});
