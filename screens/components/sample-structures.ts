import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { FormDescriptor, FormField } from '../../engine/core/product/form.ts';

const schema = {
  type: 'object',
  properties: {
    people: {
      type: 'array',
      title: 'List',
      items: {
        type: 'object',
        title: 'Person',
        properties: {
          name: { type: 'string', title: 'Name' },
          age: { type: 'integer', title: 'Age', minimum: 0 },
        },
      },
    },
    contact: {
      type: 'object',
      title: 'One of two shapes',
      oneOf: [
        { title: 'By post', properties: { street: { type: 'string', title: 'Street' } } },
        { title: 'By phone', properties: { number: { type: 'string', title: 'Number' } } },
      ],
    },
    labels: {
      ...{ type: 'object', title: 'Free properties' },
      additionalProperties: { type: 'string' },
    },
  },
} as const;

/** Entity that RJSF lays out by the schema alone: lists, alternative shapes, properties named by users. */
export const structuresEntity: Entity = {
  ...{ name: 'structures', title: 'Structures', description: '', schema, validate: () => true },
  ...{ rules: [], messages: {}, keyedArrays: {} },
  fields: {
    '/people/*/name': { title: 'Name', type: 'string' },
    '/people/*/age': { title: 'Age', type: 'integer' },
  },
};

export const structuresForm: FormDescriptor = {
  ...{ name: 'structures', entity: 'structures', layout: [], uiSchema: {}, fields: {} },
  initial: {
    people: [
      { name: 'Ada', age: 36 },
      { name: 'Emil', age: 41 },
    ],
    contact: { street: '1 Elm St' },
    labels: { colour: 'red' },
  },
};

const plain: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };

const nameOf = ({ self }: Scope) => (self as { readonly name?: string } | undefined)?.name ?? '';

/** Form in steps, with a list whose chosen row is edited beside it. */
export const stepsForm: FormDescriptor = {
  ...{ name: 'steps', entity: 'structures', initial: structuresForm.initial },
  layout: [
    { tab: 'Who is it about?', isStep: true, rows: [{ row: ['people'] }] },
    { tab: 'How are they reached?', isStep: true, rows: [{ row: ['contact'] }] },
    { tab: 'Labels', isStep: true, rows: [{ row: ['labels'] }] },
  ],
  fields: {
    people: {
      ...plain,
      rows: {
        ...{ item: 'Person', columns: ['name', 'age'], least: 0, ordered: true },
        listedAs: { source: 'self.name', evaluate: nameOf },
      },
    },
    'people.*.name': plain,
    'people.*.age': plain,
  },
};
