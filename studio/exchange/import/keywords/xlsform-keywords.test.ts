import { describe, expect, it } from 'vitest';
import { imported } from '../imported.fixture.ts';
import { type Trial, type Trials, tryKeywords } from './keyword-trials.fixture.ts';
import { xlsformKeywords } from './xlsform-keywords.ts';

type Cells = Readonly<Record<string, string>>;

function sheet(rows: readonly Cells[]): readonly (readonly string[])[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
}

interface Sheets {
  readonly survey: readonly Cells[];
  readonly choices?: readonly Cells[];
  readonly settings?: readonly Cells[];
  readonly others?: Readonly<Record<string, readonly Cells[]>>;
}

const lists: readonly Cells[] = [
  { list_name: 'pains', name: 'a', label: 'Ache' },
  { list_name: 'pains', name: 'b', label: 'Burn' },
];

function workbook({ survey, choices = lists, settings = [], others = {} }: Sheets): string {
  const all = Object.entries({ survey, choices, settings, ...others });
  return JSON.stringify(Object.fromEntries(all.map(([name, rows]) => [name, sheet(rows)])));
}

/** Reference to a field in XLSForm: `${name}`. */
const of = (name: string) => ['$', '{', name, '}'].join('');

const first: Cells = { type: 'text', name: 'first', label: 'First' };
const pain: Cells = { type: 'text', name: 'pain', label: 'Pain' };

/** Test case with these cells of a row, against the same row without them. */
function row(cells: Cells, gives?: object, base: Cells = {}): Trial {
  return {
    text: workbook({ survey: [first, { ...pain, ...base, ...cells }] }),
    without: workbook({ survey: [first, { ...pain, ...base }] }),
    ...(gives !== undefined && { gives }),
  };
}

/** Test case with a row of a type, against a survey without the row. */
function type(written: string, gives?: object, cells: Cells = {}): Trial {
  return { ...row({ type: written, ...cells }, gives), without: workbook({ survey: [first] }) };
}

/** Test case with rows around a field, against the field alone. */
function around(begin: Cells, end: string, gives: object): Trial {
  return {
    text: workbook({ survey: [first, begin, pain, { type: end }] }),
    without: workbook({ survey: [first, pain] }),
    gives,
  };
}

function setting(cells: Cells, gives?: object): Trial {
  const survey = [first, pain];
  return {
    text: workbook({ survey, settings: [cells] }),
    without: workbook({ survey }),
    ...(gives !== undefined && { gives }),
  };
}

/** Test case with a column of the choices, against the choices without the column. */
function choice(cells: Cells, gives?: object): Trial {
  const survey = [first, { ...pain, type: 'select_one pains' }];
  const [ache = {}, ...others] = lists;
  return {
    text: workbook({ survey, choices: [{ ...ache, ...cells }, ...others] }),
    without: workbook({ survey }),
    ...(gives !== undefined && { gives }),
  };
}

/** Trials of the keywords of a part that are left out, one for each keyword. */
function left(
  part: keyof typeof xlsformKeywords,
  tried: (word: string) => Trial,
): Readonly<Record<string, Trial>> {
  const words = Object.entries<readonly string[]>(xlsformKeywords[part]);
  return Object.fromEntries(
    words.flatMap(([word, [outcome]]) => (outcome === 'left out' ? [[word, tried(word)]] : [])),
  );
}

const ofPain = (schema: object) => ({ schema: { pain: schema } });
const onForm = (words: object) => ({ form: { fields: { pain: words } } });
const group = (text: string) =>
  around({ type: text, name: 'g', label: 'G' }, text.replace('begin', 'end'), {
    form: { layout: [['first'], { group: 'G', rows: [['pain']] }] },
  });
const repeat = (text: string) =>
  around({ type: text, name: 'g', label: 'G' }, text.replace('begin', 'end'), {
    schema: { g: { type: 'array', items: { properties: { pain: { title: 'Pain' } } } } },
  });
const one = { $ref: '../codes/visit-pains.codes.json' };

