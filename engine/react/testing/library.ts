import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Expression, Scope } from '../../core/expressions/scope.ts';
import type { JsonObject, JsonSchemaObject } from '../../core/json/json.ts';
import type { CallContract } from '../../core/product/call.ts';
import type { Entity, Field, Rule } from '../../core/product/entity.ts';
import type { FormDescriptor, FormField } from '../../core/product/form.ts';
import type { Product } from '../../core/product/product.ts';
import type { ColumnDescriptor, TabDescriptor } from '../../core/product/tab.ts';

/*
 * Product about a library, as the compiler would emit it: branches have desks in their record, and books as
 * records of their own. Used by the engine's tests, so that the engine cannot depend on the real product.
 */

const line = { type: 'string', minLength: 1, maxLength: 40 } as const;
const day = { type: 'string', format: 'date' } as const;
const phone = { type: 'string', pattern: '^[0-9]{10}$' } as const;

const bookSchema: JsonSchemaObject = {
  type: 'object',
  required: ['type', 'title'],
  additionalProperties: false,
  properties: {
    type: { const: 'branch.book' },
    title: line,
    topic: {
      type: 'object',
      properties: { text: { type: 'string' }, coding: { type: 'array', items: { type: 'object' } } },
    },
    genre: { enum: ['novel', 'poetry', 'science'] },
    published: day,
    pages: { type: 'integer', minimum: 1 },
    isOnLoan: { type: 'boolean', default: false },
    dueBack: day,
    remark: { type: 'string', maxLength: 30 },
    condition: { enum: ['good', 'worn'] },
  },
};

const deskSchema: JsonSchemaObject = {
  type: 'object',
  required: ['id', 'name', 'zip', 'phone'],
  additionalProperties: false,
  properties: {
    id: line,
    name: line,
    zip: { type: 'string', pattern: '^[0-9]{5}(-[0-9]{4})?$' },
    phone,
    email: { type: 'string', format: 'email' },
    isMain: { type: 'boolean' },
    isSpare: { type: 'boolean' },
    contact: { type: 'object', properties: { firstName: line, lastName: line } },
  },
};

const branchSchema: JsonSchemaObject = {
  type: 'object',
  required: ['type', 'name'],
  properties: {
    type: { const: 'branch' },
    name: line,
    founded: day,
    desks: { type: 'array', items: deskSchema },
  },
};

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);

function expression<Value>(source: string, evaluate: (scope: Scope) => Value): Expression<Value> {
  return { source, evaluate };
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const isOnLoan = expression('self.isOnLoan', ({ self }) => own(self, 'isOnLoan') === true);

const bookRules: readonly Rule[] = [
  {
    ...{ id: 'book.due-back', on: '', at: '/dueBack', severity: 'error', message: '{label} is required' },
    ...{ kind: 'require', test: isOnLoan },
  },
  {
    ...{ id: 'book.published', on: '', at: '/published', severity: 'error', kind: 'unless' },
    message: 'Date cannot be in the future',
    test: expression(
      'self.published <= today()',
      ({ self, today }) => String(own(self, 'published')) <= today,
    ),
  },
  {
    ...{ id: 'book.many-pages', on: '', at: '/pages', severity: 'warning', kind: 'unless' },
    message: 'Are there really so many pages?',
    test: expression('self.pages < 2000', ({ self }) => Number(own(self, 'pages')) < 2000),
  },
];

function entity(name: string, schema: JsonSchemaObject, rest: Partial<Entity>): Entity {
  return {
    ...{ name, title: name, description: '', schema, validate: ajv.compile(schema) },
    ...{ fields: {}, rules: [], messages: {}, keyedArrays: {} },
    ...rest,
  };
}

function fields(titles: Readonly<Record<string, string | Field>>): Readonly<Record<string, Field>> {
  const entries = Object.entries(titles);
  return Object.fromEntries(
    entries.map(([at, field]) => [at, typeof field === 'string' ? { title: field, type: 'string' } : field]),
  );
}

const entities: Product['entities'] = {
  book: entity('book', bookSchema, {
    record: { type: 'branch.book', subject: 'branch', display: '{title}' },
    rules: bookRules,
    messages: { '/published': { format: 'Invalid Date' }, '/dueBack': { format: 'Invalid Date' } },
    fields: fields({
      '/title': { title: 'Title', type: 'string', maxLength: 40 },
      '/topic': { title: 'Topic', type: 'object' },
      '/genre': { title: 'Genre', type: 'string', codes: 'genres' },
      '/published': { title: 'Published', type: 'string', format: 'date' },
      '/pages': { title: 'Pages', type: 'integer', unit: 'pages' },
      '/isOnLoan': { title: 'On loan', type: 'boolean' },
      '/dueBack': { title: 'Due back', type: 'string', format: 'date' },
      '/remark': { title: 'Remark', type: 'string', maxLength: 30 },
      '/condition': { title: 'Condition', type: 'string' },
    }),
  }),
  desk: entity('desk', deskSchema, {
    messages: {
      '': { required: '{label} is required' },
      '/zip': { pattern: 'Invalid Format' },
      '/phone': { pattern: 'Number must be 10 digits long' },
      '/email': { format: 'Invalid email format' },
    },
    fields: fields({
      '/name': 'Name',
      '/zip': 'Zip',
      '/phone': 'Phone',
      '/email': { title: 'Email', type: 'string', format: 'email' },
      '/isMain': { title: 'Main', type: 'boolean' },
      '/isSpare': { title: 'Spare', type: 'boolean' },
      '/contact/firstName': 'First Name',
      '/contact/lastName': 'Last Name',
    }),
  }),
  branch: entity('branch', branchSchema, {
    record: { type: 'branch', display: '{name}' },
    keyedArrays: { '/desks': 'id' },
    fields: fields({ '/name': 'Name', '/founded': { title: 'Founded', type: 'string', format: 'date' } }),
  }),
};

const plainField: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };

