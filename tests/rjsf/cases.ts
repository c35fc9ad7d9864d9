import type { JsonObject, JsonSchemaObject } from '../../engine/core/json/json.ts';

/** Action of a user in the form, by visible texts. */
export type Step =
  | { readonly fill: string; readonly text: string }
  | { readonly choose: string; readonly option: string }
  | { readonly tick: string }
  /** Presses the button with that name; if there are several, the one at index `at`. */
  | { readonly press: string; readonly at?: number };

export interface Case {
  /** Feature of RJSF's documentation that the case shows. */
  readonly shows: string;
  readonly schema: JsonSchemaObject;
  readonly uiSchema?: JsonObject;
  readonly values?: JsonObject;
  readonly steps?: readonly Step[];
  /** Registrations of the host, under RJSF's names for them. */
  readonly host?: object;
  /** Fields whose values stock RJSF refuses although JSON Schema allows them. */
  readonly wrongInStockAlone?: readonly string[];
}

const text = { type: 'string' } as const;
const person = {
  type: 'object',
  title: 'Person',
  required: ['name'],
  properties: { name: { ...text, title: 'Name' }, age: { type: 'integer', title: 'Age' } },
} as const;

function objectOf(properties: JsonSchemaObject['properties'] & object, rest: object = {}): JsonSchemaObject {
  return { type: 'object', properties, ...rest };
}

