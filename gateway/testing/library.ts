import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Expression } from '../../engine/core/expressions/scope.ts';
import type { JsonSchemaObject } from '../../engine/core/json/json.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import type { Entity, Field, Rule } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { SearchIndex } from '../../engine/core/product/search-index.ts';

/*
 * Product of a library, unrelated to ours: branches own books, books have loans, and members sign in. Tests of the
 * gateway use it, so that the gateway cannot depend on our schemas.
 */

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
const day = { type: 'string', format: 'date' } as const;

const author: JsonSchemaObject = {
  title: 'Author',
  type: 'object',
  required: ['id', 'lastName'],
  additionalProperties: false,
  properties: {
    id: text,
    firstName: text,
    lastName: text,
    phone: { type: 'string', pattern: '^[0-9]{10}$' },
  },
};

const book: JsonSchemaObject = {
  title: 'Book',
  type: 'object',
  required: ['type', 'title', 'branch'],
  additionalProperties: false,
  properties: {
    type: { const: 'book' },
    title: text,
    isbn: text,
    published: day,
    pages: { type: 'integer' },
    chapters: { type: 'integer' },
    shelf: text,
    phone: text,
    isReference: { type: 'boolean' },
    branch: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: text } },
    authors: { type: 'array', items: author },
  },
};

const loan: JsonSchemaObject = {
  title: 'Loan',
  type: 'object',
  required: ['type', 'reader'],
  additionalProperties: false,
  properties: { type: { const: 'book.loan' }, reader: text, due: day, remark: { type: 'string' } },
};

const branch: JsonSchemaObject = {
  title: 'Branch',
  type: 'object',
  required: ['type', 'name'],
  additionalProperties: false,
  properties: { type: { const: 'branch' }, name: text },
};

const texts = { type: 'array', items: text } as const;

const member: JsonSchemaObject = {
  title: 'Member',
  type: 'object',
  required: [
    'type',
    'id',
    'auth0Id',
    'email',
    'firstName',
    'lastName',
    'roles',
    'permissions',
    'organizations',
  ],
  properties: {
    ...{ type: { const: 'member' }, id: text, auth0Id: text, email: text, firstName: text, lastName: text },
    ...{ roles: texts, permissions: texts, organizations: texts, disabled: { type: 'boolean' } },
  },
};

/** Schema of the body of a request for loans. */
const loansOf: JsonSchemaObject = {
  title: 'Loans of a book',
  type: 'object',
  required: ['bookId'],
  additionalProperties: false,
  properties: { bookId: text, since: day },
};

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);

function expression<Value>(source: string, evaluate: Expression<Value>['evaluate']): Expression<Value> {
  return { source, evaluate };
}

/** Rules that refuse a loan of a reference book, and a loan that was due before today. */
const loanRules: readonly Rule[] = [
  {
    ...{ id: 'loan.due', on: '', at: '/due', severity: 'error', kind: 'require', message: 'Required' },
    test: expression('!book.isReference', ({ records }) => partOf(records?.['book'], 'isReference') !== true),
  },
  {
    ...{
      id: 'loan.due-later',
      on: '',
      at: '/due',
      severity: 'error',
      kind: 'unless',
      message: 'Not in the past',
    },
    test: expression('self.due >= today()', ({ self, today }) => String(partOf(self, 'due')) >= today),
  },
];

function partOf(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
}

function entity(name: string, schema: JsonSchemaObject, rest: Partial<Entity>): Entity {
  return {
    ...{ name, title: schema.title ?? name, description: '', schema, validate: ajv.compile(schema) },
    ...{ fields: fieldsOf(schema, ''), rules: [], messages: {}, keyedArrays: {} },
    ...rest,
  };
}

function fieldsOf(schema: JsonSchemaObject, at: string): Record<string, Field> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const value = property as JsonSchemaObject;
    const nested = value.type === 'array' ? (value.items as JsonSchemaObject) : value;
    const place = `${at}/${name}`;
    const own = {
      [place]: { title: value.title ?? capitalised(name), type: String(value.type ?? 'string') },
    };
    return { ...own, ...fieldsOf(nested, value.type === 'array' ? `${place}/*` : place) };
  });
  return Object.assign({}, ...fields) as Record<string, Field>;
}