const forms: Readonly<Record<string, FormDescriptor>> = {
  book: {
    ...{ name: 'book', entity: 'book', initial: { isOnLoan: false, type: 'branch.book' } },
    layout: [
      { row: ['title'] },
      { row: ['topic'] },
      { row: ['genre', 'published', 'pages'] },
      { row: ['isOnLoan', 'dueBack'] },
      { row: ['condition'] },
      { row: ['remark'] },
    ],
    fields: {
      topic: {
        ...plainField,
        widget: 'code-search',
        options: { call: 'topic.search', minLength: 3, debounce: 20 },
      },
      dueBack: { ...plainField, visibleWhen: isOnLoan, requiredWhen: isOnLoan, whenHidden: 'clear' },
      condition: { ...plainField, widget: 'radio' },
      remark: { ...plainField, widget: 'textarea' },
    },
  },
  desk: {
    ...{ name: 'desk', entity: 'desk', initial: {} },
    layout: [
      { tab: 'Place', rows: [{ row: ['name', 'zip'] }, { row: ['isMain', 'isSpare'] }] },
      {
        tab: 'Contact',
        rows: [
          { row: ['phone', 'email'] },
          { group: 'In charge', rows: [{ row: ['contact.firstName', 'contact.lastName'] }] },
        ],
      },
    ],
    fields: {
      zip: { ...plainField, widget: 'zip' },
      phone: { ...plainField, widget: 'phone' },
      isMain: { ...plainField, clears: ['isSpare'] },
      isSpare: { ...plainField, clears: ['isMain'] },
    },
  },
};

function column(field: string, title: string, rest: Partial<ColumnDescriptor> = {}): ColumnDescriptor {
  return { field, title, cell: 'text', isSortable: true, ...rest };
}

const write = { access: 'write' };

const tabs: Readonly<Record<string, TabDescriptor>> = {
  books: {
    ...{ name: 'books', title: 'Books', item: 'Book', entity: 'book', form: 'book', hasCount: true },
    source: { kind: 'call', list: 'book.list', save: 'book.save', remove: 'book.remove' },
    table: {
      ...{ pageSize: 5, pageButtons: 5, sort: [{ by: 'title', descending: false }] },
      columns: [
        column('title', 'Title'),
        column('genre', 'Genre', { cell: 'code', codes: 'genres' }),
        column('published', 'Published', { cell: 'date' }),
        column('pages', 'Pages', { cell: 'number' }),
        column('isOnLoan', 'On loan', { cell: 'boolean' }),
      ],
    },
    actions: { add: write, edit: write, remove: write },
    empty: 'No books recorded.',
  },
  desks: {
    ...{ name: 'desks', title: 'Desks', item: 'Desk', entity: 'desk', form: 'desk', hasCount: true },
    source: { kind: 'record', record: 'branch', at: '/desks', key: 'id', save: 'branch.save' },
    table: {
      ...{ pageSize: 5, pageButtons: 5, sort: [{ by: 'name', descending: false }] },
      columns: [column('name', 'Name'), column('phone', 'Phone', { cell: 'phone', isSortable: false })],
    },
    actions: { add: write, edit: write, remove: write },
    empty: 'No desks recorded.',
  },
  'find-books': {
    ...{ name: 'find-books', title: 'Find Books', item: 'Book', entity: 'book', hasCount: false },
    source: {
      ...{ kind: 'search', call: 'book.search' },
      inputs: [
        {
          ...{ name: 'text', label: 'Title or number', widget: 'text', minLength: 3, debounce: 20 },
          queries: [
            {
              field: 'number',
              when: expression('…', ({ inputs }) => /^\d+$/.test(String(inputs?.['text']))),
            },
            { field: 'title' },
          ],
        },
      ],
    },
    table: {
      ...{ pageSize: 3, pageButtons: 5, sort: [{ by: 'title', descending: false }] },
      columns: [
        column('title', 'Title', { link: '/books/{id}' }),
        column('pages', 'Pages', { cell: 'number' }),
      ],
    },
    actions: {},
    empty: 'No books found.',
  },
};

