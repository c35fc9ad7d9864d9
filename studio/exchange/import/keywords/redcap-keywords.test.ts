import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../../engine/core/text/csv.ts';
import { ImportError } from '../import-error.ts';
import { imported } from '../imported.fixture.ts';
import { readRedcap, redcapColumns } from '../read-redcap.ts';
import { type Trial, type Trials, tryKeywords } from './keyword-trials.fixture.ts';
import { redcapKeywords } from './redcap-keywords.ts';

type Cells = Partial<Record<keyof typeof redcapColumns, string>>;

const names = Object.keys(redcapColumns) as (keyof typeof redcapColumns)[];

/** Builds a dictionary with a field for each row of cells. */
function dictionary(...rows: readonly Cells[]): string {
  return toCsv([
    names.map((name) => redcapColumns[name]),
    ...rows.map((row) => names.map((name) => row[name] ?? '')),
  ]);
}

const first: Cells = { name: 'first', form: 'visit', type: 'text', label: 'First' };
const pain: Cells = { name: 'pain', form: 'visit', type: 'text', label: 'Pain' };

/** Test case with these cells of a field, against the same field without some of them. */
function field(cells: Cells, gives?: object, base: Cells = {}): Trial {
  return {
    text: dictionary(first, { ...pain, ...base, ...cells }),
    without: dictionary(first, { ...pain, ...base }),
    ...(gives !== undefined && { gives }),
  };
}

/** Test case with a field of a type, against a dictionary without the field. */
function type(cells: Cells, gives?: object): Trial {
  return { ...field(cells, gives), without: dictionary(first) };
}

const ofPain = (schema: object) => ({ schema: { pain: schema } });
const onForm = (words: object) => ({ form: { fields: { pain: words } } });
const ticks: Cells = { type: 'checkbox', choices: '1, One | 2, Two' };
const whole: Cells = { validation: 'integer' };

const dates = 'date_dmy date_mdy date_ymd';
const moments =
  'datetime_dmy datetime_mdy datetime_ymd datetime_seconds_dmy datetime_seconds_mdy datetime_seconds_ymd';
const decimals = Object.keys(redcapKeywords.validation).filter((word) => /^(?:number|float)/.test(word));

function validated(words: readonly string[], schema?: object): Readonly<Record<string, Trial>> {
  return Object.fromEntries(
    words.map((word) => [
      word,
      field({ validation: word }, schema === undefined ? undefined : ofPain(schema)),
    ]),
  );
}

/** Action tags that are left out, each tested separately. */
const tagsLeft = Object.entries<readonly string[]>(redcapKeywords['action tag']).flatMap(
  ([tag, [outcome]]) => (outcome === 'left out' ? [[tag, field({ annotation: `${tag}='1'` })] as const] : []),
);

