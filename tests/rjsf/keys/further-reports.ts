import type { Json, JsonObject, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import type { Act } from './drive.tsx';
import type { Outcome } from './keyed-case.ts';
import type { Report } from './reports.ts';

const text = { type: 'string' } as const;

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

/** Makes a report about a defect that our form never had. */
function right(report: string, tried: string, rest: Omit<Report, 'report' | 'tried' | 'result'>): Report {
  return { report, tried, result: 'was right', ...rest };
}

const textOrGroup = objectOf({
  x: {
    title: 'X',
    oneOf: [
      { ...text, title: 'Text' },
      objectOf({ foo: { ...text, title: 'Foo' } }, { title: 'Group', additionalProperties: false }),
    ],
  },
});

const kinds = objectOf({
  x: {
    title: 'X',
    oneOf: [
      { type: 'integer', title: 'Whole' },
      { ...text, title: 'Text' },
      { type: 'boolean', title: 'Yes or no' },
      { type: 'array', title: 'List', items: { ...text, title: 'Item' } },
    ],
  },
});

const switched: readonly Report[] = [
  right(
    'rjsf-team/react-jsonschema-form#3922, #3637',
    'a text is no group of its letters when a group is chosen',
    {
      schema: textOrGroup,
      steps: [type('X', 'abc'), submit, choose('', 'Group'), type('Foo', 'f'), submit],
      expected: [saved({ x: 'abc' }), saved({ x: { foo: 'f' } })],
    },
  ),
  right('bhch/react-json-form#71', 'one of four kinds of values is chosen after the other', {
    schema: kinds,
    steps: [
      ...[choose('', 'Text'), type('X', '7'), submit],
      ...[choose('', 'List'), press('Add'), type('Item', 'a'), submit],
      ...[choose('', 'Whole'), type('X', '7'), submit],
    ],
    expected: [saved({ x: '7' }), saved({ x: ['a'] }), saved({ x: 7 })],
  }),
  {
    report: 'rjsf-team/react-jsonschema-form#4201',
    tried: 'an alternative stays chosen when a row is added to its list',
    result: 'mended: an alternative stays chosen while the value has only its fields',
    schema: {
      ...objectOf({}),
      anyOf: [
        objectOf(
          { table: { type: 'array', items: { ...text, title: 'Cell' } }, one: { ...text, title: 'One' } },
          { title: 'First' },
        ),
        objectOf({ two: { ...text, title: 'Two' }, one: { ...text, title: 'One' } }, { title: 'Second' }),
      ],
    } as JsonSchemaObject,
    steps: [type('One', 'a'), press('Add'), type('Cell', 'c'), submit],
    expected: [saved({ one: 'a', table: ['c'] })],
  },
  {
    report: 'rjsf-team/react-jsonschema-form#1243',
    tried: 'a wrong text leaves its alternative chosen and is told',
    result: 'mended: the alternative whose fields the value has says what is wrong',
    schema: objectOf({
      x: {
        title: 'X',
        anyOf: [
          objectOf(
            { name: { ...text, title: 'Name', pattern: 's' } },
            { title: 'By name', required: ['name'] },
          ),
          objectOf(
            { code: { ...text, title: 'Code', pattern: '1' } },
            { title: 'By code', required: ['code'] },
          ),
        ],
      },
    }),
    steps: [choose('', 'By code'), type('Code', 'a'), submit, type('Code', 'a1'), submit],
    expected: [wrong('x.code'), saved({ x: { code: 'a1' } })],
  },
  right(
    'rjsf-team/react-jsonschema-form#4367',
    'an optional list that may be null is not there, and a list again',
    {
      schema: objectOf({
        x: {
          title: 'X',
          anyOf: [
            { type: 'array', title: 'A list', items: { type: 'integer', title: 'Item' } },
            { type: 'null', title: 'Nothing' },
          ],
        },
      }),
      steps: [
        ...[choose('', 'A list'), press('Add'), type('Item', '4'), submit, choose('', 'Nothing'), submit],
        ...[choose('', 'A list'), press('Add'), type('Item', '5'), submit],
      ],
      expected: [saved({ x: [4] }), saved({}), saved({ x: [5] })],
    },
  ),
  right(
    'rjsf-team/react-jsonschema-form#4380, #4896',
    'an optional group has its defaults again after it was taken away',
    {
      schema: objectOf({
        x: {
          title: 'X',
          oneOf: [
            objectOf({ a: { ...text, title: 'A', default: 'd' } }, { title: 'Group', required: ['a'] }),
            { type: 'null', title: 'Nothing' },
          ],
        },
      }),
      steps: [choose('', 'Group'), submit, choose('', 'Nothing'), submit, choose('', 'Group'), submit],
      expected: [saved({ x: { a: 'd' } }), saved({}), saved({ x: { a: 'd' } })],
    },
  ),
  right('rjsf-team/react-jsonschema-form#3711', 'an emptied value of another alternative is gone', {
    schema: {
      ...objectOf({}),
      anyOf: [
        objectOf({ lorem: { ...text, title: 'Lorem' } }, { title: 'One', additionalProperties: false }),
        objectOf({ ipsum: { ...text, title: 'Ipsum' } }, { title: 'Two', additionalProperties: false }),
      ],
    } as JsonSchemaObject,
    steps: [type('Lorem', 'x'), clear('Lorem'), choose('', 'Two'), type('Ipsum', 'y'), submit],
    expected: [saved({ ipsum: 'y' })],
  }),
  {
    report: 'rjsf-team/react-jsonschema-form#4314, with fields that may stay empty',
    tried: 'a required group whose fields are optional is chosen, and left as it is',
    result: 'mended: a required group is there when its alternative is chosen, as when the form opens',
    schema: objectOf({
      x: {
        title: 'X',
        oneOf: [
          objectOf({ a: { ...text, title: 'A' } }, { title: 'First', required: ['a'] }),
          objectOf(
            { group: objectOf({ b: { ...text, title: 'B' } }) },
            { title: 'Second', required: ['group'], additionalProperties: false },
          ),
        ],
      },
    }),
    steps: [choose('', 'Second'), submit, type('B', 'b'), submit],
    expected: [saved({ x: { group: {} } }), saved({ x: { group: { b: 'b' } } })],
  },
];

const ofNumbers = objectOf({ n: { type: 'number', title: 'N' } });

const numbers: readonly Report[] = [
  ...['0.09', '0.001', '-74.01', '-74.0', '100.00', '3.07', '2.01'].map((keys) =>
    right(
      'rjsf-team/react-jsonschema-form#61, #239, #319; eclipsesource/jsonforms#1352; modelcontextprotocol/inspector#918, #1080',
      `a number is typed as ${keys}`,
      { schema: ofNumbers, steps: [type('N', keys), submit], expected: [saved({ n: Number(keys) })] },
    ),
  ),
  ...['3,2', '1.2.3', '1 000', '--1'].map((keys) =>
    right(
      'rjsf-team/react-jsonschema-form#4755, #5199; dschnelldavis/angular2-json-schema-form#19',
      `what is no number stays as it is typed, and is told: ${keys}`,
      {
        schema: ofNumbers,
        steps: [type('N', keys), submit, { append: 'N', keys: '' }, submit],
        expected: [wrong('n'), wrong('n')],
      },
    ),
  ),
  right(
    'rjsf-team/react-jsonschema-form#137',
    'a number that nobody types is not there, nor is one that is 0 lost',
    {
      schema: ofNumbers,
      steps: [submit, type('N', '0'), submit],
      expected: [saved({}), saved({ n: 0 })],
    },
  ),
  right('SignalK/signalk-server#281; networknt/react-schema-form#188', 'a required number is 0', {
    schema: objectOf({ n: { type: 'number', title: 'N' } }, { required: ['n'] }),
    steps: [submit, type('N', '0'), submit],
    expected: [wrong('n'), saved({ n: 0 })],
  }),
  right(
    'networknt/react-schema-form#317; rjsf-team/react-jsonschema-form#1269',
    'a whole number that may be null',
    {
      schema: objectOf({ n: { type: ['null', 'integer'], title: 'N' } }),
      steps: [type('N', '-5'), submit, clear('N'), submit],
      expected: [saved({ n: -5 }), saved({ n: null })],
    },
  ),
  right('rjsf-team/react-jsonschema-form#2462', 'a further property that is 0', {
    schema: objectOf({}, { additionalProperties: { type: 'number' } }),
    steps: [press('Add'), type('newKey', '0'), submit],
    expected: [saved({ newKey: 0 })],
  }),
];

const dated = objectOf({ d: { ...text, format: 'date', title: 'D' }, t: { ...text, title: 'T' } });
const rows = objectOf({ list: { type: 'array', title: 'List', items: dated } });

const lists: readonly Report[] = [
  right('formio/formio.js#3024', 'days of other rows stay when a row is removed', {
    schema: rows,
    steps: [
      ...[press('Add'), type('D', '01/02/2020'), type('T', 'a'), press('Add'), type('D', '03/04/2021', 1)],
      ...[type('T', 'b', 1), press('Remove'), submit],
    ],
    expected: [saved({ list: [{ d: '2021-03-04', t: 'b' }] })],
  }),
  right('formio/angular#370', 'a row that was added and removed again demands nothing', {
    schema: objectOf({
      list: {
        type: 'array',
        title: 'List',
        items: objectOf({ v: { ...text, title: 'V' } }, { required: ['v'] }),
      },
    }),
    steps: [press('Add'), type('V', 'a'), press('Add'), submit, press('Remove', 1), submit],
    expected: [wrong('list.1.v'), saved({ list: [{ v: 'a' }] })],
  }),
  right(
    'rjsf-team/react-jsonschema-form#1479, #821, #1046; networknt/react-schema-form#22',
    'what is typed after a removal goes where it is typed',
    {
      schema: objectOf({ list: { type: 'array', title: 'List', items: { ...text, title: 'V' } } }),
      value: { list: ['a', 'b', 'c'] },
      steps: [press('Remove', 1), type('V', 'z', 1), press('Add'), type('V', 'n', 2), submit],
      expected: [saved({ list: ['a', 'z', 'n'] })],
    },
  ),
  right(
    'royaizenberg/react-native-jsonschema-form#9; json-schema-form/angular-schema-form#156; bhch/django-jsonform#54',
    'several are ticked, from the last to the first, and one is taken back',
    {
      schema: objectOf({
        list: {
          type: 'array',
          title: 'List',
          items: { type: 'integer', enum: [1, 2, 3] },
          uniqueItems: true,
        },
      }),
      uiSchema: { list: { 'ui:widget': 'checkboxes' } } as JsonObject,
      steps: [tick('3'), tick('1'), submit, tick('3'), submit],
      expected: [saved({ list: [1, 3] }), saved({ list: [1] })],
    },
  ),
];

export const furtherReports: readonly Report[] = [...switched, ...numbers, ...lists];
