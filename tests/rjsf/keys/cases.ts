import type { Json, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import type { Act } from './drive.tsx';
import type { KeyedCase, Outcome } from './keyed-case.ts';

const text = { type: 'string' } as const;
const draft2020 = { $schema: 'https://json-schema.org/draft/2020-12/schema' };

function objectOf(properties: JsonSchemaObject['properties'] & object, rest: object = {}): JsonSchemaObject {
  return { type: 'object', properties, ...rest };
}

const submit: Act = { press: 'Submit' };
const type = (name: string, keys: string, at = 0): Act => ({ type: name, keys, at });
const clear = (name: string, at = 0): Act => ({ clear: name, at });
const choose = (name: string, option: string, at = 0): Act => ({ choose: name, option, at });
const tick = (name: string, at = 0): Act => ({ tick: name, at });
const press = (name: string, at = 0): Act => ({ press: name, at });
const saved = (value: Json): Outcome => ({ saved: value });
const wrong = (...places: readonly string[]): Outcome => ({ wrong: places });

const nullable: readonly KeyedCase[] = [
  {
    what: 'a number that may be null',
    schema: objectOf({ n: { type: ['number', 'null'], title: 'N' } }),
    steps: [type('N', '-0.25'), submit, clear('N'), submit],
    expected: [saved({ n: -0.25 }), saved({ n: null })],
    differs: 'a number is a text',
  },
  {
    what: 'a text that may be null',
    schema: objectOf({ s: { type: ['string', 'null'], title: 'S' } }),
    steps: [type('S', 'x'), submit, clear('S'), submit],
    expected: [saved({ s: 'x' }), saved({ s: null })],
    differs: 'an emptied null',
  },
  {
    what: 'a yes or no that may be null',
    schema: objectOf({ b: { type: ['boolean', 'null'], title: 'B' } }, { required: ['b'] }),
    value: { b: null },
    steps: [submit, choose('B', 'Yes'), submit, choose('B', 'No'), submit, choose('B', 'Choose…'), submit],
    expected: [saved({ b: null }), saved({ b: true }), saved({ b: false }), saved({ b: null })],
    differs: 'yes, no or neither',
  },
  {
    what: 'a choice that may be null',
    schema: objectOf({ b: { type: ['string', 'null'], title: 'B', enum: ['a', 'b', null] } }),
    steps: [choose('B', 'a'), submit, choose('B', 'null'), submit],
    expected: [saved({ b: 'a' }), saved({ b: null })],
  },
  {
    what: 'a group that may be null',
    schema: objectOf(
      { b: { type: ['object', 'null'], title: 'B', properties: { x: { ...text, title: 'X' } } } },
      { required: ['b'] },
    ),
    value: { b: null },
    steps: [submit, type('X', 'abc'), submit, press('Remove data for optional field'), submit],
    expected: [saved({ b: null }), saved({ b: { x: 'abc' } }), saved({ b: null })],
    differs: 'an emptied null',
  },
  {
    what: 'a list that may be null',
    schema: objectOf({ b: { type: ['array', 'null'], title: 'B', items: { ...text, title: 'I' } } }),
    value: { b: null },
    steps: [
      ...[submit, press('Add'), type('I', 'abc'), submit, press('Remove'), submit],
      ...[press('Remove data for optional field'), submit],
    ],
    expected: [saved({ b: null }), saved({ b: ['abc'] }), saved({ b: [] }), saved({ b: null })],
    differs: 'an emptied null',
  },
  {
    what: 'a number between types',
    schema: objectOf({ c: { type: ['integer', 'number'], title: 'C' } }),
    steps: [type('C', '-12.5'), submit],
    expected: [saved({ c: -12.5 })],
  },
  {
    what: 'a text that could be a number',
    schema: objectOf({ c: { type: ['string', 'number'], title: 'C' } }),
    steps: [type('C', '12a'), submit],
    expected: [saved({ c: '12a' })],
  },
];

const numbers: readonly KeyedCase[] = [
  {
    what: 'half an exponent',
    schema: objectOf({ n: { type: 'number', title: 'N', examples: [5] } }),
    steps: [type('N', '12e'), submit, type('N', '12'), submit],
    expected: [wrong('n'), saved({ n: 12 })],
    differs: 'a number is a text',
  },
  {
    what: 'more digits than a double holds',
    schema: objectOf({ n: { type: 'integer', title: 'N', examples: [5] } }),
    steps: [type('N', '9007199254740993'), submit, type('N', '9007199254740992'), submit],
    expected: [wrong('n'), saved({ n: 9007199254740992 })],
    differs: 'a number is a text',
  },
  {
    what: 'a number as a phone would type it, by an option of RJSF',
    schema: objectOf({ n: { type: 'number', title: 'N' } }),
    uiSchema: { n: { 'ui:options': { inputType: 'tel' } } },
    steps: [type('N', '-1.50'), submit],
    expected: [saved({ n: -1.5 })],
  },
  {
    what: 'a number among listed ones',
    schema: objectOf({ n: { type: 'number', title: 'N', enum: [1.5, 2.5] } }),
    steps: [choose('N', '2.5'), submit],
    expected: [saved({ n: 2.5 })],
  },
  {
    what: 'limits and steps',
    schema: objectOf({ n: { type: 'number', title: 'N', minimum: 0, multipleOf: 0.5 } }),
    steps: [type('N', '1.25'), submit, type('N', '1.5'), submit],
    expected: [wrong('n'), saved({ n: 1.5 })],
  },
];

const constants: readonly KeyedCase[] = [
  {
    what: 'constants that are numbers',
    schema: objectOf({
      c: {
        title: 'C',
        oneOf: [
          { const: 1, title: 'One' },
          { const: 2, title: 'Two' },
        ],
      },
    }),
    steps: [choose('C', 'Two'), submit],
    expected: [saved({ c: 2 })],
    differs: 'constants are choices',
  },
  {
    what: 'constants that are yes and no',
    schema: objectOf({
      c: {
        title: 'C',
        oneOf: [
          { const: true, title: 'Ja' },
          { const: false, title: 'Nein' },
        ],
      },
    }),
    steps: [choose('C', 'Nein'), submit, choose('C', 'Ja'), submit],
    expected: [saved({ c: false }), saved({ c: true })],
    differs: 'constants are choices',
  },
  {
    what: 'constants of several types',
    schema: objectOf({
      c: {
        title: 'C',
        anyOf: [
          { const: 1, title: 'One' },
          { const: 'x', title: 'X' },
          { const: null, title: 'None' },
          { const: true, title: 'Yes' },
        ],
      },
    }),
    steps: [choose('C', 'None'), submit, choose('C', 'X'), submit, choose('C', 'Yes'), submit],
    expected: [saved({ c: null }), saved({ c: 'x' }), saved({ c: true })],
    differs: 'constants are choices',
  },
  {
    what: 'constants without titles',
    schema: objectOf({ c: { title: 'C', oneOf: [{ const: 1 }, { const: 2 }] } }),
    steps: [choose('C', '2'), submit],
    expected: [saved({ c: 2 })],
    differs: 'constants are choices',
  },
  {
    what: 'constants of equal titles',
    schema: objectOf({
      c: {
        ...text,
        title: 'C',
        oneOf: [
          { const: 'a', title: 'Same' },
          { const: 'b', title: 'Same' },
        ],
      },
    }),
    steps: [choose('C', 'Same'), submit],
    expected: [saved({ c: 'a' })],
  },
  {
    what: 'listed values of several types',
    schema: objectOf({ b: { enum: ['a', 1, true, null, { x: 1 }], title: 'B' } }),
    steps: [choose('B', '1'), submit, choose('B', 'true'), submit],
    expected: [saved({ b: 1 }), saved({ b: true })],
  },
  {
    what: 'a yes that is the only answer',
    schema: objectOf({ c: { title: 'C', const: true } }, { required: ['c'] }),
    steps: [submit, tick('C'), submit, tick('C'), submit],
    expected: [wrong('c'), saved({ c: true }), wrong('c')],
    differs: 'a yes is given',
  },
  {
    what: 'a yes in a definition',
    schema: objectOf(
      { c: { $ref: '#/definitions/consent' } },
      { definitions: { consent: { type: 'boolean', title: 'C', const: true } } },
    ),
    steps: [submit, tick('C'), submit],
    expected: [saved({}), saved({ c: true })],
    differs: 'a yes is given',
  },
  {
    what: 'a constant text',
    schema: objectOf({ c: { title: 'C', const: 'v' } }),
    steps: [submit],
    expected: [saved({ c: 'v' })],
  },
];

const groups: readonly KeyedCase[] = [
  {
    what: 'an optional group that is emptied',
    schema: objectOf({
      g: objectOf(
        { a: { ...text, title: 'A' }, b: { ...text, title: 'B' } },
        { required: ['a'], title: 'G' },
      ),
    }),
    steps: [type('B', 'd'), submit, clear('B'), submit],
    expected: [wrong('g.a'), saved({})],
    differs: 'a group is left',
  },
  {
    what: 'an optional group with a default',
    schema: objectOf({
      g: objectOf(
        { a: { ...text, title: 'A' }, b: { ...text, title: 'B', default: 'd' } },
        { required: ['a'], title: 'G' },
      ),
    }),
    steps: [submit, press('Remove data for optional field'), submit, type('A', 'x'), submit],
    expected: [wrong('g.a'), saved({}), saved({ g: { a: 'x', b: 'd' } })],
    differs: 'a group is left',
  },
  {
    what: 'an optional group with a tick',
    schema: objectOf({
      g: objectOf({ a: { ...text, title: 'A' }, b: { type: 'boolean', title: 'B' } }, { required: ['a'] }),
    }),
    steps: [tick('B'), submit, press('Remove data for optional field'), submit],
    expected: [wrong('g.a'), saved({})],
    differs: 'a group is left',
  },
  {
    what: 'an emptied group in a form that chooses branches',
    schema: objectOf({
      g: objectOf({ a: { ...text, title: 'A' }, b: { ...text, title: 'B' } }, { required: ['a'] }),
      kind: { ...text, title: 'Kind', oneOf: [{ const: 'x' }] },
    }),
    steps: [type('B', 'd'), clear('B'), submit],
    expected: [saved({ kind: 'x' })],
    differs: 'a group is left',
  },
  {
    what: 'a text that is emptied in a form that chooses branches',
    schema: objectOf(
      { a: { ...text, title: 'A' }, b: { ...text, title: 'B' } },
      { allOf: [{ required: ['a'] }] },
    ),
    value: { a: 'x', b: 'y' },
    steps: [clear('B'), submit],
    expected: [saved({ a: 'x' })],
  },
  {
    what: 'a list of groups',
    schema: objectOf({
      g: { type: 'array', title: 'G', items: objectOf({ a: { ...text, title: 'A' } }, { required: ['a'] }) },
    }),
    steps: [press('Add'), submit, type('A', 'q'), submit, press('Remove'), submit],
    expected: [wrong('g.0.a'), saved({ g: [{ a: 'q' }] }), saved({ g: [] })],
  },
  {
    what: 'defaults that are emptied',
    schema: objectOf({
      s: { ...text, title: 'S', default: 'Chuck' },
      n: { type: 'number', title: 'N', default: 1 },
      l: { type: 'array', title: 'L', items: { ...text, title: 'I' } },
    }),
    steps: [clear('S'), clear('N'), press('Add'), type('I', 'i'), submit],
    expected: [saved({ l: ['i'] })],
  },
];

const laterDrafts: readonly KeyedCase[] = [
  {
    what: 'dependentRequired',
    schema: {
      ...draft2020,
      ...objectOf(
        { a: { ...text, title: 'A' }, b: { ...text, title: 'B' } },
        { dependentRequired: { a: ['b'] } },
      ),
    },
    steps: [type('A', 'x'), submit, type('B', 'y'), submit],
    expected: [wrong('b'), saved({ a: 'x', b: 'y' })],
  },
  {
    what: 'dependentSchemas',
    schema: {
      ...draft2020,
      ...objectOf(
        { a: { type: 'number', title: 'A' } },
        { dependentSchemas: { a: { properties: { b: { ...text, title: 'B' } }, required: ['b'] } } },
      ),
    },
    steps: [type('A', '5'), submit, type('B', 'y'), submit, clear('A'), submit],
    expected: [wrong('b'), saved({ a: 5, b: 'y' }), saved({})],
    differs: 'the later drafts',
  },
  {
    what: 'prefixItems',
    schema: {
      ...draft2020,
      ...objectOf({
        a: {
          ...{ type: 'array', title: 'Addr', items: false },
          prefixItems: [
            { type: 'number', title: 'No' },
            { ...text, title: 'Street' },
          ],
        },
      }),
    },
    value: { a: [12, 'Main'] },
    steps: [type('Street', 'Main 2'), type('No', '-3'), submit],
    expected: [saved({ a: [-3, 'Main 2'] })],
    differs: 'the later drafts',
  },
  {
    what: 'contains',
    schema: objectOf({
      l: { type: 'array', title: 'L', items: { ...text, title: 'I' }, contains: { const: 'x' }, minItems: 1 },
    }),
    steps: [type('I', 'y'), submit, type('I', 'x'), submit],
    expected: [wrong('l', 'l.0'), saved({ l: ['x'] })],
  },
  {
    what: 'minContains and maxContains',
    schema: {
      ...draft2020,
      ...objectOf({
        l: {
          ...{ type: 'array', title: 'L', items: { ...text, title: 'I' }, contains: { const: 'x' } },
          ...{ minContains: 2, maxContains: 2 },
        },
      }),
    },
    steps: [
      ...[press('Add'), type('I', 'x'), submit, press('Add'), type('I', 'x', 1), submit],
      ...[press('Add'), type('I', 'x', 2), submit],
    ],
    expected: [wrong('l'), saved({ l: ['x', 'x'] }), wrong('l')],
  },
  {
    what: 'unevaluatedProperties',
    schema: {
      ...draft2020,
      ...objectOf(
        { a: { ...text, title: 'A' } },
        { allOf: [{ properties: { b: { ...text, title: 'B' } } }], unevaluatedProperties: false },
      ),
    },
    steps: [type('A', 'x'), type('B', 'y'), submit],
    expected: [saved({ a: 'x', b: 'y' })],
  },
  {
    what: 'unevaluatedProperties that refuses what was there',
    schema: {
      ...draft2020,
      ...objectOf(
        { a: { ...text, title: 'A' } },
        { allOf: [{ properties: { b: { ...text, title: 'B' } } }], unevaluatedProperties: false },
      ),
    },
    value: { a: 'x', z: 1 },
    steps: [type('B', 'y'), submit],
    expected: [wrong('z')],
    differs: 'the name itself',
  },
  {
    what: 'unevaluatedProperties over branches',
    schema: {
      ...draft2020,
      ...objectOf(
        { kind: { ...text, title: 'Kind', enum: ['a', 'b'] } },
        {
          if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { one: { ...text, title: 'One' } } },
          else: { properties: { other: { ...text, title: 'Other' } } },
          unevaluatedProperties: false,
        },
      ),
    },
    steps: [
      ...[choose('Kind', 'a'), type('One', '1'), submit, choose('Kind', 'b'), submit],
      ...[type('Other', '2'), submit, choose('Kind', 'a'), submit],
    ],
    expected: [
      ...[saved({ kind: 'a', one: '1' }), saved({ kind: 'b' })],
      ...[saved({ kind: 'b', other: '2' }), saved({ kind: 'a' })],
    ],
  },
  {
    what: 'if and else, of which one demands something',
    schema: objectOf(
      { age: { type: 'integer', title: 'Age' } },
      {
        if: { properties: { age: { minimum: 18 } }, required: ['age'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: {},
        else: { properties: { guardian: { ...text, title: 'Guardian' } }, required: ['guardian'] },
      },
    ),
    steps: [
      ...[submit, type('Age', '17'), submit, type('Guardian', 'Ann'), submit],
      ...[type('Age', '18'), submit],
    ],
    expected: [wrong('guardian'), wrong('guardian'), saved({ age: 17, guardian: 'Ann' }), saved({ age: 18 })],
    differs: 'the chosen branch',
  },
  {
    what: 'a reference into prefixItems',
    schema: {
      ...draft2020,
      ...objectOf({
        pair: {
          type: 'array',
          prefixItems: [
            { type: 'integer', title: 'First' },
            { $ref: '#/properties/pair/prefixItems/0', title: 'Second' },
          ],
        },
      }),
    },
    value: { pair: [1, 2] },
    steps: [type('Second', 'x'), submit, type('Second', '-7'), submit],
    expected: [wrong('pair.1'), saved({ pair: [1, -7] })],
    differs: 'the later drafts',
  },
  {
    what: 'properties that every object of JavaScript has',
    schema: objectOf(
      { constructor: { type: 'number', title: 'C' }, a: { ...text, title: 'A' } },
      { required: ['toString'] },
    ),
    steps: [type('A', 'x'), submit],
    expected: [wrong('toString')],
    differs: 'own properties',
  },
  {
    what: 'a reference with keywords beside it',
    schema: {
      ...draft2020,
      ...objectOf(
        { a: { $ref: '#/$defs/n', title: 'Own', minLength: 3 } },
        { $defs: { n: { ...text, title: 'Ref', maxLength: 5 } } },
      ),
    },
    steps: [type('Own', 'ab'), submit, type('Own', 'abcdef'), submit, type('Own', 'abcd'), submit],
    expected: [wrong('a'), wrong('a'), saved({ a: 'abcd' })],
  },
  {
    what: 'a dynamic reference',
    schema: {
      ...draft2020,
      ...{ $id: 'https://form.test/tree', $dynamicAnchor: 'node' },
      ...objectOf({
        v: { ...text, title: 'V' },
        c: { type: 'array', title: 'C', items: { $dynamicRef: '#node' } },
      }),
    },
    steps: [type('V', 'a'), press('Add'), type('V', 'b', 1), submit],
    expected: [saved({ v: 'a', c: [{ v: 'b' }] })],
    differs: 'the later drafts',
  },
  {
    what: 'a schema in itself',
    schema: objectOf({ v: { ...text, title: 'V' }, c: { type: 'array', title: 'C', items: { $ref: '#' } } }),
    steps: [type('V', 'a'), press('Add'), type('V', 'b', 1), submit],
    expected: [saved({ v: 'a', c: [{ v: 'b' }] })],
  },
];

const named: readonly KeyedCase[] = [
  {
    what: 'patternProperties',
    schema: objectOf(
      {},
      { patternProperties: { '^x-': { type: 'number', title: 'Num' } }, additionalProperties: false },
    ),
    value: { 'x-a': 4 },
    steps: [type('x-a', '12'), submit],
    expected: [saved({ 'x-a': 12 })],
  },
  {
    what: 'names of properties',
    schema: objectOf({}, { additionalProperties: text, propertyNames: { pattern: '^[a-z]+$' } }),
    steps: [press('Add'), submit, type('newKey Key', 'abc'), type('abc', 'v'), submit],
    expected: [wrong(''), saved({ abc: 'v' })],
  },
  {
    what: 'further groups',
    schema: objectOf({}, { additionalProperties: objectOf({ n: { type: 'number', title: 'N' } }) }),
    steps: [press('Add'), type('N', '-5'), submit],
    expected: [saved({ newKey: { n: -5 } })],
  },
  {
    what: 'a dash that a pattern escapes',
    schema: objectOf({ a: { ...text, title: 'A', pattern: '^\\d{3}\\-\\d{2}\\_$' } }),
    steps: [type('A', '123-45_'), submit],
    expected: [saved({ a: '123-45_' })],
    differs: 'patterns of others',
  },
  {
    what: 'a dash that the pattern of a name escapes',
    schema: objectOf({}, { patternProperties: { '^\\-': text }, additionalProperties: false }),
    value: { '-a': 'b' },
    steps: [type('-a', 'q'), submit],
    expected: [saved({ '-a': 'q' })],
    differs: 'patterns of others',
  },
];

const nestedBranch = objectOf(
  { key: { ...text, title: 'Key', enum: ['a', 'b'] } },
  {
    if: { properties: { key: { const: 'b' } }, required: ['key'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { flat: { ...text, title: 'Flat' } }, required: ['flat'] },
  },
);

const orders = ['drug', 'lab'].map((kind) => ({
  ...{ title: kind, type: 'object' as const, required: ['kind', 'what'] },
  properties: {
    kind: { ...text, const: kind },
    what: { ...text, title: `Name of the ${kind}`, minLength: 3 },
  },
}));

const branches: readonly KeyedCase[] = [
  {
    what: 'a branch below the root',
    schema: objectOf({ in: nestedBranch }),
    steps: [...[choose('Key', 'b'), submit, type('Flat', 'typed'), submit, choose('Key', 'a'), submit]],
    expected: [wrong('in.flat'), saved({ in: { key: 'b', flat: 'typed' } }), saved({ in: { key: 'a' } })],
    differs: 'hidden values go',
  },
  {
    what: 'a branch in an item of a list',
    schema: objectOf({ rows: { type: 'array', title: 'Rows', items: nestedBranch } }),
    value: {
      rows: [
        { key: 'b', flat: 'typed' },
        { key: 'b', flat: 'other' },
      ],
    },
    steps: [choose('Key', 'a', 1), submit],
    expected: [saved({ rows: [{ key: 'b', flat: 'typed' }, { key: 'a' }] })],
    differs: 'hidden values go',
  },
  {
    what: 'alternatives with the same names',
    schema: objectOf({ order: { title: 'Order', oneOf: orders } }),
    value: { order: { kind: 'lab', what: 'xx' } },
    steps: [submit, type('Name of the lab', 'xxx'), submit, choose('', 'drug'), submit],
    expected: [
      wrong('order.what'),
      saved({ order: { kind: 'lab', what: 'xxx' } }),
      saved({ order: { kind: 'drug', what: 'xxx' } }),
    ],
    differs: 'the chosen branch',
  },
  {
    what: 'alternatives that are a text or a number',
    schema: objectOf({
      either: {
        title: 'Either',
        anyOf: [
          { ...text, title: 'Text' },
          { type: 'number', title: 'Number' },
        ],
      },
    }),
    steps: [type('Either', 'x'), submit, choose('', 'Number'), type('Either', '-4'), submit],
    expected: [saved({ either: 'x' }), saved({ either: -4 })],
  },
];

const days: readonly KeyedCase[] = [
  {
    what: 'a day',
    schema: objectOf({ d: { ...text, format: 'date', title: 'D' } }),
    steps: [type('D', '2024-02-29'), submit],
    expected: [saved({ d: '2024-02-29' })],
  },
  {
    what: 'a time of day',
    schema: objectOf({ d: { ...text, format: 'time', title: 'D' } }),
    value: { d: '13:10:45Z' },
    steps: [submit, { append: 'D', keys: '' }, submit, type('D', '14:20:30+02:00'), submit],
    expected: [saved({ d: '13:10:45Z' }), saved({ d: '14:20:30+02:00' })],
    differs: 'moments stay whole',
  },
  {
    what: 'a duration',
    schema: objectOf({ d: { ...text, format: 'duration', title: 'D' } }),
    steps: [type('D', '3 days'), submit, type('D', 'P3D'), submit],
    expected: [wrong('d'), saved({ d: 'P3D' })],
  },
];

const repeated: readonly KeyedCase[] = [
  {
    what: 'a second Enter',
    schema: objectOf({ a: { ...text, title: 'A' } }),
    steps: [type('A', 'x'), { enter: 'A' }, { enter: 'A' }, type('A', 'y'), { enter: 'A' }],
    expected: [saved({ a: 'x' }), saved({ a: 'y' })],
    differs: 'once',
  },
  {
    what: 'a double click',
    schema: objectOf({ a: { ...text, title: 'A' } }),
    steps: [type('A', 'x'), { doublePress: 'Submit' }],
    expected: [saved({ a: 'x' })],
    differs: 'once',
  },
];

export const keyedCases = [
  ...nullable,
  ...numbers,
  ...constants,
  ...groups,
  ...laterDrafts,
  ...named,
  ...branches,
  ...days,
  ...repeated,
];
