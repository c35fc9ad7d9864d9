import { describe, expect, it } from 'vitest';
import type { JsonSchemaObject } from '../json/json.ts';
import type { Entity } from '../product/entity.ts';
import type { FormDescriptor } from '../product/form.ts';
import { openedForm, schemaDefaults, schemaOfForm } from './opened-form.ts';

const schema: JsonSchemaObject = {
  type: 'object',
  required: ['title', 'shelf'],
  properties: {
    title: { type: 'string' },
    shelf: { type: 'string' },
    isOnLoan: { type: 'boolean', default: false },
    place: { type: 'object', properties: { hall: { type: 'string' }, row: { type: 'string' } } },
    copies: { type: 'array', items: { type: 'object', properties: { state: { type: 'string' } } } },
  },
};

const form = {
  ...{ name: 'book', entity: 'book', initial: { isOnLoan: false } },
  layout: [{ row: ['title'] }, { group: 'Where', rows: [{ row: ['place.hall'] }] }],
  fields: { copies: {}, 'copies.*.state': {} },
} as unknown as FormDescriptor;

describe('the schema of a form', () => {
  it('has the fields that the form shows or begins with, and lists of rows whole', () => {
    expect(schemaOfForm(form, schema)).toEqual({
      ...{ type: 'object', required: ['title'] },
      properties: {
        ...{ title: { type: 'string' }, isOnLoan: { type: 'boolean', default: false } },
        place: { type: 'object', properties: { hall: { type: 'string' } } },
        copies: schema.properties?.['copies'],
      },
    });
  });

  it('has a field whose name has the signs that divide a JSON Pointer', () => {
    const dose = { type: 'object', properties: { 'mg/dL': {}, 'a~b': {}, unit: {} } } as const;
    const fields = { 'dose.mg/dL': {}, 'dose.a~b': {} };
    const shown = {
      ...form,
      layout: [{ row: ['dose.mg/dL'] }],
      fields,
      initial: {},
    } as unknown as FormDescriptor;
    expect(schemaOfForm(shown, { type: 'object', properties: { dose } })).toEqual({
      ...{ type: 'object', properties: { dose: { ...dose, properties: { 'mg/dL': {}, 'a~b': {} } } } },
    });
  });

  it('is that of the entity where RJSF lays the form out', () => {
    expect(schemaOfForm({ ...form, layout: [] }, schema)).toBe(schema);
  });

  it('is made once for a form and an entity', () => {
    const [entity, loaded] = [{ schema } as Entity, { schema } as Entity];
    expect(openedForm(form, entity)).toBe(openedForm(form, entity));
    expect(openedForm(form, entity)).not.toBe(openedForm(form, loaded));
  });
});

it('finds the defaults of a schema', () => {
  expect(schemaDefaults(schema)).toEqual({ isOnLoan: false });
  expect(schemaDefaults(true)).toEqual({});
});