const trials: Trials = {
  sheet: {
    ...left('sheet', (name) => ({
      text: workbook({ survey: [first], others: { [name]: [{ list_name: 'x' }] } }),
      without: workbook({ survey: [first] }),
    })),
    survey: row({}, ofPain({ title: 'Pain' })),
    choices: choice({}, ofPain(one)),
    settings: setting({}, ofPain({ title: 'Pain' })),
  },
  type: {
    ...left('type', (word) => type(`${word} pains`)),
    integer: type('integer', ofPain({ type: 'integer' })),
    int: type('int', ofPain({ type: 'integer' })),
    decimal: type('decimal', ofPain({ type: 'number' })),
    text: type('text', ofPain({ type: 'string' })),
    string: type('string', ofPain({ type: 'string' })),
    select_one: type('select_one pains or_other', {
      schema: { pain: { $ref: '../codes/visit-pains-or-other.codes.json' }, pain_other: { type: 'string' } },
      form: { fields: { pain_other: { visibleWhen: "self.pain == 'other'" } } },
    }),
    select1: type('select1 pains', ofPain(one)),
    select_multiple: type('select_multiple pains', ofPain({ type: 'array', items: one })),
    note: type('note', { form: { layout: [['first'], { text: 'Pain' }] } }),
    date: type('date', ofPain({ format: 'date' })),
    time: type('time', ofPain({ format: 'time' })),
    datetime: type('dateTime', ofPain({ format: 'date-time' })),
    acknowledge: type('acknowledge', ofPain({ type: 'boolean' })),
    trigger: type('trigger', ofPain({ type: 'boolean' })),
    range: type('range', {
      ...ofPain({ type: 'integer', minimum: 1, maximum: 10 }),
      ...onForm({ 'ui:widget': 'range' }),
    }),
    hidden: type('hidden', { ...ofPain({ type: 'string' }), form: { layout: [['first']] } }),
    calculate: type('calculate', onForm({ derive: '1 + 2' }), { calculation: '1 + 2' }),
    barcode: type('barcode', ofPain({ type: 'string' })),
    begin_group: group('begin_group'),
    end_group: group('begin group'),
    begin_repeat: repeat('begin_repeat'),
    end_repeat: repeat('begin repeat'),
  },
  'survey column': {
    ...left('survey column', (name) => row({ [name]: 'x' })),
    type: row({ type: 'integer' }, ofPain({ type: 'integer' })),
    name: row({ name: 'worst-pain' }, { schema: { worst_pain: { title: 'Pain' } } }),
    label: row({ label: `Pain of ${of('first')}` }, onForm({ 'ui:title': 'Pain of {{ self.first }}' })),
    hint: row({ hint: 'Today' }, ofPain({ description: 'Today' })),
    guidance_hint: row({ guidance_hint: 'Ask twice' }, ofPain({ description: 'Today Ask twice' }), {
      hint: 'Today',
    }),
    relevant: row(
      { relevant: `${of('first')} = 'x'` },
      onForm({ visibleWhen: "self.first == 'x'", whenHidden: 'clear' }),
    ),
    required: row(
      { required: `${of('first')} = 'x'` },
      { rules: { rules: [{ at: '/pain', require: "self.first == 'x'" }] } },
    ),
    constraint: row(
      { constraint: '. > 3' },
      { rules: { rules: [{ at: '/pain', unless: 'self.pain > 3' }] } },
      { type: 'integer' },
    ),
    constraint_message: row(
      { constraint_message: 'More than 3' },
      { rules: { rules: [{ message: 'More than 3' }] } },
      { type: 'integer', constraint: '. > 3' },
    ),
    calculation: row(
      { calculation: `if(${of('first')} = 'x', 'a', 'b')` },
      onForm({ derive: "(self.first == 'x') ? ('a') : ('b')" }),
      { read_only: 'yes' },
    ),
    default: row({ default: '7' }, { form: { initial: { pain: 7 } } }, { type: 'integer' }),
    read_only: row({ read_only: `${of('first')} = 'x'` }, onForm({ enabledWhen: "!(self.first == 'x')" })),
    appearance: row({ appearance: 'multiline' }, onForm({ 'ui:widget': 'textarea' })),
    parameters: row({ parameters: 'start=0' }, ofPain({ minimum: 0 }), { type: 'range' }),
    repeat_count: around({ type: 'begin_repeat', name: 'g', label: 'G', repeat_count: '3' }, 'end_repeat', {
      schema: { g: { maxItems: 3 } },
    }),
    disabled: { ...row({ disabled: 'yes' }, { form: { layout: [['first']] } }) },
  },
  'choices column': {
    ...left('choices column', (name) => choice({ [name]: 'x' })),
    list_name: choice({ list_name: 'pains' }, ofPain(one)),
    name: choice({ name: 'z' }, { codes: { 'visit-pains': { codes: [{ code: 'z' }, { code: 'b' }] } } }),
    label: choice({ label: 'Aching' }, { codes: { 'visit-pains': { codes: [{ display: 'Aching' }, {}] } } }),
  },
  'settings column': {
    ...left('settings column', (name) => setting({ [name]: 'x' })),
    form_title: setting({ form_title: 'My visit' }, { form: { entity: 'visit' } }),
    form_id: setting({ form_id: 'my-visit' }, { form: { entity: 'visit' } }),
    default_language: setting({ default_language: 'English' }, ofPain({ title: 'Pain' })),
  },
  appearance: {
    ...left('appearance', (word) => row({ appearance: word })),
    multiline: row({ appearance: 'multiline' }, onForm({ 'ui:widget': 'textarea' })),
  },
  parameter: {
    ...left('parameter', (word) => row({ parameters: `${word}=1` })),
    start: row({ parameters: 'start=-5' }, ofPain({ type: 'integer', minimum: -5, maximum: 10 }), {
      type: 'range',
    }),
    end: row({ parameters: 'end=20' }, ofPain({ minimum: 1, maximum: 20 }), { type: 'range' }),
    step: row({ parameters: 'step=0.5' }, ofPain({ type: 'number', multipleOf: 0.5 }), { type: 'range' }),
    rows: row({ parameters: 'rows=5' }, onForm({ 'ui:widget': 'textarea' })),
  },
};

