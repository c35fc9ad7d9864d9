import type { Json, JsonObject, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import type { Act } from './drive.tsx';
import type { Outcome } from './keyed-case.ts';

/** Public report about another library's forms, replayed by keys in ours. */
export interface Report {
  /** Repository and number of the report, or of several similar ones. */
  readonly report: string;
  readonly tried: string;
  /** Outcome: right from the beginning, fixed, or right in a way other than the report's, with the reason. */
  readonly result: 'was right' | `mended: ${string}` | `otherwise: ${string}`;
  readonly schema: JsonSchemaObject;
  readonly uiSchema?: JsonObject;
  readonly value?: Json;
  readonly steps: readonly Act[];
  readonly expected: readonly Outcome[];
}

const text = { type: 'string' } as const;

function objectOf(properties: JsonSchemaObject['properties'] & object, rest: object = {}): JsonSchemaObject {
  return { type: 'object', properties, ...rest };
}

function listOf(items: object, rest: object = {}): JsonSchemaObject {
  return { type: 'array', title: 'List', items, ...rest } as JsonSchemaObject;
}

const submit: Act = { press: 'Submit' };
const type = (name: string, keys: string, at = 0): Act => ({ type: name, keys, at });
const clear = (name: string, at = 0): Act => ({ clear: name, at });
const choose = (name: string, option: string, at = 0): Act => ({ choose: name, option, at });
const tick = (name: string, at = 0): Act => ({ tick: name, at });
const press = (name: string, at = 0): Act => ({ press: name, at });
const saved = (value: Json): Outcome => ({ saved: value });
const wrong = (...places: readonly string[]): Outcome => ({ wrong: places });

const named: readonly Report[] = [
  {
    report: 'rjsf-team/react-jsonschema-form#1099',
    tried: 'the name of a further property is visited without being changed',
    result: 'was right',
    schema: objectOf({}, { additionalProperties: text }),
    steps: [
      press('Add'),
      { append: 'newKey Key', keys: '' },
      { append: 'newKey Key', keys: '' },
      type('newKey', 'v'),
      submit,
    ],
    expected: [saved({ newKey: 'v' })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#1382',
    tried: 'a further group whose schema has a title is given another name',
    result: 'was right',
    schema: objectOf(
      {},
      {
        additionalProperties: objectOf({ code: { type: 'integer', title: 'Code' } }, { title: 'Own title' }),
      },
    ),
    steps: [press('Add'), type('newKey Key', 'TKTK'), type('Code', '5'), submit],
    expected: [saved({ TKTK: { code: 5 } })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#5021',
    tried: 'two further properties are named one right after the other',
    result: 'was right',
    schema: objectOf({}, { additionalProperties: text }),
    value: { a: '1', b: '2' },
    steps: [type('a Key', 'second'), type('b Key', 'renamed'), submit],
    expected: [saved({ second: '1', renamed: '2' })],
  },
];

const counter = [
  objectOf(
    { increment: { type: 'object' } },
    { title: 'Up', required: ['increment'], additionalProperties: false },
  ),
  objectOf(
    { reset: objectOf({ count: { type: 'integer', title: 'Count' } }, { required: ['count'] }) },
    { title: 'Back', required: ['reset'], additionalProperties: false },
  ),
];

const shapes = ['foo', 'bar'].map((kind) =>
  objectOf(
    {
      type: { ...text, const: kind, default: kind, title: 'Kind' },
      [kind]: { ...text, title: `Text of ${kind}` },
    },
    { title: kind, required: ['type'] },
  ),
);

const alternatives: readonly Report[] = [
  {
    report: 'rjsf-team/react-jsonschema-form#4314',
    tried: 'one alternative with a group of its own is put in place of another, and back',
    result: 'mended: a required group is there when its alternative is chosen, as when the form opens',
    schema: { oneOf: counter, type: 'object' } as JsonSchemaObject,
    steps: [choose('', 'Back'), type('Count', '3'), submit, choose('', 'Up'), submit],
    expected: [saved({ reset: { count: 3 } }), saved({ increment: {} })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#2183, #3442, #4821',
    tried: 'what was typed into one alternative is not submitted with another',
    result: 'was right',
    schema: objectOf({
      x: {
        title: 'X',
        oneOf: [
          objectOf({ a: { ...text, title: 'A' } }, { title: 'First', additionalProperties: false }),
          objectOf({ b: { ...text, title: 'B' } }, { title: 'Second', additionalProperties: false }),
        ],
      },
    }),
    steps: [type('A', 'typed'), choose('', 'Second'), type('B', 'other'), submit],
    expected: [saved({ x: { b: 'other' } })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#3693, #3705',
    tried: 'the alternative that fits the values is shown, in a list too',
    result: 'was right',
    schema: objectOf({ list: listOf({ oneOf: shapes }) }),
    value: { list: [{ type: 'bar', bar: 'x' }] },
    steps: [type('Text of bar', 'typed'), submit],
    expected: [saved({ list: [{ type: 'bar', bar: 'typed' }] })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#1661',
    tried: 'the alternative is known by what it alone has, though it demands nothing',
    result: 'was right',
    schema: objectOf({
      choice: {
        title: 'Choice',
        oneOf: [
          objectOf({ name: text, foo: { ...text, title: 'Foo' } }, { title: 'foo' }),
          objectOf({ name: text, bar: { type: 'boolean', title: 'Bar' } }, { title: 'bar' }),
        ],
      },
    }),
    value: { choice: { name: 'blah', bar: false } },
    steps: [tick('Bar'), submit],
    expected: [wrong('choice')],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#1288',
    tried: 'an alternative stays chosen while it is filled',
    result: 'was right',
    schema: objectOf({
      rule: {
        title: 'Rule',
        oneOf: [
          objectOf(
            { field: { ...text, title: 'Field' }, value: { ...text, title: 'Value' } },
            { title: 'Filter', required: ['field', 'value'] },
          ),
          objectOf({ operator: { ...text, title: 'Operator' } }, { title: 'Group', required: ['operator'] }),
        ],
      },
    }),
    steps: [
      choose('', 'Group'),
      type('Operator', 'and'),
      submit,
      choose('', 'Filter'),
      type('Field', 'a'),
      type('Value', 'b'),
      submit,
    ],
    expected: [saved({ rule: { operator: 'and' } }), saved({ rule: { field: 'a', value: 'b' } })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#4322, #4449',
    tried: 'defaults of an alternative are there again when it is chosen again',
    result: 'was right',
    schema: objectOf({
      x: {
        title: 'X',
        oneOf: [
          objectOf(
            { lorem: { ...text, title: 'Lorem', default: 'lorem' } },
            { title: 'One', required: ['lorem'] },
          ),
          objectOf(
            { ipsum: { ...text, title: 'Ipsum', default: 'ipsum' } },
            { title: 'Two', required: ['ipsum'] },
          ),
        ],
      },
    }),
    steps: [choose('', 'Two'), submit, choose('', 'One'), submit],
    expected: [saved({ x: { ipsum: 'ipsum' } }), saved({ x: { lorem: 'lorem' } })],
  },
  {
    report: 'json-editor/json-editor#415, #598',
    tried: 'an item of one shape goes, those of others stay what they are',
    result: 'was right',
    schema: objectOf({ list: listOf({ anyOf: shapes }) }),
    value: {
      list: [
        { type: 'foo', foo: '1' },
        { type: 'bar', bar: '2' },
        { type: 'foo', foo: '3' },
      ],
    },
    steps: [press('Remove'), type('Text of bar', 'x'), type('Text of foo', 'y'), submit],
    expected: [
      saved({
        list: [
          { type: 'bar', bar: 'x' },
          { type: 'foo', foo: 'y' },
        ],
      }),
    ],
  },
];

const numbers: readonly Report[] = [
  ...['3.10', '2.0', '1.03', '0.5', '.01', '-0.0', '12.00'].map(
    (keys): Report => ({
      report:
        'rjsf-team/react-jsonschema-form#433, #674, #1183, #1355; growthbook/growthbook#74; gcanti/tcomb-form#98',
      tried: `a number is typed as ${keys}`,
      result: 'was right',
      schema: objectOf({ n: { type: 'number', title: 'N' } }),
      steps: [type('N', keys), submit],
      expected: [saved({ n: Number(keys) + 0 })],
    }),
  ),
  {
    report: 'react-hook-form/react-hook-form#3963, #9299, #13384',
    tried: 'a number that is emptied, blank or half typed is neither 0 nor NaN',
    result: 'was right',
    schema: objectOf({ n: { type: 'number', title: 'N' } }),
    value: { n: 4 },
    steps: [
      ...[clear('N'), submit, type('N', '5'), submit, type('N', '  '), submit],
      ...[type('N', 'e'), submit, type('N', '+'), submit],
    ],
    expected: [saved({}), saved({ n: 5 }), saved({}), wrong('n'), wrong('n')],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#2764, #3716; bhch/react-json-form#36',
    tried: 'choices that are 0 and false',
    result: 'was right',
    schema: objectOf({
      n: { type: 'number', title: 'N', enum: [0, 1] },
      b: {
        type: 'boolean',
        title: 'B',
        oneOf: [
          { const: false, title: 'Never' },
          { const: true, title: 'Always' },
        ],
      },
    }),
    steps: [choose('N', '0'), choose('B', 'Never'), submit, choose('N', '1'), submit],
    expected: [saved({ n: 0, b: false }), saved({ n: 1, b: false })],
  },
];

const rows = listOf(objectOf({ v: { ...text, title: 'V' } }));

const lists: readonly Report[] = [
  {
    report: 'react-hook-form/react-hook-form#809, #3720, #4117, #5933, #7075',
    tried: 'the row that is removed goes, and no other',
    result: 'was right',
    schema: objectOf({ list: rows }),
    value: { list: ['a', 'b', 'c', 'd'].map((v) => ({ v })) },
    steps: [press('Remove', 1), press('Remove', 1), type('V', 'z', 1), submit],
    expected: [saved({ list: [{ v: 'a' }, { v: 'z' }] })],
  },
  {
    report: 'react-hook-form/react-hook-form#7137',
    tried: 'a new row shows nothing of those that were removed',
    result: 'was right',
    schema: objectOf({ list: rows }),
    value: { list: [{ v: 'old' }] },
    steps: [press('Remove'), press('Add'), { append: 'V', keys: 'n' }, submit],
    expected: [saved({ list: [{ v: 'n' }] })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#1487, #2385',
    tried: 'rows change places, then the first is typed into',
    result: 'was right',
    schema: objectOf({ list: listOf({ ...text, title: 'V' }) }),
    steps: [
      press('Add'),
      press('Add'),
      press('Move down'),
      type('V', 'first'),
      type('V', 'second', 1),
      press('Move up', 1),
      { append: 'V', keys: '!' },
      submit,
    ],
    expected: [saved({ list: ['second!', 'first'] })],
  },
  {
    report: 'fabian-hiller/modular-forms#61',
    tried: 'a row moves among eleven',
    result: 'was right',
    schema: objectOf({ list: listOf({ ...text, title: 'V' }) }),
    value: { list: Array.from({ length: 11 }, (_, index) => String(index)) },
    steps: [press('Move up', 10), press('Move up', 9), submit],
    expected: [saved({ list: ['0', '1', '2', '3', '4', '5', '6', '7', '10', '8', '9'] })],
  },
  {
    report: 'formio/formio.js#325',
    tried: 'a row is added beside rows that depend on a value outside of the list',
    result: 'was right',
    schema: objectOf(
      { on: { type: 'boolean', title: 'On' } },
      {
        if: { properties: { on: { const: true } }, required: ['on'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { list: rows } },
      },
    ),
    steps: [tick('On'), press('Add'), type('V', 'a'), press('Add'), type('V', 'b', 1), submit],
    expected: [saved({ on: true, list: [{ v: 'a' }, { v: 'b' }] })],
  },
  {
    report: 'koumoul-dev/vuetify-jsonschema-form#239',
    tried: 'a list that is null opens, and can be filled',
    result: 'was right',
    schema: objectOf({ list: { ...listOf({ ...text, title: 'V' }), type: ['array', 'null'] } }),
    value: { list: null },
    steps: [press('Add'), type('V', 'a'), submit],
    expected: [saved({ list: ['a'] })],
  },
];

const pets = {
  dependencies: {
    pets: {
      oneOf: [
        objectOf({ pets: { enum: ['No'] } }),
        objectOf({ pets: { enum: ['One'] }, age: { type: 'integer', title: 'Age' } }),
        objectOf({ pets: { enum: ['Many'] }, age: { type: 'integer', title: 'Age' } }),
      ],
    },
  },
};

const conditions: readonly Report[] = [
  {
    report: 'rjsf-team/react-jsonschema-form#4337, #1914; surveyjs/survey-library#299, #5474',
    tried: 'a value that is hidden again is not submitted',
    result: 'was right',
    schema: objectOf({ pets: { ...text, title: 'Pets', enum: ['No', 'One', 'Many'] } }, pets),
    steps: [choose('Pets', 'One'), type('Age', '7'), submit, choose('Pets', 'No'), submit],
    expected: [saved({ pets: 'One', age: 7 }), saved({ pets: 'No' })],
  },
  {
    report: 'surveyjs/survey-library#2428',
    tried: 'a hidden field has no default, and has it each time that it is shown',
    result: 'was right',
    schema: objectOf(
      { on: { type: 'boolean', title: 'On' } },
      {
        if: { properties: { on: { const: true } }, required: ['on'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { q: { ...text, title: 'Q', default: 'd' } } },
      },
    ),
    steps: [submit, tick('On'), submit, tick('On'), submit, tick('On'), submit],
    expected: [saved({}), saved({ on: true, q: 'd' }), saved({ on: false }), saved({ on: true, q: 'd' })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#4319, #2756, #2824, #3402',
    tried: 'a branch is not shown before its condition is met, where the condition asks for the value',
    result: 'was right',
    schema: objectOf(
      { animal: { ...text, title: 'Animal', enum: ['Cat', 'Fish'] } },
      {
        allOf: ['Cat', 'Fish'].map((animal) => ({
          if: { properties: { animal: { const: animal } }, required: ['animal'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { [`food of ${animal}`]: text }, required: [`food of ${animal}`] },
        })),
      },
    ),
    steps: [submit, choose('Animal', 'Cat'), submit, type('food of Cat', 'milk'), submit],
    expected: [saved({}), wrong('food of Cat'), saved({ animal: 'Cat', 'food of Cat': 'milk' })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#2564, #795',
    tried: 'a tick that is taken back still demands what depends on it',
    result: 'otherwise: a no is a value, and JSON Schema asks for the others wherever there is one',
    schema: objectOf(
      { on: { type: 'boolean', title: 'On' }, x: { ...text, title: 'X' } },
      { dependencies: { on: ['x'] } },
    ),
    steps: [submit, tick('On'), submit, tick('On'), submit],
    expected: [saved({}), wrong('x'), wrong('x')],
  },
];

const defaults: readonly Report[] = [
  {
    report: 'rjsf-team/react-jsonschema-form#471, #1369, #5125; eclipsesource/jsonforms#2306',
    tried: 'what is emptied stays empty, whatever default it has',
    result: 'was right',
    schema: objectOf({ s: { ...text, title: 'S', default: 'd' }, t: { ...text, title: 'T' } }),
    steps: [clear('S'), type('T', 'x'), submit, type('S', 'e'), submit],
    expected: [saved({ t: 'x' }), saved({ s: 'e', t: 'x' })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#930, #2017',
    tried: 'what was wrong is right in the second attempt',
    result: 'was right',
    schema: objectOf({ s: { ...text, title: 'S', minLength: 3 } }),
    steps: [type('S', 'ab'), submit, type('S', 'abc'), submit],
    expected: [wrong('s'), saved({ s: 'abc' })],
  },
  {
    report: 'vazco/uniforms#532; formbricks/formbricks#6728; formkit/formkit#544',
    tried: 'a day is the day that was typed',
    result: 'was right',
    schema: objectOf({ d: { ...text, format: 'date', title: 'D' } }),
    steps: [type('D', '04/23/2019'), submit, type('D', '2024-02-29'), submit],
    expected: [saved({ d: '2019-04-23' }), saved({ d: '2024-02-29' })],
  },
];

export const reports: readonly Report[] = [
  ...named,
  ...alternatives,
  ...numbers,
  ...lists,
  ...conditions,
  ...defaults,
];
