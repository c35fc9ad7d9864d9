import { isCalendarDay } from '../../engine/core/dates/dates.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import { type JsonObject, type JsonSchema, jsonObject } from '../../engine/core/json/json.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import type { StructuralError, StructuralValidator } from '../../engine/core/product/entity.ts';
import type { FlowDescriptor } from '../../engine/core/product/flow.ts';
import type { FormDescriptor, FormField } from '../../engine/core/product/form.ts';
import type { CellName, WidgetName } from '../../engine/core/product/parts.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { ColumnDescriptor, TabDescriptor } from '../../engine/core/product/tab.ts';
import { groupsForm } from './sample-groups.ts';
import { holderCard, holderEntities, holderTabs, partColumns, partForm } from './sample-holder.ts';
import { panelsEntity, panelsForm } from './sample-panels.ts';
import { stepsForm, structuresEntity, structuresForm } from './sample-structures.ts';

interface WidgetSample {
  readonly title: string;
  readonly schema: JsonSchema;
  readonly options?: JsonObject;
  readonly codes?: string;
}

/** Samples of the widgets, one field each; a widget without a sample does not compile. */
export const widgetSamples: Readonly<Record<WidgetName, WidgetSample>> = {
  text: { title: 'Text', schema: { type: 'string', maxLength: 40 } },
  textarea: { title: 'Several lines', schema: { type: 'string', maxLength: 200 } },
  number: { title: 'Number', schema: { type: 'number' } },
  range: { title: 'Slider', schema: { type: 'integer', minimum: 0, maximum: 10 } },
  select: { title: 'Choice from a list', schema: { type: 'string' }, codes: 'colours' },
  radio: { title: 'Choice in sight', schema: { type: 'string' }, codes: 'colours' },
  checkbox: { title: 'Yes or no', schema: { type: 'boolean' } },
  date: { title: 'Day', schema: { type: 'string', format: 'date' } },
  'date-time': { title: 'Moment', schema: { type: 'string', format: 'date-time' } },
  time: { title: 'Time of day', schema: { type: 'string', format: 'time' } },
  checklist: {
    title: 'Several of a list',
    schema: { type: 'array' },
    codes: 'colours',
    options: { counter: true },
  },
  phone: { title: 'Phone', schema: { type: 'string' } },
  zip: { title: 'ZIP code', schema: { type: 'string' } },
  email: { title: 'Email', schema: { type: 'string', format: 'email' } },
  'code-search': {
    title: 'Looked up',
    schema: { type: 'object' },
    options: { call: 'look-up', debounce: 300 },
  },
  conditions: {
    title: 'Conditions',
    schema: { type: 'array', maxItems: 20, items: { type: 'object' } },
    options: { call: 'statistics' },
  },
  'ordered-choices': {
    title: 'Some in an order',
    schema: { type: 'object' },
    options: { call: 'statistics' },
  },
  narrowing: {
    title: 'Narrowed by',
    schema: { type: 'object' },
    options: { call: 'statistics' },
  },
  'json-file': { title: 'File with JSON', schema: { type: 'object' } },
  hidden: { title: 'Hidden', schema: { type: 'string' } },
};

/** Column and value for each cell; a cell without a sample does not compile. */
const cellSamples: Readonly<
  Record<CellName, { readonly title: string; readonly value: JsonObject[string] }>
> = {
  text: { title: 'Text', value: 'Words as they are' },
  date: { title: 'Day', value: '2026-01-15' },
  phone: { title: 'Phone', value: '3035550134' },
  code: { title: 'Code', value: 'green' },
  boolean: { title: 'Yes or no', value: true },
  number: { title: 'Number', value: 12.5 },
  quantity: { title: 'Quantity', value: { value: 72, units: 'kg' } },
  person: { title: 'Person', value: { firstName: 'Ann', lastName: 'Lee' } },
  'date-time': { title: 'Moment', value: '2026-01-15T09:30:00Z' },
  time: { title: 'Time of day', value: '14:30' },
};

/**
 * Builds the field name of a widget, such as `date_time` for `date-time`, since expressions do not allow dashes in
 * names.
 */
export function fieldOf(name: string): string {
  return name.replaceAll('-', '_');
}

const samples = Object.entries(widgetSamples) as [WidgetName, WidgetSample][];
const cells = Object.entries(cellSamples) as [CellName, (typeof cellSamples)[CellName]][];

