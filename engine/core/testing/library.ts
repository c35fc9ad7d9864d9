import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Expression, Scope, UserProfile } from '../expressions/scope.ts';
import type { JsonSchema } from '../json/json.ts';
import type { CallContract } from '../product/call.ts';
import type { Entity, Rule } from '../product/entity.ts';
import type { Product } from '../product/product.ts';

/** Product about a library, for tests. The engine knows only what is in such an object. */

export function expression<Value>(source: string, evaluate: (scope: Scope) => Value): Expression<Value> {
  return { source, evaluate };
}

const loanSchema: JsonSchema = {
  type: 'object',
  required: ['id', 'reader'],
  properties: {
    id: { type: 'string' },
    reader: { type: 'string', maxLength: 20 },
    due: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
};

const bookSchema: JsonSchema = {
  type: 'object',
  required: ['title', 'author'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 40 },
    author: {
      type: 'object',
      required: ['last'],
      properties: { first: { type: 'string' }, last: { type: 'string', minLength: 2 } },
    },
    isbn: { type: 'string', pattern: '^\\d{13}$' },
    tags: { type: 'array', items: { type: 'string' } },
    loans: { type: 'array', items: loanSchema },
  },
};

const rules: readonly Rule[] = [
  {
    id: 'loan.due-after-today',
    on: '/loans/*',
    at: '/due',
    severity: 'error',
    message: '{label} cannot be in the past',
    kind: 'unless',
    test: expression('self.due >= today()', ({ self, today }) => String(fieldOf(self, 'due')) >= today),
  },
  {
    id: 'loan.contact',
    on: '/loans/*',
    at: '/phone',
    severity: 'error',
    message: '{label} or e-mail is required',
    kind: 'require',
    test: expression('blank(self.email)', ({ self }) => fieldOf(self, 'email') === undefined),
  },
  {
    id: 'loan.reader-stays',
    on: '/loans/*',
    at: '/reader',
    severity: 'warning',
    message: 'Is this the same loan?',
    kind: 'when',
    guard: expression('!blank(old.reader)', ({ old }) => fieldOf(old, 'reader') !== undefined),
    test: expression(
      'self.reader != old.reader',
      ({ self, old }) => fieldOf(self, 'reader') !== fieldOf(old, 'reader'),
    ),
  },
];

const book: Entity = {
  name: 'book',
  title: 'Book',
  description: 'A book of the library.',
  schema: bookSchema,
  validate: new Ajv2020({ allErrors: true }).compile(bookSchema as object) as Entity['validate'],
  fields: {
    '/title': { title: 'Title', type: 'string' },
    '/author': { title: 'Author', type: 'object' },
    '/author/last': { title: 'Last Name', type: 'string' },
    '/isbn': { title: 'ISBN', type: 'string' },
    '/loans/*/reader': { title: 'Reader', type: 'string' },
    '/loans/*/due': { title: 'Due Date', type: 'string' },
    '/loans/*/phone': { title: 'Phone', type: 'string' },
  },
  rules,
  messages: {
    '/author': { required: 'Who wrote it? {label} is missing' },
    '/isbn': { pattern: 'Thirteen digits' },
  },
  keyedArrays: { '/loans': 'id' },
  record: { type: 'library.book', display: '{title} by {author.first} {author.last}' },
};

export const librarian: UserProfile = {
  _id: 'user-1',
  id: 'user-1',
  auth0Id: 'test|1',
  email: 'librarian@example.test',
  firstName: 'Lib',
  lastName: 'Rarian',
  roles: ['librarian'],
  permissions: [],
  organizations: ['CITY'],
};

export const scope: Scope = { user: librarian, now: '2026-03-04T12:00:00Z', today: '2026-03-04' };

export const saveBook: CallContract = {
  name: 'book.save',
  title: 'Save a book',
  methods: ['POST', 'PUT'],
  path: '/api/library/book',
  query: {
    shelf: { type: 'string', isRequired: true, description: 'the shelf' },
    tags: { type: 'list', isRequired: false, description: 'tags' },
  },
  body: { wrap: 'book', entity: 'book' },
  answer: { kind: 'saved', entity: 'book' },
  access: 'staff',
  store: { kind: 'save', entity: 'book' },
  cacheSeconds: 0,
};

export const library: Product = {
  hash: 'library',
  info: { slug: 'library', title: 'Library', version: '1', copyright: '' },
  entities: { book },
  forms: {},
  tabs: {},
  cards: {},
  flows: {},
  screens: {},
  calls: { 'book.save': saveBook },
  codes: {},
  searches: {},
  access: {
    staff: {
      name: 'staff',
      needs: 'is for staff',
      allows: expression("hasRole('librarian')", ({ user }) => user?.roles.includes('librarian') === true),
    },
  },
  messages: {
    required: '{label} is required',
    maxLength: 'At most {limit} characters',
    'unknown-field': 'Not known',
  },
};

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