function call(
  name: string,
  rest: Pick<CallContract, 'path' | 'answer' | 'store'> & Partial<CallContract>,
): CallContract {
  return { name, title: name, methods: ['GET'], query: {}, access: 'read', cacheSeconds: 0, ...rest };
}

const text = { type: 'string', isRequired: true, description: 'what is asked for' } as const;

const calls: readonly CallContract[] = [
  call('branch.get', {
    ...{
      path: '/api/library/branch',
      query: { branchId: text },
      answer: { kind: 'record', entity: 'branch' },
    },
    store: { kind: 'get', entity: 'branch', by: 'branchId' },
    failure: 'The branch could not be loaded.',
  }),
  call('branch.save', {
    ...{ path: '/api/library/branch', methods: ['POST', 'PUT'], answer: { kind: 'saved', entity: 'branch' } },
    store: { kind: 'save', entity: 'branch' },
  }),
  call('book.list', {
    ...{ path: '/api/library/books', query: { branchId: text }, answer: { kind: 'list', entity: 'book' } },
    store: { kind: 'list', entity: 'book', subjectFrom: 'branchId' },
  }),
  call('book.save', {
    ...{ path: '/api/library/book', methods: ['POST', 'PUT'], body: { wrap: 'book', entity: 'book' } },
    ...{ answer: { kind: 'saved', entity: 'book' }, store: { kind: 'save', entity: 'book' } },
    failure: 'An error occurred updating the book',
  }),
  call('book.remove', {
    ...{ path: '/api/library/book/delete', methods: ['POST'], body: { wrap: 'book', entity: 'book' } },
    ...{ answer: { kind: 'saved', entity: 'book' }, store: { kind: 'remove', entity: 'book' } },
  }),
  call('book.search', {
    ...{ path: '/api/library/books/search', methods: ['POST'], answer: { kind: 'hits', search: 'books' } },
    store: { kind: 'search', search: 'books' },
  }),
  call('topic.search', {
    ...{ path: '/api/library/topics', query: { text }, answer: { kind: 'free', schema: true } },
    store: { kind: 'handler', handler: 'topics', options: {} },
    failure: 'An error occurred fetching topics',
  }),
];

/** Product of a library, for the engine's tests. */
export const library: Product = {
  hash: 'library-1',
  info: { slug: 'library', title: 'Library', version: '1', copyright: '' },
  entities,
  forms,
  tabs,
  cards: {},
  flows: {},
  screens: {
    branch: {
      ...{ name: 'branch', title: 'Branch', route: '/branch/:branchId/:hashPayload?' },
      record: { entity: 'branch', call: 'branch.get', param: 'branchId' },
      boxes: [
        {
          ...{ name: 'stock', title: 'Stock' },
          tabs: [
            { kind: 'group', name: 'shelves', title: 'Shelves', tabs: [{ kind: 'tab', tab: 'books' }] },
            { kind: 'group', name: 'house', title: 'House', tabs: [{ kind: 'tab', tab: 'desks' }] },
            { kind: 'part', part: 'broken', title: 'Broken' },
          ],
        },
      ],
    },
  },
  calls: Object.fromEntries(calls.map((contract) => [contract.name, contract])),
  codes: {
    genres: {
      ...{ name: 'genres', title: 'Genres' },
      codes: [
        { code: 'novel', display: 'Novel' },
        { code: 'poetry', display: 'Poetry' },
        { code: 'science', display: 'Popular science' },
      ],
    },
  },
  searches: {},
  access: {
    read: { name: 'read', needs: 'a card', allows: expression('true', () => true) },
    write: {
      ...{ name: 'write', needs: 'the role librarian' },
      allows: expression("hasRole('librarian')", ({ user }) => user?.roles.includes('librarian') === true),
    },
  },
  messages: {
    'back-home': 'Back to the dashboard',
    'row.remove.text': "Are you sure you want to remove this {item} from the member's profile?",
    ...{ required: 'Required', pattern: 'Invalid Format', format: 'Invalid Format', enum: 'Choose one' },
    ...{ type: 'Invalid Format', minimum: 'Must be at least {limit}', 'unknown-field': 'Not known' },
    conflict:
      'Unable to save {item}. The item was updated by another user before saving. Please try editing the item again',
    'save-failed': 'An error occurred',
    'delete-failed': 'An error occurred deleting the data',
    'render-failed': 'An error has occurred, and this component can not be rendered',
  },
};

/** Library branch with two desks. */
export const northBranch: JsonObject = {
  ...{ _id: 'north', _rev: 3, type: 'branch', name: 'North Branch', founded: '1954-03-04' },
  desks: [
    { id: 'd1', name: 'Front desk', zip: '80202', phone: '3035550134', isMain: true },
    { id: 'd2', name: 'Back desk', zip: '80203', phone: '3035550135' },
  ],
};
