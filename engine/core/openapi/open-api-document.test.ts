import { expect, it } from 'vitest';
import { getAt, pointerOf } from '../json/pointer.ts';
import type { CallContract } from '../product/call.ts';
import { openApiDocument } from './open-api-document.ts';
import type { OpenApiSource } from './open-api-source.ts';

const list: CallContract = {
  name: 'book.list',
  title: 'Books',
  methods: ['GET'],
  path: '/api/books',
  query: {
    tags: { type: 'list', isRequired: false, description: 'Any of these.' },
    since: { type: 'date', isRequired: true, description: 'From this day on.' },
  },
  answer: { kind: 'list', entity: 'book' },
  access: 'read',
  store: { kind: 'list', entity: 'book' },
  cacheSeconds: 0,
};

const save: CallContract = {
  ...list,
  name: 'book.save',
  methods: ['POST', 'PUT'],
  path: '/api/book',
  query: {},
  body: { wrap: 'book', entity: 'book' },
  answer: { kind: 'saved', entity: 'book' },
  store: { kind: 'save', entity: 'book' },
};

const count: CallContract = {
  ...save,
  name: 'book.count',
  methods: ['POST'],
  path: '/api/books/count',
  store: { kind: 'handler', handler: 'count', options: {} },
  isRead: true,
};

const search: CallContract = {
  ...list,
  name: 'book.search',
  methods: ['POST'],
  path: '/api/books/search',
  query: {},
  answer: { kind: 'hits', search: 'books' },
  store: { kind: 'search', search: 'books' },
};

const source: OpenApiSource = {
  hash: 'abc',
  info: { slug: 'library', title: 'Library', version: '1', copyright: '' },
  entities: {
    book: {
      name: 'book',
      title: 'Book',
      description: 'Something to read.',
      schema: { type: 'object' },
      record: { type: 'book', subject: 'author' },
    },
  },
  calls: { 'book.list': list, 'book.save': save, 'book.count': count, 'book.search': search },
  searches: {
    books: { name: 'books', entity: 'book', columns: {}, hit: [], pageSize: 10, sort: [], statistics: {} },
  },
  access: { read: { needs: 'a card' } },
};

const document = openApiDocument(source);
const at = (...steps: readonly string[]) => getAt(document, pointerOf(['paths', ...steps]));

it('describes each parameter by its type', () => {
  expect(at('/api/books', 'get', 'parameters')).toMatchObject([
    { name: 'tags', explode: false, schema: { type: 'array' } },
    { name: 'since', required: true, schema: { type: 'string', format: 'date' } },
  ]);
  expect(at('/api/books', 'get', 'parameters', '0', 'required')).toBeUndefined();
});

it('tells apart what creates and what changes: ids, statuses, what must be sent', () => {
  expect(at('/api/book', 'post', 'operationId')).toBe('book.save.post');
  expect(Object.keys(at('/api/book', 'post', 'responses') as object)).toContain('201');
  expect(Object.keys(at('/api/book', 'put', 'responses') as object)).toContain('200');
  const sent = (method: string) =>
    JSON.stringify(at('/api/book', method, 'requestBody', 'content', 'application/json', 'schema'));
  expect(sent('post')).toContain('"required":["subject"]');
  expect(sent('put')).toContain('"required":["_id","_rev"]');
});

it('lets writes be repeated under a key, and nothing else', () => {
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  expect(at('/api/book', 'post', 'parameters')).toContainEqual(key);
  expect(at('/api/books', 'get', 'parameters')).not.toContainEqual(key);
  expect(at('/api/books/count', 'post', 'parameters')).toBeUndefined();
});

it('says what a call needs, and which refusals can come', () => {
  expect(at('/api/books', 'get', 'description')).toContain('Needs a card.');
  const statuses = (path: string, method: string) => Object.keys(at(path, method, 'responses') as object);
  expect(statuses('/api/books', 'get')).toEqual(['200', '400', '401', '403', '404', '429', '500', '503']);
  expect(statuses('/api/book', 'put')).toEqual(expect.arrayContaining(['409', '413', '415', '422']));
});

it('has an answer of several operations once, under the name of the first call', () => {
  const schema = (path: string, method: string, status: string) =>
    at(path, method, 'responses', status, 'content', 'application/json', 'schema');
  const shared = { $ref: '#/components/schemas/book.save.answer' };
  expect([schema('/api/book', 'post', '201'), schema('/api/book', 'put', '200')]).toEqual([shared, shared]);
  expect(getAt(document, '/components/schemas/book.save.answer')).toMatchObject({
    required: ['ok', 'id', 'rev', 'record'],
  });
  expect(schema('/api/books', 'get', '200')).toMatchObject({ required: ['rows'] });
});

it('lists the names like a name that nobody has among the hits, and not in the answer of a save', () => {
  const hits = at('/api/books/search', 'post', 'responses', '200', 'content', 'application/json', 'schema');
  expect(getAt(hits, '/properties/similar')).toMatchObject({ type: 'array' });
  expect(getAt(document, '/components/schemas/book.save.answer/properties/similar')).toBeUndefined();
});