describe('an XLSForm', () => {
  tryKeywords('xlsform', xlsformKeywords, trials);

  it('has the texts of one language, and says which it leaves out', () => {
    const survey = [
      { type: 'text', name: 'pain', 'label::English (en)': 'Pain', 'label::Español (es)': 'Dolor' },
    ];
    const english = imported('xlsform', workbook({ survey }));
    expect(english.schema).toMatchObject({ pain: { title: 'Pain' } });
    expect(english.left['']).toEqual([
      'The texts in Español (es) were left out: a form here has one language.',
    ]);
    const spanish = imported(
      'xlsform',
      workbook({ survey, settings: [{ default_language: 'Español (es)' }] }),
    );
    expect(spanish.schema).toMatchObject({ pain: { title: 'Dolor' } });
    expect(spanish.left['']).toEqual([
      'The texts in English (en) were left out: a form here has one language.',
    ]);
  });

  it('says what it does not know', () => {
    const told = (cells: Cells) =>
      imported('xlsform', workbook({ survey: [first, { ...pain, ...cells }] })).left['pain'];
    expect(told({ colour: 'red' })).toEqual([
      'The survey column "colour" was left out: it is not known here. It says: red',
    ]);
    expect(told({ type: 'hologram' })).toEqual(['The type "hologram" was left out: it is not known here.']);
    expect(told({ appearance: 'sparkling' })).toEqual([
      'The appearance "sparkling" was left out: it is not known here.',
    ]);
    expect(told({ parameters: 'depth=3' })).toEqual([
      'The parameter "depth" was left out: it is not known here. It says: 3',
    ]);
  });

  it('reads types as they were written in other times', () => {
    const read = (written: string) =>
      imported('xlsform', workbook({ survey: [{ ...pain, type: written }] })).schema['pain'];
    expect(read('select all that apply from pains')).toMatchObject({ items: one });
    expect(read('select one from pains')).toMatchObject(one);
    expect(read('add select one prompt using pains')).toMatchObject(one);
  });

  it('has no condition about a name that two fields have', () => {
    const survey = [
      { type: 'begin_group', name: 'a', label: 'A' },
      { type: 'integer', name: 'n', label: 'N' },
      { type: 'end_group' },
      { type: 'begin_group', name: 'b', label: 'B' },
      { type: 'integer', name: 'n', label: 'N', constraint: '. > 0' },
      { type: 'end_group' },
      { ...pain, relevant: `${of('n')} = 1` },
    ];
    const { left: told, rules } = imported('xlsform', workbook({ survey }));
    expect(told).toEqual({ pain: [`Its relevance was left out: ${of('n')} = 1.`] });
    expect(rules['rules']).toMatchObject([{ at: '/n_2', unless: 'self.n_2 > 0' }]);
  });
});