const single: readonly Case[] = [
  {
    shows: 'texts, numbers, ticks, days and choices, with their defaults',
    schema: objectOf(
      {
        name: { ...text, title: 'Name', default: 'Ann' },
        age: { type: 'integer', title: 'Age', default: 7 },
        weight: { type: 'number', title: 'Weight' },
        isAdult: { type: 'boolean', title: 'Adult', default: true },
        born: { ...text, title: 'Born', format: 'date' },
        mail: { ...text, title: 'Mail', format: 'email' },
        colour: { ...text, title: 'Colour', enum: ['red', 'green'] },
      },
      { title: 'Registration', description: 'Who it is.', required: ['name', 'weight'] },
    ),
    steps: [
      { fill: 'Name', text: 'Emma' },
      { fill: 'Weight', text: '12.5' },
      { tick: 'Adult' },
      { choose: 'Colour', option: 'green' },
    ],
  },
  {
    shows: 'the order of ui:order, with a star for the rest',
    schema: objectOf({ a: { ...text, title: 'A' }, b: { ...text, title: 'B' }, c: { ...text, title: 'C' } }),
    uiSchema: { 'ui:order': ['c', '*', 'a'] },
  },
  {
    shows: 'titles, descriptions, help and placeholders of the uiSchema',
    schema: objectOf({ a: { ...text, title: 'A', description: 'Of the schema' }, b: text }),
    uiSchema: {
      'ui:title': 'Renamed',
      a: { 'ui:title': 'First', 'ui:help': 'Help for it', 'ui:placeholder': 'Type' },
      b: { 'ui:options': { title: 'Second', label: true } },
    },
  },
  {
    shows: 'labels that are switched off, hidden and locked fields',
    schema: objectOf({
      a: { ...text, title: 'A', default: 'kept' },
      b: { ...text, title: 'B', readOnly: true },
      c: { ...text, title: 'C' },
      d: { ...text, title: 'D' },
    }),
    uiSchema: {
      a: { 'ui:widget': 'hidden' },
      c: { 'ui:disabled': true },
      d: { 'ui:options': { label: false } },
    },
  },
  {
    shows: 'the aliases of ui:widget for texts',
    schema: objectOf({
      long: { ...text, title: 'Long' },
      secret: { ...text, title: 'Secret' },
      shade: { ...text, title: 'Shade', default: '#336699' },
      plain: { ...text, title: 'Plain' },
      site: { ...text, title: 'Site', format: 'uri' },
    }),
    uiSchema: {
      long: { 'ui:widget': 'textarea', 'ui:options': { rows: 8 } },
      secret: { 'ui:widget': 'password' },
      shade: { 'ui:widget': 'color' },
      plain: { 'ui:options': { inputType: 'tel' } },
    },
    steps: [
      { fill: 'Long', text: 'many words' },
      { fill: 'Secret', text: 'pass' },
      { fill: 'Plain', text: '303' },
    ],
  },
  {
    shows: 'the aliases of ui:widget for numbers, ticks and choices',
    schema: objectOf({
      upDown: { type: 'integer', title: 'Up and down', minimum: 0, maximum: 9 },
      range: { type: 'integer', title: 'Range', minimum: 0, maximum: 9, default: 4 },
      few: { type: 'integer', title: 'Few', enum: [1, 2, 3] },
      yes: { type: 'boolean', title: 'Yes' },
      either: { type: 'boolean', title: 'Either' },
      several: { type: 'array', title: 'Several', items: { ...text, enum: ['x', 'y'] }, uniqueItems: true },
    }),
    uiSchema: {
      upDown: { 'ui:widget': 'updown' },
      range: { 'ui:widget': 'range' },
      few: { 'ui:widget': 'radio' },
      yes: { 'ui:widget': 'radio' },
      either: { 'ui:widget': 'select' },
      several: { 'ui:widget': 'checkboxes' },
    },
    steps: [
      { fill: 'Up and down', text: '5' },
      { tick: '2' },
      { tick: 'x' },
      { choose: 'Either', option: 'Yes' },
    ],
  },
  {
    shows: 'names of choices by oneOf with const, by ui:enumNames, and choices that cannot be chosen',
    schema: objectOf({
      size: {
        ...text,
        title: 'Size',
        oneOf: [
          { const: 's', title: 'Small' },
          { const: 'l', title: 'Large' },
        ],
      },
      level: { type: 'number', title: 'Level', enum: [1, 2] },
      lock: { ...text, title: 'Lock', enum: ['on', 'off'] },
    }),
    uiSchema: { level: { 'ui:enumNames': ['low', 'high'] }, lock: { 'ui:enumDisabled': ['off'] } },
    steps: [
      { choose: 'Size', option: 'Large' },
      { choose: 'Level', option: 'high' },
    ],
  },
  {
    shows: 'null, constants and several types',
    schema: objectOf({
      nothing: { type: 'null', title: 'Nothing' },
      maybe: { type: ['string', 'null'], title: 'Maybe' },
      always: { const: 'fixed', title: 'Always', type: 'string' },
    }),
    steps: [{ fill: 'Maybe', text: 'so' }],
  },
  {
    shows: 'files, one and several',
    schema: objectOf({
      file: { ...text, title: 'File', format: 'data-url' },
      files: { type: 'array', title: 'Files', items: { ...text, format: 'data-url' } },
    }),
  },
  {
    shows: 'the value of an emptied field by ui:emptyValue',
    schema: objectOf({ a: { ...text, title: 'A', default: 'x' }, b: { ...text, title: 'B', default: 'x' } }),
    uiSchema: { a: { 'ui:emptyValue': '' } },
    steps: [
      { fill: 'A', text: '' },
      { fill: 'B', text: '' },
    ],
  },
];

