import type { Entity } from '../../engine/core/product/entity.ts';
import type { FormDescriptor } from '../../engine/core/product/form.ts';

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

/** What RJSF lays out by the schema alone: lists, choices of a shape, properties that people name. */
export const structuresEntity: Entity = {
  ...{ name: 'structures', title: 'Structures', description: '', schema, validate: () => true },
  ...{ fields: {}, rules: [], messages: {}, keyedArrays: {} },
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
