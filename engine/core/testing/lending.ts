import type { Scope } from '../expressions/scope.ts';
import { getAt } from '../json/pointer.ts';
import type { Product } from '../product/product.ts';
import type { Transition, Workflow } from '../product/workflow.ts';
import { expression, library } from './library.ts';

const everywhere = ['Shelf', 'Lent', 'Lost', 'Unknown'];

const transitions: readonly Transition[] = [
  {
    ...row('never-lend-torn-books', 'book.lent', ['Shelf']),
    guard: expression("'torn' in book.tags", ({ records }) => listed(records, '/tags').includes('torn')),
    refuse: ['"', fieldOf('/title'), '" has to be corrected first.'],
  },
  {
    ...row('lend', 'book.lent', ['Shelf']),
    to: expression("'Lent'", () => 'Lent'),
    among: ['Lent'],
    set: [
      {
        id: 'lend.0',
        on: '',
        at: '/reader',
        value: expression('event.reader', ({ event }) => getAt(event, '/reader')),
      },
    ],
    message: ['The book goes to ', expression('event.reader', ({ event }) => getAt(event, '/reader')), '.'],
  },
  {
    ...row('move', 'book.moved', everywhere),
    to: expression('event.to', ({ event }) => String(getAt(event, '/to') ?? '')),
    among: ['Shelf', 'Lost'],
    effects: [
      {
        name: 'book.moved',
        payload: {
          from: expression('state', ({ state }) => state),
          to: expression('to', ({ to }) => to),
        },
      },
    ],
  },
];

/** Workflow for lending the books of a library, for the tests of the workflow engine. */
export const lending: Workflow = {
  name: 'lending',
  title: 'Lending',
  description: 'Where a book is.',
  entity: 'book',
  stateAt: '/place/name',
  states: {
    Shelf: { display: 'On the shelf' },
    Lent: { display: 'With a reader' },
    Lost: { display: 'Lost', entered: 'When nobody finds it.' },
    Unknown: { display: 'Unknown', entered: 'For names that are not known.' },
  },
  spellings: { shelf: 'Shelf', 'on the shelf': 'Shelf', lent: 'Lent', lost: 'Lost', unknown: 'Unknown' },
  unknown: 'Unknown',
  display: expression('state', ({ state = '' }) => `${state}!`),
  owns: ['/place'],
  records: {},
  events: {
    'book.lent': {
      ...event('book.lent', 'Lend'),
      action: 'Lend',
      payload: 'loan',
      refusal: 'Only books on the shelf are lent.',
    },
    'book.moved': { ...event('book.moved', 'Move'), action: 'Move' },
    'book.seen': event('book.seen', 'Somebody has seen the book'),
  },
  transitions,
  consequences: [
    {
      id: 'found',
      on: ['book.seen', 'book.moved'],
      guard: expression("to != 'Lost'", ({ to }) => to !== 'Lost'),
      set: [{ id: 'found.0', on: '', at: '/isMissing', value: expression('false', () => false) }],
      effects: [],
      message: ['It is no longer missing from ', expression('stateText', ({ stateText }) => stateText), '.'],
    },
  ],
};

/** Product of the library, with the workflow of lending. */
export const lendingLibrary: Product = { ...library, workflows: { lending } };

function row(id: string, on: string, from: readonly string[]): Transition {
  return { id, on, from, set: [], effects: [] };
}

function event(name: string, title: string) {
  return { name, title, description: title, access: 'staff', raisedBy: [] };
}

function fieldOf(place: string) {
  return expression(`book${place}`, ({ records }) => getAt(records, `/book${place}`));
}

function listed(records: Scope['records'], place: string): readonly unknown[] {
  const list = getAt(records, `/book${place}`);
  return Array.isArray(list) ? list : [];
}