function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

const books: SearchIndex = {
  name: 'books',
  entity: 'book',
  columns: {
    title: { from: ['/title'], kind: 'name' },
    shelf: { from: ['/shelf'], kind: 'text', few: true },
    author: { from: ['/authors/0/lastName'], kind: 'text' },
    phone: { from: ['/phone', '/isbn'], kind: 'digits' },
    published: { from: ['/published'], kind: 'date' },
    pages: { from: ['/pages'], kind: 'number' },
    chapters: { from: ['/chapters'], kind: 'number', few: true },
    loans: { from: [], kind: 'number', of: { entity: 'loan', take: 'count' } },
    next_due: {
      ...{ from: ['/due'], kind: 'date', missing: 'lowest' },
      of: {
        ...{ entity: 'loan', take: 'earliest', by: '/due' },
        where: expression("item.remark != 'returned'", ({ item }) => partOf(item, 'remark') !== 'returned'),
      },
    },
  },
  hit: ['title', 'shelf', 'phone', 'published', 'pages'],
  pageSize: 3,
  sort: [{ by: 'title', descending: false }],
  statistics: {},
};

function call(
  name: string,
  contract: Partial<CallContract> & Pick<CallContract, 'path' | 'answer' | 'store'>,
): CallContract {
  return { name, title: name, methods: ['GET'], query: {}, access: 'member', cacheSeconds: 0, ...contract };
}

const id = { type: 'string', isRequired: true, description: '' } as const;

const calls: readonly CallContract[] = [
  call('book.get', {
    ...{ path: '/api/library/book', query: { bookId: id }, answer: { kind: 'record', entity: 'book' } },
    store: { kind: 'get', entity: 'book', by: 'bookId' },
  }),
  call('book.list', {
    ...{
      path: '/api/library/books',
      answer: { kind: 'list', entity: 'book' },
      store: { kind: 'list', entity: 'book' },
    },
  }),
  call('book.save', {
    ...{ path: '/api/library/book', methods: ['POST', 'PUT'], body: { entity: 'book' }, access: 'librarian' },
    ...{ answer: { kind: 'saved', entity: 'book' }, store: { kind: 'save', entity: 'book' } },
  }),
  call('book.remove', {
    ...{ path: '/api/library/book/delete', methods: ['POST'], body: { entity: 'book' }, access: 'librarian' },
    ...{ answer: { kind: 'saved', entity: 'book' }, store: { kind: 'remove', entity: 'book' } },
  }),
  call('book.search', {
    ...{
      path: '/api/library/book/search',
      methods: ['POST'],
      answer: { kind: 'hits', search: 'books' },
    },
    store: { kind: 'search', search: 'books' },
  }),
  call('loan.list', {
    ...{ path: '/api/library/book/loans', query: { bookId: id }, answer: { kind: 'list', entity: 'loan' } },
    store: { kind: 'list', entity: 'loan', subjectFrom: 'bookId' },
  }),
  call('loan.get', {
    ...{ path: '/api/library/loan', query: { loanId: id }, answer: { kind: 'record', entity: 'loan' } },
    store: { kind: 'get', entity: 'loan', by: 'loanId' },
  }),
  call('loan.save', {
    ...{ path: '/api/library/loan', methods: ['POST', 'PUT'], body: { wrap: 'loan', entity: 'loan' } },
    ...{
      access: 'librarian',
      answer: { kind: 'saved', entity: 'loan' },
      store: { kind: 'save', entity: 'loan' },
    },
  }),
  call('loan.remove', {
    ...{ path: '/api/library/loan/delete', methods: ['POST'], body: { wrap: 'loan', entity: 'loan' } },
    ...{
      access: 'librarian',
      answer: { kind: 'saved', entity: 'loan' },
      store: { kind: 'remove', entity: 'loan' },
    },
  }),
  call('loan.list-of', {
    ...{ path: '/api/library/loan/list', methods: ['POST'], body: { schema: loansOf } },
    ...{ answer: { kind: 'list', entity: 'loan' } },
    store: { kind: 'list', entity: 'loan', subjectFrom: 'bookId' },
  }),
  call('loan.lose', {
    ...{
      path: '/api/library/loan',
      methods: ['PUT'],
      body: { wrap: 'loan', entity: 'loan', mark: { lost: true } },
    },
    ...{
      access: 'librarian',
      answer: { kind: 'saved', entity: 'loan' },
      store: { kind: 'remove', entity: 'loan' },
    },
  }),
  call('history.list', {
    path: '/api/library/history',
    query: { type: id, id, before: { type: 'integer', isRequired: false, description: '' } },
    ...{
      answer: { kind: 'free', schema: true },
      store: { kind: 'handler', handler: 'record-history', options: {} },
    },
  }),
  call('history.restore', {
    ...{ path: '/api/library/history/restore', methods: ['POST'], body: {} },
    ...{
      answer: { kind: 'free', schema: true },
      store: { kind: 'handler', handler: 'record-restore', options: {} },
    },
  }),
  call('audit.search', {
    ...{ path: '/api/library/book/audit', methods: ['POST'], body: {}, access: 'librarian' },
    ...{
      answer: { kind: 'free', schema: true },
      isRead: true,
      store: { kind: 'handler', handler: 'audit-trail', options: { entity: 'book', by: 'bookId' } },
    },
  }),
  call('branch.list', {
    path: '/api/library/branches',
    ...{ answer: { kind: 'list', entity: 'branch' }, store: { kind: 'list', entity: 'branch' } },
  }),
  call('member.me', {
    path: '/api/library/me',
    ...{
      answer: { kind: 'record', entity: 'member' },
      store: { kind: 'handler', handler: 'user-profile', options: {} },
    },
  }),
  call('allergens', {
    ...{ path: '/api/library/allergens', query: { text: id }, answer: { kind: 'free', schema: true } },
    store: { kind: 'handler', handler: 'terminology-search', options: { catalogue: 'allergens' } },
  }),
];