const schema = {
  type: 'object',
  required: ['text', 'number'],
  properties: Object.fromEntries(samples.map(([name, sample]) => [fieldOf(name), sample.schema])),
} as const;

/**
 * Validates that the two required fields have values, and that a typed date is a calendar day, as an emitted
 * validator would.
 */
const validate: StructuralValidator = (data) => {
  const { date } = jsonObject(data);
  const noDay: readonly StructuralError[] =
    date === undefined || isCalendarDay(String(date))
      ? []
      : [{ instancePath: '/date', schemaPath: '#/properties/date/format', keyword: 'format', params: {} }];
  const missing = schema.required.filter((name) => jsonObject(data)[name] === undefined);
  validate.errors = [
    ...noDay,
    ...missing.map(
      (name): StructuralError => ({
        ...{ instancePath: '', schemaPath: '#/required', keyword: 'required' },
        params: { missingProperty: name },
      }),
    ),
  ];
  return validate.errors.length === 0;
};

const plain: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };
const access = {};
const rows = { pageSize: 5, pageButtons: 5, sort: [] };

const columns: readonly ColumnDescriptor[] = cells.map(([cell, { title }]) => ({
  ...{ field: fieldOf(cell), title, cell, isSortable: true },
  ...(cell === 'code' ? { codes: 'colours' } : {}),
}));

/** Rows that fill two pages. */
export const sampleRows: readonly JsonObject[] = Array.from({ length: 8 }, (_, index) => ({
  ...Object.fromEntries(cells.map(([cell, { value }]) => [fieldOf(cell), value])),
  ...{ _id: `row-${index}`, type: 'sample', text: `Row ${index + 1}` },
}));

/** More rows than are rendered at once. */
export const manyRows: readonly JsonObject[] = Array.from({ length: 400 }, (_, index) => ({
  ...{ _id: `many-${index}`, type: 'sample', text: `Row ${index + 1}`, number: index + 1 },
}));

/** States of a table, each produced by the answer of a call. */
export const tableStates = ['filled', 'empty', 'loading', 'failed'] as const;

const nested: TabDescriptor = {
  ...tabOf('nested'),
  source: { kind: 'call', list: 'nested', save: 'save-row' },
  table: {
    ...{ ...rows, columns: columns.slice(0, 3) },
    children: {
      ...{ at: '/parts', title: 'Parts', item: 'Part', form: 'part', least: 1, columns: partColumns },
    },
  },
  actions: { edit: access },
};

const isRow2 = {
  source: "item.text == 'Row 2'",
  evaluate: ({ item }: Scope) => Reflect.get(Object(item), 'text') === 'Row 2',
};

const badge = { when: isRow2, text: 'Noticed', tone: 'warning' } as const;

/** Tab with every part that a table and its toolbar may contain. */
const tools: TabDescriptor = {
  ...tabOf('tools'),
  table: {
    ...{ ...rows, filter: 'Find in samples' },
    columns: columns
      .slice(0, 5)
      .map((column, index) => (index === 1 ? { ...column, badges: [badge] } : column)),
    warn: { when: isRow2, text: 'Look at this one.' },
  },
  actions: {
    ...{ add: access, edit: access, export: access },
    history: { title: 'History of {text}', at: '/changes', columns: columns.slice(0, 2) },
  },
};

const long: TabDescriptor = {
  ...{ ...tabOf('long'), actions: {} },
  table: {
    ...{ pageSize: 0, pageButtons: 1, sort: [] },
    columns: columns.filter(({ cell }) => cell === 'text' || cell === 'number'),
  },
};

function tabOf(name: string): TabDescriptor {
  return {
    ...{ name, title: 'Samples', item: 'Sample', entity: 'sample', form: 'sample', hasCount: true },
    ...{
      source: { kind: 'call', list: name, save: 'save', remove: 'save' },
      empty: 'There are no samples yet.',
    },
    ...{ table: { ...rows, columns }, actions: { add: access, edit: access, remove: access, copy: access } },
  };
}

function callOf(name: string): CallContract {
  const text = { type: 'string', isRequired: true, description: 'What was typed.' } as const;
  return {
    name,
    title: name,
    methods: ['GET'],
    path: `/${name}`,
    query: name === 'look-up' ? { text } : {},
    answer: answerOf(name),
    access: '',
    store: { kind: 'list', entity: 'sample' },
    cacheSeconds: 0,
  };
}