const lists: readonly Case[] = [
  {
    shows: 'a list of texts: add, fill, move, remove',
    schema: objectOf({ tags: { type: 'array', title: 'Tags', items: { ...text, default: 'new' } } }),
    values: { tags: ['one', 'two'] },
    steps: [
      { press: 'Add' },
      { press: 'Move down', at: 0 },
      { press: 'Remove', at: 1 },
      { press: 'Move up', at: 1 },
    ],
  },
  {
    shows: 'a list of objects: what was typed in a row stays with it',
    schema: objectOf({ people: { type: 'array', title: 'People', items: person } }),
    values: { people: [{ name: 'Ann' }, { name: 'Ben', age: 3 }] },
    steps: [
      { fill: 'Name', text: 'Anna' },
      { press: 'Move down', at: 0 },
      { press: 'Add' },
      { press: 'Remove', at: 0 },
    ],
  },
  {
    shows: 'minItems, maxItems and lists that can neither grow, shrink nor be ordered',
    schema: objectOf({
      few: { type: 'array', title: 'Few', minItems: 2, maxItems: 3, items: { ...text, default: 'd' } },
      fixed: { type: 'array', title: 'Fixed', items: text, default: ['a', 'b'] },
    }),
    uiSchema: { fixed: { 'ui:options': { addable: false, removable: false, orderable: false } } },
    steps: [{ press: 'Add' }],
  },
  {
    shows: 'lists whose items can be copied',
    schema: objectOf({ people: { type: 'array', title: 'People', items: person } }),
    uiSchema: { people: { 'ui:options': { copyable: true } } },
    values: { people: [{ name: 'Ann', age: 4 }] },
    steps: [{ press: 'Copy' }],
  },
  {
    shows: 'fixed items with further ones',
    schema: objectOf({
      pair: {
        type: 'array',
        title: 'Pair',
        items: [
          { ...text, title: 'Word' },
          { type: 'boolean', title: 'Flag' },
        ] as never,
        additionalItems: { type: 'number', title: 'More' },
      },
    }),
    values: { pair: ['w', true] },
    steps: [{ press: 'Add' }],
  },
  {
    shows: 'several choices from a list',
    schema: objectOf({
      many: { type: 'array', title: 'Many', items: { ...text, enum: ['a', 'b', 'c'] }, uniqueItems: true },
    }),
    values: { many: ['b'] },
  },
  {
    shows: 'lists in lists',
    schema: objectOf({
      table: {
        type: 'array',
        title: 'Table',
        items: { type: 'array', title: 'Line', items: { type: 'integer', title: 'Cell' } },
      },
    }),
    values: { table: [[1, 2], [3]] },
    steps: [{ press: 'Remove', at: 1 }],
  },
];

