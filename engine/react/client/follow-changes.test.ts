import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../core/product/product.ts';
import { callKey } from '../data/query-keys.ts';
import { createFollowChanges, type FollowChanges } from './follow-changes.ts';

const product = {
  entities: {
    book: { record: { type: 'book' } },
    loan: { record: { type: 'book.loan' } },
    fine: { record: { type: 'book.fine' } },
  },
  calls: {
    'book.get': { answer: { kind: 'record', entity: 'book' }, query: {} },
    'loan.list': { answer: { kind: 'list', entity: 'loan', also: ['fine'] }, query: {} },
    'book.worth': { answer: { kind: 'free' }, query: { bookId: { record: 'book' } } },
    'term.search': { answer: { kind: 'free' }, query: { text: {} } },
    'shelf.suggest': { answer: { kind: 'free' }, query: {}, dependsOn: ['fine', 'loan'] },
    'book.search': { answer: { kind: 'hits' }, query: {} },
  },
} as unknown as Product;

const emma = { query: { bookId: 'emma' } };
const keys = {
  book: callKey('book.get', emma),
  loans: callKey('loan.list', { body: { bookId: 'emma' } }),
  others: callKey('loan.list', { query: { ids: ['dune'] } }),
  worth: callKey('book.worth', emma),
  terms: callKey('term.search', { query: { text: 'emma' } }),
  suggested: callKey('shelf.suggest', { body: { bookId: 'dune' } }),
  hits: callKey('book.search', { body: { from: 0 } }),
};

describe('what shows records that were written', () => {
  let read: string[];
  let follow: FollowChanges;

  beforeEach(() => {
    read = [];
    const queryClient = new QueryClient();
    for (const [name, queryKey] of Object.entries(keys)) {
      queryClient.setQueryData(queryKey, 'shown');
      const options = { queryKey, queryFn: async () => read.push(name), staleTime: Number.POSITIVE_INFINITY };
      new QueryObserver(queryClient, options).subscribe(() => undefined);
    }
    follow = createFollowChanges(queryClient, () => product);
  });

  it('is read anew: records of the type, lists that they stand in, and what is worked out from records [FAULT-81]', () => {
    follow({ types: ['book.fine'] });
    expect(read).toEqual(['loans', 'others', 'worth', 'suggested', 'hits']);
  });

  it('is read anew only where it was asked for about the record that was written to', () => {
    follow({ types: ['book', 'book.loan'], subject: 'emma' });
    expect(read).toEqual(['book', 'loans', 'worth']);
    read = [];
    follow({ types: ['book.loan'], subject: 'dune' });
    expect(read).toEqual(['others', 'suggested']);
  });

  it('is read anew as a whole where nobody knows what was written', () => {
    follow({ subject: 'emma' });
    expect(read).toEqual(['book', 'loans', 'worth', 'terms']);
  });

  it('is read once, though the answer to the write and the line for live updates tell the same', () => {
    follow({ types: ['book.loan'], request: 'r1' });
    follow({ types: ['book.loan'], request: 'r1', subject: 'emma' });
    expect(read).toEqual(['loans', 'others', 'worth', 'suggested', 'hits']);
    read = [];
    follow({ types: ['book.loan'], request: 'r2', subject: 'emma' });
    expect(read).toEqual(['loans', 'worth']);
  });

  it('is read once, too, where the line for live updates is quicker than the answer to the write', () => {
    follow({ types: ['book', 'book.loan'], request: 'r1', subject: 'emma', answered: [keys.loans] });
    expect(read).toEqual(['book', 'worth']);
    read = [];
    follow({ types: ['book', 'book.loan'], request: 'r1' });
    expect(read).toEqual(['others', 'suggested', 'hits']);
  });

  it('is not read again where its answer came with the change', () => {
    follow({ types: ['book'], subject: 'emma', answered: [keys.book] });
    expect(read).toEqual(['worth']);
  });
});