const loansOfBody = entity('loan.list-of', loansOf, {
  messages: { '/bookId': { required: 'Say whose loans.' } },
  rules: [
    {
      ...{
        id: 'loans.since',
        on: '',
        at: '/since',
        severity: 'error',
        kind: 'unless',
        message: 'Not in the future',
      },
      test: expression('self.since <= today()', ({ self, today }) => String(partOf(self, 'since')) <= today),
    },
  ],
});

const branchOf = '/branch/id';

/** Schemas of the library, as the compiler would emit them. */
export const library: Product = {
  hash: 'library-1',
  info: {
    ...{ slug: 'library', title: 'Library', version: '1', copyright: '', startPage: '/start' },
    live: {
      path: '/live',
      record: { call: 'book.get', by: 'bookId' },
      answers: [{ call: 'loan.list', by: 'bookId' }],
    },
  },
  entities: {
    book: entity('book', book, {
      keyedArrays: { '/authors': 'id' },
      record: { type: 'book', organizationAt: branchOf, display: '{title}', unique: ['/isbn'] },
    }),
    author: entity('author', author, {}),
    loan: entity('loan', loan, { rules: loanRules, record: { type: 'book.loan', subject: 'book' } }),
    branch: entity('branch', branch, {
      record: { type: 'branch', organizationAt: '/_id', remembered: true },
    }),
    member: entity('member', member, {
      record: { type: 'member', unique: ['/email', '/auth0Id'], remembered: true },
    }),
  },
  forms: {},
  tabs: {},
  cards: {},
  flows: {},
  screens: {},
  calls: Object.fromEntries(calls.map((contract) => [contract.name, contract])),
  bodies: { 'loan.list-of': loansOfBody },
  codes: {},
  searches: { books },
  access: {
    member: { name: 'member', needs: 'a card', allows: expression('true', () => true) },
    librarian: {
      ...{ name: 'librarian', needs: 'the role librarian' },
      allows: expression("hasRole('librarian')", ({ user }) => user?.roles.includes('librarian') === true),
    },
  },
  messages: {
    required: 'Required',
    'unknown-field': 'This field is not known.',
    conflict:
      'Unable to save {item}. The item was updated by another user before saving. Please try editing the item again',
  },
};