const branches: readonly Case[] = [
  {
    shows: 'oneOf of objects, chosen by the values and by hand',
    schema: {
      type: 'object',
      oneOf: [
        { title: 'By mail', properties: { mail: { ...text, title: 'Mail' } }, required: ['mail'] },
        { title: 'By phone', properties: { phone: { ...text, title: 'Phone' } }, required: ['phone'] },
      ],
    },
    values: { phone: '303' },
    steps: [{ fill: 'Phone', text: '404' }],
  },
  {
    shows: 'anyOf beside shared properties',
    schema: objectOf(
      { shared: { ...text, title: 'Shared' } },
      {
        anyOf: [
          { title: 'First', properties: { first: { ...text, title: 'One' } } },
          { title: 'Second', properties: { second: { type: 'number', title: 'Two' } } },
        ],
      },
    ),
    steps: [{ fill: 'Shared', text: 's' }],
  },
  {
    shows: 'a field of either type',
    schema: objectOf({
      either: {
        title: 'Either',
        oneOf: [
          { ...text, title: 'Text' },
          { type: 'number', title: 'Number' },
        ],
      },
    }),
    values: { either: 4 },
  },
  {
    shows: 'allOf as one schema',
    schema: objectOf(
      { a: { ...text, title: 'A' } },
      { allOf: [{ properties: { b: { type: 'boolean', title: 'B' } } }, { required: ['a'] }] },
    ),
    steps: [{ fill: 'A', text: 'x' }],
  },
  {
    shows: 'if, then and else',
    schema: objectOf(
      { animal: { ...text, title: 'Animal', enum: ['cat', 'fish'] } },
      {
        if: { properties: { animal: { const: 'cat' } }, required: ['animal'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {
          properties: { food: { ...text, title: 'Food', enum: ['meat', 'grass'] } },
          required: ['food'],
        },
        else: { properties: { water: { ...text, title: 'Water' } } },
      },
    ),
    steps: [
      { choose: 'Animal', option: 'cat' },
      { choose: 'Food', option: 'meat' },
      { choose: 'Animal', option: 'fish' },
      { fill: 'Water', text: 'sea' },
    ],
  },
  {
    shows: 'dependencies on a property: required and further fields',
    schema: objectOf(
      { card: { type: 'number', title: 'Card' }, name: { ...text, title: 'Name' } },
      {
        dependencies: {
          card: { properties: { address: { ...text, title: 'Address' } }, required: ['address'] },
          name: ['card'],
        },
      },
    ),
    steps: [
      { fill: 'Card', text: '12' },
      { fill: 'Name', text: 'Ann' },
    ],
  },
  {
    shows: 'dependencies with a choice between shapes',
    schema: objectOf(
      { pets: { ...text, title: 'Pets', enum: ['No', 'Yes'], default: 'No' } },
      {
        dependencies: {
          pets: {
            oneOf: [
              { properties: { pets: { enum: ['No'] } } },
              {
                properties: { pets: { enum: ['Yes'] }, age: { type: 'number', title: 'How old' } },
                required: ['age'],
              },
            ],
          },
        },
      },
    ),
    steps: [
      { choose: 'Pets', option: 'Yes' },
      { fill: 'How old', text: '3' },
      { choose: 'Pets', option: 'No' },
    ],
  },
];

const open: readonly Case[] = [
  {
    shows: 'properties named like members of every object',
    schema: objectOf({
      toString: { ...text, title: 'Text' },
      constructor: { ...text, title: 'Builder', description: 'Who built it' },
      hasOwnProperty: { type: 'boolean', title: 'Owned', description: 'Whether it is owned' },
      valueOf: { type: 'object', title: 'Value', properties: { toString: { ...text, title: 'Inner' } } },
    }),
    steps: [{ fill: 'Text', text: 'a' }, { fill: 'Inner', text: 'b' }, { tick: 'Owned' }],
    // Stock RJSF reads the member `constructor`, which every object inherits, as the value of the field.
    wrongInStockAlone: ['constructor'],
  },
  {
    shows: 'optional data over objects, lists and choices between shapes',
    schema: objectOf({
      shape: {
        type: 'object',
        title: 'Shape',
        anyOf: [
          { title: 'Round', properties: { radius: { type: 'number', title: 'Radius' } } },
          { title: 'Square', properties: { side: { type: 'number', title: 'Side' } } },
        ],
      },
      tags: { type: 'array', title: 'Tags', items: text },
    }),
    uiSchema: { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } },
    steps: [
      { press: 'Add data for optional field', at: 0 },
      { fill: 'Radius', text: '2' },
    ],
  },
  {
    shows: 'additional properties: add, rename, fill, remove',
    schema: objectOf({ known: { ...text, title: 'Known' } }, { additionalProperties: { type: 'string' } }),
    values: { known: 'k', extra: 'e', 'with.dot': 'd' },
    steps: [
      { press: 'Add' },
      { fill: 'newKey', text: 'typed' },
      { fill: 'with.dot', text: 'dotted' },
      { press: 'Remove', at: 0 },
    ],
  },
  {
    shows: 'references, also to themselves',
    schema: {
      ...objectOf({
        tree: { $ref: '#/definitions/node' },
        home: { $ref: '#/definitions/place', title: 'Home' },
      }),
      definitions: {
        place: { type: 'object', title: 'Place', properties: { city: { ...text, title: 'City' } } },
        node: {
          type: 'object',
          title: 'Node',
          properties: {
            name: { ...text, title: 'Name' },
            children: { type: 'array', title: 'Children', items: { $ref: '#/definitions/node' } },
          },
        },
      },
    },
    values: { tree: { name: 'root', children: [{ name: 'leaf' }] } },
    steps: [
      { fill: 'City', text: 'Denver' },
      { fill: 'Name', text: 'trunk' },
      { press: 'Add', at: 1 },
    ],
  },
  {
    shows: 'nested objects with a uiSchema of their own',
    schema: objectOf({ outer: { type: 'object', title: 'Outer', properties: { inner: person } } }),
    uiSchema: { outer: { inner: { 'ui:order': ['age', 'name'], name: { 'ui:help': 'Given' } } } },
    steps: [{ fill: 'Name', text: 'Ann' }],
  },
];

export const cases: readonly Case[] = [...single, ...lists, ...branches, ...open];
