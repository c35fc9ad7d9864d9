import type { ArrayFieldTemplateProps, FieldTemplateProps } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchemaObject } from '../../engine/core/json/json.ts';
import type { Case } from './cases.ts';

const draft2020 = 'https://json-schema.org/draft/2020-12/schema';
const text = { type: 'string' } as const;
const number = { type: 'number' } as const;

function objectOf(properties: JsonSchemaObject['properties'] & object, rest: object = {}): JsonSchemaObject {
  return { type: 'object', properties, ...rest };
}

/**
 * Cases of RJSF's playground that the other cases lack, with our own schemas; a form inside a product accepts all of
 * them.
 */
export const samples: readonly Case[] = [
  { shows: 'nothing at all', schema: {} },
  { shows: 'a single value', schema: { ...text, title: 'A name' }, values: 'Ann' as never },
  {
    shows: 'numbers as boxes, sliders, steps and choices',
    schema: objectOf({
      number: { ...number, title: 'Number' },
      step: { ...number, title: 'Step', multipleOf: 10 },
      choice: { ...number, title: 'Choice', enum: [1, 2, 3] },
      radio: { ...number, title: 'Radio', enum: [4, 5] },
      range: { type: 'integer', title: 'Range', minimum: -50, maximum: 50 },
      rangeSteps: { type: 'integer', title: 'Range by steps', minimum: 50, maximum: 100, multipleOf: 10 },
    }),
    uiSchema: {
      radio: { 'ui:widget': 'radio', 'ui:options': { inline: true } },
      range: { 'ui:widget': 'range' },
      rangeSteps: { 'ui:widget': 'range' },
    },
    values: { number: 3.14, step: 100, choice: 2, radio: 5, range: 12, rangeSteps: 90 } as never,
    steps: [{ fill: 'Number', text: '2.5' }, { fill: 'Step', text: '15' }, { tick: '4' }],
  },
  {
    shows: 'days and times, typed and by parts',
    schema: objectOf({
      day: { ...text, title: 'Day', format: 'date' },
      parts: { ...text, title: 'By parts', format: 'date' },
    }),
    uiSchema: { parts: { 'ui:widget': 'alt-date', 'ui:options': { yearsRange: [2025, 2026] } } },
    values: { day: '2026-02-28', parts: '2026-02-28' },
  },
  {
    shows: 'suggestions by examples',
    schema: objectOf({
      browser: { ...text, title: 'Browser', examples: ['Firefox', 'Chrome'], default: 'Firefox' },
    }),
    steps: [{ fill: 'Browser', text: 'Lynx' }],
  },
  {
    shows: 'choices that are objects',
    schema: {
      definitions: {
        places: {
          enum: [
            { name: 'New York', lat: 40 },
            { name: 'Amsterdam', lat: 52 },
          ],
        },
      },
      ...objectOf({
        place: { title: 'Place', $ref: '#/definitions/places' },
        places: {
          type: 'array',
          title: 'Places',
          uniqueItems: true,
          items: { $ref: '#/definitions/places' },
        },
      }),
    },
    uiSchema: {
      place: { 'ui:enumNames': ['New York', 'Amsterdam'] },
      places: { items: { 'ui:enumNames': ['New York', 'Amsterdam'] } },
    },
    values: { place: { name: 'Amsterdam', lat: 52 } } as never,
    steps: [{ choose: 'Place', option: 'New York' }],
  },
  {
    shows: 'errors that somebody else has found',
    schema: objectOf({ name: { ...text, title: 'Name' } }),
    values: { name: 'ann' },
    host: { extraErrors: { name: { __errors: ['The name is taken'] } }, extraErrorsBlockSubmit: true },
  },
  {
    shows: 'defaults of objects, lists and branches, under and over each other',
    schema: {
      ...objectOf(
        {
          first: { title: 'First', ...text, default: 'a' },
          inner: objectOf(
            { second: { title: 'Second', ...text, default: 'b' }, third: { title: 'Third', ...number } },
            { title: 'Inner', default: { third: 7 } },
          ),
          list: { type: 'array', title: 'List', items: { ...text, default: 'x' }, minItems: 2 },
          rows: {
            ...{ type: 'array', title: 'Rows', default: [{ word: 'c' }] },
            items: objectOf({ word: { title: 'Word', ...text, default: 'd' } }),
          },
        },
        { allOf: [{ properties: { last: { title: 'Last', ...text, default: 'z' } } }] },
      ),
    },
  },
  {
    shows: 'properties by patterns',
    schema: objectOf(
      { name: { ...text, title: 'Name' } },
      { patternProperties: { '^count_': { type: 'integer' } }, additionalProperties: false },
    ),
    values: { name: 'Ann', count_a: 3 } as never,
    steps: [{ fill: 'count_a', text: '4' }],
  },
  {
    shows: 'names of properties that are restricted',
    schema: objectOf(
      {},
      { additionalProperties: { type: 'string' }, propertyNames: { pattern: '^[a-z]+$' } },
    ),
    values: { Key: 'v' },
    steps: [{ fill: 'Key', text: 'w' }],
  },
  {
    shows: 'a grid of fields',
    schema: objectOf({
      first: { ...text, title: 'First' },
      last: { ...text, title: 'Last' },
      home: objectOf({ city: { ...text, title: 'City' }, zip: { ...text, title: 'Zip' } }, { title: 'Home' }),
    }),
    uiSchema: {
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': {
        'ui:row': [
          { 'ui:columns': { className: 'half', children: ['last', 'first'] } },
          {
            'ui:condition': {
              ...{ field: 'first', value: 'Ann', operator: 'all' },
              children: [{ 'ui:row': [{ 'ui:col': ['home.city'] }] }],
            },
          },
        ],
      },
    } as never,
    steps: [
      { fill: 'First', text: 'Ann' },
      { fill: 'City', text: 'Denver' },
      { fill: 'Last', text: 'Lee' },
    ],
  },
  {
    shows: 'a constant of each kind, and choices of a constant',
    schema: objectOf({
      word: { title: 'Word', const: 'fixed' },
      version: { title: 'Version', type: 'integer', const: 2, default: 2 },
      kind: { ...text, title: 'Kind', oneOf: [{ const: 'a', title: 'The first' }, { const: 'b' }] },
    }),
    steps: [{ choose: 'Kind', option: 'The first' }],
  },
  {
    shows: 'values that may be null, emptied to a value of their own',
    schema: objectOf({
      name: { type: ['string', 'null'], title: 'Name', default: 'Ann' },
      age: { type: ['integer', 'null'], title: 'Age' },
    }),
    uiSchema: { name: { 'ui:emptyValue': '' } },
    values: { name: 'Ben', age: null } as never,
    steps: [
      { fill: 'Name', text: '' },
      { fill: 'Age', text: '4' },
    ],
  },
  {
    shows: 'a field of the host within a choice of shapes',
    schema: {
      title: 'Where',
      type: 'object',
      anyOf: [
        { title: 'At a point', properties: { x: { ...number, title: 'East' } } },
        { title: 'In a town', properties: { town: { ...text, title: 'Town' } } },
      ],
    },
    values: { town: 'Denver' },
    host: {
      templates: {
        FieldTemplate: ({ children, label, id }: FieldTemplateProps) => (
          <div>
            <label htmlFor={id}>{label}</label>
            {children}
          </div>
        ),
      },
    },
    steps: [{ choose: '', option: 'At a point' }],
  },
  {
    shows: 'a value of any type, by a choice of types',
    schema: { title: 'Anything', description: 'It has no type.' },
    values: 1234 as never,
    host: { useFallbackUiForUnsupportedType: true },
  },
  {
    shows: 'two hundred fields of several kinds',
    schema: objectOf(
      Object.fromEntries(
        Array.from({ length: 100 }, (_, index) => [
          [`text${index}`, { ...text, title: `Text ${index}` }],
          [`choice${index}`, { ...text, title: `Choice ${index}`, enum: ['a', 'b'] }],
        ]).flat(),
      ),
    ),
    steps: [
      { fill: 'Text 99', text: 'last' },
      { choose: 'Choice 50', option: 'b' },
    ],
  },
  {
    shows: 'values that are wrong from the start',
    schema: objectOf({
      name: { ...text, title: 'Name', maxLength: 2 },
      age: { ...number, title: 'Age', minimum: 18 },
      tags: { type: 'array', title: 'Tags', items: { ...text, title: 'Tag', minLength: 3 } },
    }),
    values: { name: 'Anna', age: 7, tags: ['ab', 'abcd'] } as never,
    steps: [{ fill: 'Age', text: '30' }],
  },
  {
    shows: 'a list with a template of the host',
    schema: objectOf({ tags: { type: 'array', title: 'Tags', items: { ...text, title: 'Tag' } } }),
    values: { tags: ['a'] } as never,
    host: {
      templates: {
        ArrayFieldTemplate: ({ items, onAddClick, title }: ArrayFieldTemplateProps) => (
          <section aria-label={title}>
            {items}
            <button type="button" onClick={onAddClick}>
              One more
            </button>
          </section>
        ),
      },
    },
    steps: [{ press: 'One more' }],
  },
  {
    shows: 'schemas that are bundled, each with an address of its own',
    schema: {
      $schema: draft2020,
      $id: 'https://library.test/loan.json',
      ...objectOf({ reader: { $ref: 'reader.json' } }),
      $defs: {
        reader: {
          $schema: draft2020,
          $id: 'https://library.test/reader.json',
          ...objectOf({ name: { $ref: '#/$defs/name' } }),
          $defs: { name: { ...text, title: 'Name', maxLength: 3 } },
        },
      },
    },
    host: { validator: customizeValidator({ AjvClass: Ajv2020 }) },
    steps: [{ fill: 'Name', text: 'Anna' }],
  },
];

