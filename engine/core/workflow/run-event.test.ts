import { expect, it } from 'vitest';
import { lending, lendingLibrary } from '../testing/lending.ts';
import { librarian, scope } from '../testing/library.ts';
import { offeredActions } from './offered-actions.ts';
import { runEvent } from './run-event.ts';
import { findState, stateOf, stateText } from './state-name.ts';

const book = { title: 'Emma', author: { last: 'Austen' }, place: { name: 'Shelf' } };
const input = { product: lendingLibrary, workflow: lending, record: book, scope };

it('moves the record along the row that fits, with what the row sets, and its messages', () => {
  const outcome = runEvent({ ...input, event: 'book.lent', payload: { reader: 'Ann' } });
  expect(outcome).toEqual({
    outcome: 'taken',
    from: 'Shelf',
    state: 'Lent',
    transition: 'lend',
    record: { ...book, place: { name: 'Lent' }, reader: 'Ann' },
    changedPaths: ['/place/name', '/reader'],
    effects: [],
    messages: ['The book goes to Ann.'],
  });
});

it('takes the first of several rows that fit', () => {
  const torn = { ...book, tags: ['torn'] };
  const outcome = runEvent({ ...input, record: torn, event: 'book.lent', payload: { reader: 'Ann' } });
  expect(outcome).toEqual({
    outcome: 'refused',
    because: 'state',
    from: 'Shelf',
    reason: '"Emma" has to be corrected first.',
  });
});

it('refuses an event that no row fits, with the sentence of the event', () => {
  const lent = { ...book, place: { name: 'Lent' } };
  const outcome = runEvent({ ...input, record: lent, event: 'book.lent' });
  expect(outcome).toMatchObject({ because: 'state', reason: 'Only books on the shelf are lent.' });
});

it('takes an event without a row or a sentence as one that moves nothing', () => {
  const outcome = runEvent({ ...input, event: 'book.seen' });
  expect(outcome).toMatchObject({ outcome: 'taken', state: 'Shelf', changedPaths: ['/isMissing'] });
  expect(outcome).not.toHaveProperty('transition');
});

it('asks the access rule before anything else', () => {
  const reader = { ...scope, user: { ...librarian, roles: [] } };
  const outcome = runEvent({ ...input, scope: reader, event: 'book.lent' });
  expect(outcome).toMatchObject({ because: 'access', reason: 'This needs is for staff.' });
});

it('reads a target like any name of a state, and refuses one that the row may not lead to', () => {
  const moved = (to: string) => runEvent({ ...input, event: 'book.moved', payload: { to } });
  expect(moved(' LOST ')).toMatchObject({ outcome: 'taken', state: 'Lost' });
  expect(moved('Lent')).toMatchObject({ because: 'target', reason: expect.stringContaining('"Lent"') });
  expect(moved('Cellar')).toMatchObject({ because: 'target', reason: expect.stringContaining('"Cellar"') });
});

it('lets every consequence see where the record goes, and raises effects with what they bring', () => {
  const moved = (to: string) => runEvent({ ...input, event: 'book.moved', payload: { to } });
  expect(moved('Lost')).toMatchObject({ messages: [], changedPaths: ['/place/name'] });
  expect(moved('Shelf')).toMatchObject({
    messages: ['It is no longer missing from Shelf!.'],
    effects: [{ name: 'book.moved', payload: { from: 'Shelf', to: 'Shelf' } }],
  });
});

it('says which events there are when it is asked for another', () => {
  expect(() => runEvent({ ...input, event: 'book.burnt' })).toThrow(
    'It has: book.lent, book.moved, book.seen.',
  );
});

it('reads other spellings as the state they mean, and anything else as the unknown state', () => {
  expect(findState(lending, 'On the SHELF')).toBe('Shelf');
  expect(findState(lending, 'constructor')).toBeUndefined();
  expect(stateOf(lending, { place: { name: 'Cellar' } })).toBe('Unknown');
  expect(stateOf(lending, {})).toBe('Unknown');
  expect(stateText(lending, book)).toBe('Shelf!');
});

it('offers what can be done and says why the rest cannot', () => {
  const lent = { ...book, place: { name: 'Lent' } };
  expect(offeredActions({ ...input, record: lent })).toEqual([
    {
      event: 'book.lent',
      title: 'Lend',
      isOffered: false,
      why: 'Only books on the shelf are lent.',
      messages: [],
    },
    {
      event: 'book.moved',
      title: 'Move',
      isOffered: false,
      why: expect.stringContaining('""'),
      messages: [],
    },
  ]);
  expect(offeredActions(input)[0]).toEqual({
    event: 'book.lent',
    title: 'Lend',
    isOffered: true,
    messages: [],
  });
  const reader = { ...scope, user: { ...librarian, roles: [] } };
  expect(offeredActions({ ...input, scope: reader })[0]).toMatchObject({
    isOffered: false,
    why: 'This needs is for staff.',
  });
});