const trials: Trials = {
  column: {
    'Variable / Field Name': field({ name: 'worst pain' }, { schema: { worst_pain: { title: 'Pain' } } }),
    'Form Name': field(
      { form: 'baseline' },
      { form: { layout: [{ group: 'Visit' }, { group: 'Baseline' }] } },
    ),
    'Section Header': field(
      { section: 'Body' },
      { form: { layout: [['first'], { group: 'Body', rows: [['pain']] }] } },
    ),
    'Field Type': field({ type: 'yesno' }, ofPain({ type: 'boolean' })),
    'Field Label': field({ label: '<b>How</b> much?' }, ofPain({ title: 'How much?' })),
    'Choices, Calculations, OR Slider Labels': field(
      { type: 'radio', choices: '1, Yes | 2, No, never' },
      {
        codes: {
          'visit-pain': {
            codes: [
              { code: '1', display: 'Yes' },
              { code: '2', display: 'No, never' },
            ],
          },
        },
      },
    ),
    'Field Note': field({ note: 'As of today' }, ofPain({ description: 'As of today' })),
    'Text Validation Type OR Show Slider Number': field(whole, ofPain({ type: 'integer' })),
    'Text Validation Min': field(
      { least: '1' },
      { rules: { rules: [{ at: '/pain', severity: 'warning', unless: 'self.pain >= 1' }] } },
      whole,
    ),
    'Text Validation Max': field(
      { most: 'today' },
      { rules: { rules: [{ at: '/pain', severity: 'warning', unless: 'self.pain <= today()' }] } },
      { validation: 'date_ymd' },
    ),
    'Identifier?': field({ identifier: 'y' }),
    'Branching Logic (Show field only if...)': field(
      { condition: "[first] = 'x'" },
      onForm({ visibleWhen: "self.first == 'x'", whenHidden: 'clear' }),
    ),
    'Required Field?': field(
      { required: 'y' },
      { rules: { rules: [{ at: '/pain', require: "self.first == 'x'" }] } },
      { condition: "[first] = 'x'" },
    ),
    'Custom Alignment': field({ alignment: 'RH' }),
    'Question Number (surveys only)': field({ number: '3a' }),
    'Matrix Group Name': field({ matrix: 'pains' }, { form: { layout: [['first'], ['pain']] } }),
    'Matrix Ranking?': field({ ranking: 'y' }, undefined, { matrix: 'pains' }),
    'Field Annotation': field({ annotation: '@READONLY' }, onForm({ enabledWhen: 'false' })),
  },
  type: {
    text: type({ type: 'text' }, ofPain({ type: 'string' })),
    notes: type({ type: 'notes' }, onForm({ 'ui:widget': 'textarea' })),
    calc: type({ type: 'calc', choices: '2 * 3 + 1' }, onForm({ derive: '(2 * 3) + 1' })),
    dropdown: type({ type: 'dropdown', choices: 'a, A' }, ofPain({ $ref: '../codes/visit-pain.codes.json' })),
    radio: type({ type: 'radio', choices: 'a, A' }, ofPain({ $ref: '../codes/visit-pain.codes.json' })),
    checkbox: type(ticks, ofPain({ type: 'array', items: { $ref: '../codes/visit-pain.codes.json' } })),
    yesno: type({ type: 'yesno' }, ofPain({ type: 'boolean' })),
    truefalse: type({ type: 'truefalse' }, ofPain({ type: 'boolean' })),
    slider: type(
      { type: 'slider', validation: 'number', choices: 'None | Some | Worst', least: '1', most: '10' },
      {
        ...ofPain({ type: 'integer', minimum: 1, maximum: 10 }),
        ...onForm({ 'ui:widget': 'range', 'ui:help': 'None – Some – Worst' }),
      },
    ),
    descriptive: type({ type: 'descriptive' }, { form: { layout: [['first'], { text: 'Pain' }] } }),
    file: type({ type: 'file' }),
    sql: type({ type: 'sql' }),
  },
  validation: {
    ...validated(dates.split(' '), { type: 'string', format: 'date' }),
    ...validated(moments.split(' '), { type: 'string', format: 'date-time' }),
    ...validated(['time'], { type: 'string', format: 'time' }),
    ...validated(['integer', 'int'], { type: 'integer' }),
    ...validated(decimals, { type: 'number' }),
    ...validated(['email'], { $ref: '../shared/email.schema.json' }),
    ...validated(['phone'], { $ref: '../shared/phone.schema.json' }),
    ...validated(['zipcode'], { $ref: '../shared/zip.schema.json' }),
    ...validated(['alpha_only'], { pattern: '^[A-Za-z]+$' }),
    ...validated(['ssn'], { pattern: '^[0-9]{3}-[0-9]{2}-[0-9]{4}$' }),
    ...validated(['mrn_10d'], { pattern: '^[0-9]{10}$' }),
    ...validated(
      'time_hh_mm_ss time_mm_ss mrn_generic vmrn phone_australia phone_uk postalcode_australia postalcode_canada postalcode_french postalcode_germany postalcode_uk'.split(
        ' ',
      ),
    ),
    autocomplete: field({ validation: 'autocomplete' }, ofPain({ $ref: '../codes/visit-pain.codes.json' }), {
      type: 'dropdown',
      choices: 'a, A',
    }),
    signature: { ...field({ type: 'file', validation: 'signature' }), without: dictionary(first) },
  },
  'slider number': {
    number: {
      ...field({ type: 'slider', validation: 'number' }, onForm({ 'ui:widget': 'range' })),
      without: dictionary(first),
    },
    hidden: field({ type: 'slider' }, onForm({ 'ui:widget': 'range' })),
  },
  'action tag': {
    ...Object.fromEntries(tagsLeft),
    '@DEFAULT': field({ annotation: "@DEFAULT='7'" }, { form: { initial: { pain: 7 } } }, whole),
    '@READONLY': field({ annotation: '@READONLY' }, onForm({ enabledWhen: 'false' })),
    '@HIDDEN': field(
      { annotation: '@HIDDEN' },
      { ...ofPain({ title: 'Pain' }), form: { layout: [['first']] } },
    ),
    '@PLACEHOLDER': field(
      { annotation: '@PLACEHOLDER = "0 to 10"' },
      onForm({ 'ui:placeholder': '0 to 10' }),
    ),
    '@CHARLIMIT': field({ annotation: "@CHARLIMIT='20'" }, ofPain({ maxLength: 20 })),
    '@MAXCHECKED': field({ annotation: "@MAXCHECKED='1'" }, ofPain({ maxItems: 1 }), ticks),
    '@FORCE-MINMAX': field(
      { annotation: '@FORCE-MINMAX' },
      { ...ofPain({ minimum: 1, maximum: 9 }), rules: {} },
      { ...whole, least: '1', most: '9' },
    ),
    '@CALCTEXT': field(
      { annotation: "@CALCTEXT(if([first] = 'x', 'high', 'low'))" },
      onForm({ derive: "(self.first == 'x') ? ('high') : ('low')" }),
    ),
    '@NOMISSING': field({ annotation: '@NOMISSING' }, ofPain({ title: 'Pain' })),
  },
};

