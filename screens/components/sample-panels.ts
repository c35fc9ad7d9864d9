import type { Entity } from '../../engine/core/product/entity.ts';
import type { FormDescriptor, FormField } from '../../engine/core/product/form.ts';

const schema = {
  type: 'object',
  properties: {
    people: {
      type: 'array',
      title: 'People',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name' },
          remarks: { type: 'string', title: 'Remarks' },
          phones: {
            type: 'array',
            title: 'Phones',
            items: {
              type: 'object',
              properties: {
                kind: { type: 'string', title: 'Kind' },
                number: { type: 'string', title: 'Number' },
              },
            },
          },
        },
      },
    },
  },
} as const;

const fields = {
  '/people': { title: 'People', type: 'array' },
  '/people/*/name': { title: 'Name', type: 'string' },
  '/people/*/remarks': { title: 'Remarks', type: 'string' },
  '/people/*/phones': { title: 'Phones', type: 'array' },
  '/people/*/phones/*/kind': { title: 'Kind', type: 'string' },
  '/people/*/phones/*/number': { title: 'Number', type: 'string' },
};

/** Entity with rows that hold long texts and lists. */
export const panelsEntity: Entity = {
  ...{ name: 'panels', title: 'Panels', description: '', schema, fields, validate: () => true },
  ...{ rules: [], messages: {}, keyedArrays: {} },
};

const plain: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };

/** Form with a panel for each row, and a table of rows inside the panel. */
export const panelsForm: FormDescriptor = {
  ...{ name: 'panels', entity: 'panels', layout: [{ row: ['people'] }] },
  initial: {
    people: [
      {
        name: 'Ada',
        remarks: 'Calls back in the morning.',
        phones: [{ kind: 'Home', number: '3035550111' }],
      },
      { name: 'Emil', phones: [] },
    ],
  },
  fields: {
    people: {
      ...plain,
      rows: {
        ...{ item: 'Person', columns: ['name', 'remarks', 'phones'], least: 0 },
        ...{ ordered: true, panels: true },
      },
    },
    'people.*.name': plain,
    'people.*.remarks': { ...plain, widget: 'textarea', uiSchema: { 'ui:help': 'Who else knows of it' } },
    'people.*.phones': { ...plain, rows: { item: 'Phone', columns: ['kind', 'number'], least: 0 } },
    'people.*.phones.*.kind': plain,
    'people.*.phones.*.number': plain,
  },
};