function answerOf(name: string): CallContract['answer'] {
  if (name === 'look-up') return { kind: 'free', schema: {} };
  return { kind: name.startsWith('save') ? 'saved' : 'list', entity: 'sample' };
}

const calls = [
  'look-up',
  'statistics',
  'save',
  'save-holder',
  'save-row',
  'nested',
  'tools',
  'long',
  ...tableStates,
];

const [firstColumn] = columns;

/** Flow of a form, a table to pick from, and a summary. */
const flow: FlowDescriptor = {
  ...{ name: 'sample', title: 'Add a sample', actions: [] },
  steps: [
    { name: 'words', title: 'What is it called?', form: 'short', lists: [], checks: [] },
    {
      ...{ name: 'choice', title: 'Which is it like?', text: 'One has to be chosen.', checks: [] },
      lists: [
        {
          ...{
            title: 'Present samples',
            call: 'filled',
            key: '_id',
            isPicked: true,
            empty: 'There are none.',
          },
          table: { ...rows, columns: columns.slice(0, 4) },
        },
      ],
    },
    {
      ...{ name: 'look', title: 'Is this right?', lists: [], checks: [] },
      shows: { step: 'words', columns: firstColumn === undefined ? [] : [firstColumn] },
    },
  ],
  finish: { label: 'Add', call: 'empty' },
};

/** Descriptors with every widget and every cell, as the compiler would emit. */
export const sampleProduct: Product = {
  ...{ hash: 'samples', info: { slug: 'samples', title: 'Samples', version: '1', copyright: '' } },
  ...{ screens: {}, searches: {}, messages: { required: 'Required', format: 'Not a day' } },
  cards: { holder: holderCard },
  access: {
    nobody: {
      ...{ name: 'nobody', title: 'Nobody', needs: 'a permission that nobody has' },
      allows: { source: 'false', evaluate: () => false },
    },
  },
  entities: {
    ...holderEntities,
    structures: structuresEntity,
    panels: panelsEntity,
    sample: {
      ...{ name: 'sample', title: 'Sample', description: '', schema, validate },
      ...{ rules: [], messages: {}, keyedArrays: {}, record: { type: 'sample', display: '{text}' } },
      fields: Object.fromEntries(
        samples.map(([name, { title, codes }]) => [
          `/${fieldOf(name)}`,
          {
            title,
            type: 'string',
            ...(codes === undefined ? {} : { codes }),
            ...(name === 'number' ? { unit: 'mg' } : {}),
          },
        ]),
      ),
    },
  },
  flows: { sample: flow },
  forms: {
    part: partForm,
    structures: structuresForm,
    panels: panelsForm,
    steps: stepsForm,
    groups: groupsForm,
    locked: lockedForm(),
    short: {
      ...{ name: 'short', entity: 'sample', layout: [{ row: ['text', 'number'] }], initial: {} },
      fields: {},
    },
    sample: {
      ...{ name: 'sample', entity: 'sample', initial: {} },
      layout: layoutOf(samples.map(([name]) => fieldOf(name))),
      fields: Object.fromEntries(
        samples.map(([name, { options = {} }]) => [fieldOf(name), { ...plain, widget: name, options }]),
      ),
    },
  },
  tabs: {
    ...Object.fromEntries(tableStates.map((name) => [name, tabOf(name)])),
    ...holderTabs,
    nested,
    tools,
    long,
  },
  calls: Object.fromEntries(calls.map((name) => [name, callOf(name)])),
  codes: {
    colours: {
      ...{ name: 'colours', title: 'Colours' },
      codes: [
        { code: 'red', display: 'Red' },
        { code: 'green', display: 'Green' },
        { code: 'blue', display: 'Blue' },
      ],
    },
  },
};

/** Makes a form of the same fields, all read-only. */
function lockedForm(): FormDescriptor {
  const enabledWhen = { source: 'false', evaluate: () => false };
  return {
    ...{ name: 'locked', entity: 'sample', initial: {} },
    layout: layoutOf(samples.map(([name]) => fieldOf(name))),
    fields: Object.fromEntries(
      samples.map(([name, { options = {} }]) => [
        fieldOf(name),
        { ...plain, widget: name, options, enabledWhen },
      ]),
    ),
  };
}

function layoutOf(paths: readonly string[]) {
  const starts = paths.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
  return starts.map((start) => ({ row: paths.slice(start, start + 2) }));
}