describe('a data dictionary of REDCap', () => {
  tryKeywords('redcap', redcapKeywords, trials);

  it('has its columns in the table, and no other', () => {
    expect(Object.keys(redcapKeywords.column)).toEqual(Object.values(redcapColumns));
  });

  it('says what it does not know', () => {
    const told = (row: Cells) => imported('redcap', dictionary(first, { ...pain, ...row })).left['pain'];
    expect(told({ validation: 'iban' })).toEqual([
      'The validation "iban" was left out: it is not known here.',
    ]);
    expect(told({ annotation: '@STARS=5 ask twice' })).toEqual([
      'The action tag "@STARS" was left out: it is not known here. It says: 5',
      'The rest of its annotation was left out: ask twice',
    ]);
    const column = imported('redcap', `${dictionary(first).replace('\n', ',Colour\n').trimEnd()},red\n`).left;
    expect(column).toEqual({ Colour: ['The column "Colour" was left out: it is not known here.'] });
  });

  it('has each limit that is no limit here listed', () => {
    const told = (row: Cells) => imported('redcap', dictionary(first, { ...pain, ...row })).left['pain'];
    expect(told({ validation: 'time', least: '08:00' })).toEqual(['A limit was left out: 08:00']);
    expect(told({ validation: 'integer', most: '[first]' })).toEqual(['A limit was left out: [first]']);
    expect(told({ type: 'slider', validation: 'number', least: '9', most: '3' })).toEqual([
      'Its limits were left out: 9 to 3',
    ]);
  });

  it('has no calculation that goes in a circle', () => {
    const { form, left } = imported(
      'redcap',
      dictionary(
        { ...first, type: 'calc', choices: '[pain] + 1' },
        { ...pain, type: 'calc', choices: '[first] + 1' },
        { ...pain, name: 'twice', type: 'calc', choices: '[pain] * 2' },
      ),
    );
    expect(form['fields']).toEqual({ twice: { derive: 'self.pain * 2' } });
    expect(Object.keys(left)).toEqual(['first', 'pain']);
  });

  it('is refused where a variable is there twice', () => {
    expect(() => readRedcap(dictionary(pain, pain))).toThrow(ImportError);
    expect(() => readRedcap(dictionary(pain, pain))).toThrow('The variable "pain" is there twice');
  });

  it('has names that expressions can have', () => {
    const { schema } = imported('redcap', dictionary({ ...pain, name: 'in' }, { ...pain, name: 'type' }));
    expect(Object.keys(schema)).toEqual(['in_2', 'type_2']);
  });
});
