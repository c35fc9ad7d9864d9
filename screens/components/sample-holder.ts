import type { Expression, Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { CardDescriptor, Fact } from '../../engine/core/product/card.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { FormDescriptor, FormField } from '../../engine/core/product/form.ts';
import type { ColumnDescriptor, TabDescriptor } from '../../engine/core/product/tab.ts';

/** Record with rows and an object inside, for tabs over a part of a record, and for cards. */
export const sampleHolder: JsonObject = {
  ...{ _id: 'holder', _rev: 1, type: 'holder', name: 'Cabinet', opened: '2026-01-15' },
  parts: ['First', 'Second', 'Third'].map((name, index) => ({
    ...{ id: `part-${index}`, name: `${name} part`, amount: (index + 1) * 5 },
  })),
  place: { name: 'Upper shelf', amount: 2 },
};

const plain: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };
const action = {};

const partSchema = {
  type: 'object',
  required: ['name'],
  properties: { id: { type: 'string' }, name: { type: 'string', maxLength: 40 }, amount: { type: 'number' } },
} as const;

const holderSchema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    name: { type: 'string' },
    opened: { type: 'string', format: 'date' },
    parts: { type: 'array', items: partSchema },
    place: partSchema,
  },
} as const;

function entityOf(name: string, schema: Entity['schema'], fields: Entity['fields']): Entity {
  return {
    ...{ name, title: name, description: '', schema, fields, validate: () => true },
    ...{ rules: [], messages: {}, keyedArrays: {} },
  };
}

const partFields = {
  '/name': { title: 'Name', type: 'string' },
  '/amount': { title: 'Amount', type: 'number', unit: 'ml' },
};

export const holderEntities: Readonly<Record<string, Entity>> = {
  part: entityOf('part', partSchema, partFields),
  holder: {
    ...entityOf('holder', holderSchema, {
      '/name': { title: 'Name', type: 'string' },
      '/opened': { title: 'Opened', type: 'string', format: 'date' },
    }),
    record: { type: 'holder', display: '{name}' },
  },
};

export const partForm: FormDescriptor = {
  ...{ name: 'part', entity: 'part', initial: {} },
  layout: [{ row: ['name', 'amount'] }],
  fields: { name: plain, amount: plain },
};

export const partColumns: readonly ColumnDescriptor[] = [
  { field: 'name', title: 'Name', cell: 'text', isSortable: false },
  { field: 'amount', title: 'Amount', cell: 'number', isSortable: false },
];

const shared = {
  ...{ item: 'Part', entity: 'part', form: 'part', hasCount: true, empty: 'There are no parts yet.' },
  table: { pageSize: 5, pageButtons: 5, sort: [], columns: partColumns },
};

export const holderTabs: Readonly<Record<string, TabDescriptor>> = {
  ordered: {
    ...{ ...shared, name: 'ordered', title: 'Parts' },
    source: { kind: 'record', record: 'holder', at: '/parts', key: 'id', save: 'save-holder' },
    actions: { add: action, edit: action, remove: action, move: action },
  },
  object: {
    ...{ ...shared, name: 'object', title: 'Place', item: 'Place', hasCount: false },
    source: { kind: 'object', record: 'holder', at: '/place', save: 'save-holder' },
    actions: { add: action, edit: action, remove: action },
  },
};

function reading<Value>(source: string, evaluate: (scope: Scope) => Value): Expression<Value> {
  return { source, evaluate };
}

const fact: Pick<Fact, 'cell'> = { cell: 'text' };

export const holderCard: CardDescriptor = {
  ...{ name: 'holder', title: 'Cabinet', entity: 'holder', save: 'save-holder', menus: {} },
  with: { slow: { call: 'loading', query: {} }, away: { call: 'failed', query: {} } },
  columns: [
    {
      title: 'What it is',
      facts: [
        { ...fact, title: 'Name', field: 'name', note: reading("'A smaller line'", () => 'A smaller line') },
        { title: 'Opened', field: 'opened', cell: 'date' },
        { ...fact, title: 'Key', field: 'key', empty: 'Not recorded' },
      ],
    },
    {
      title: 'What stands beside it',
      facts: [
        { ...fact, title: 'Loads', value: reading('slow', () => ''), reads: ['slow'] },
        { ...fact, title: 'Failed', value: reading('away', () => ''), reads: ['away'] },
      ],
    },
  ],
  actions: [
    { name: 'rename', title: 'Rename', in: 'bar', set: { '/name': reading("'Cupboard'", () => 'Cupboard') } },
    {
      ...{ name: 'empty', title: 'Empty', in: 'menu' },
      confirm: { title: 'Empty the Cabinet', text: 'Take everything out?', yes: 'Yes, empty' },
      set: { '/parts': reading('[]', () => []) },
    },
    { name: 'sell', title: 'Sell', in: 'menu', access: 'nobody', set: {} },
  ],
};