/** Samples of RJSF's playground, each with the name of our case that covers it. */
export const playground: Readonly<Record<string, string>> = {
  Blank: 'nothing at all',
  Simple: 'texts, numbers, ticks, days and choices, with their defaults',
  'UI Options': 'labels that are switched off, hidden and locked fields',
  Nested: 'nested objects with a uiSchema of their own',
  Arrays: 'a list of texts: add, fill, move, remove',
  'Arrays of fixed items': 'fixed items with further ones',
  Numbers: 'numbers as boxes, sliders, steps and choices',
  Widgets: 'the aliases of ui:widget for texts',
  'Widgets for choices': 'the aliases of ui:widget for numbers, ticks and choices',
  Ordering: 'the order of ui:order, with a star for the rest',
  References: 'references, also to themselves',
  'Bundled schema': 'schemas that are bundled, each with an address of its own',
  Custom: 'a field of its own',
  'Custom Field': 'a widget under a name of its own, and one in place of a widget of RJSF',
  Errors: 'values that are wrong from the start',
  Examples: 'suggestions by examples',
  Large: 'two hundred fields of several kinds',
  'Date & time': 'days and times, typed and by parts',
  Validation: 'what it finds wrong by itself',
  'Transformed errors': 'errors that it leaves out',
  Files: 'files, one and several',
  Single: 'a single value',
  'Custom Array': 'a list with a template of the host',
  'Custom Object': 'a template of its own',
  'Any Of with Custom Field': 'a field of the host within a choice of shapes',
  Alternatives: 'names of choices by oneOf with const, by ui:enumNames, and choices that cannot be chosen',
  'Property dependencies': 'dependencies on a property: required and further fields',
  'Schema dependencies': 'dependencies with a choice between shapes',
  'Additional Properties': 'additional properties: add, rename, fill, remove',
  'Pattern Properties': 'properties by patterns',
  'Property Names': 'names of properties that are restricted',
  'Any Of': 'anyOf beside shared properties',
  'One Of': 'oneOf of objects, chosen by the values and by hand',
  'All Of': 'allOf as one schema',
  'If Then Else': 'if, then and else',
  'Null fields': 'null, constants and several types',
  Const: 'a constant of each kind, and choices of a constant',
  'Enumerated objects': 'choices that are objects',
  Nullable: 'values that may be null, emptied to a value of their own',
  ErrorSchema: 'errors that somebody else has found',
  Defaults: 'defaults of objects, lists and branches, under and over each other',
  'Layout Grid': 'a grid of fields',
  'Optional Data Controls': 'optional data over objects, lists and choices between shapes',
  Fallback: 'a value of any type, by a choice of types',
};
