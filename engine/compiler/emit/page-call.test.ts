import { expect, it } from 'vitest';
import type { CallContract } from '../../core/product/call.ts';
import { pageCall } from './page-call.ts';

const where = { source: 'item.owner == user.id', evaluate: () => true };

it('leaves to the gateway which rows of a list somebody is answered', () => {
  const call = {
    ...{ name: 'book.list', title: 'Books', methods: ['GET'], path: '/books', query: {}, access: 'read' },
    answer: { kind: 'list', entity: 'book' },
    store: { kind: 'list', entity: 'book', subjectFrom: 'shelf', where },
    cacheSeconds: 0,
  } as unknown as CallContract;
  expect(pageCall(call).store).toEqual({ kind: 'list', entity: 'book', subjectFrom: 'shelf' });
});
