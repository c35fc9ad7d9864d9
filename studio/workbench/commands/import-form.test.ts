import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import type { ExchangeFormat } from '../../../engine/core/protocol/workbench.ts';
import { toCsv } from '../../../engine/core/text/csv.ts';
import { celOfCondition, type KnownField } from '../../exchange/import/conditions/to-cel.ts';
import { imported } from '../../exchange/import/imported.fixture.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { CommandError } from './command-error.ts';
import { runCommand } from './run-command.ts';

function refused(format: ExchangeFormat, text: string, name = 'visit'): string {
  try {
    runCommand(libraryTexts, { command: 'import', format, text, name });
    return 'accepted';
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}

it('brings a table of the records where somebody may read and write them', () => {
  const text = JSON.stringify({ type: 'object', properties: { age: { type: 'integer' } } });
  const given = { command: 'import', format: 'json-schema', text, name: 'visit', title: 'Visits' } as const;
  const table = { subject: 'author', read: 'read', write: 'lend', screen: 'shelf' };
  const changed = runCommand(libraryTexts, { ...given, ...table });
  expect(checkTexts(new Map([...libraryTexts, ...changed])).errors).toEqual([]);
  expect([...changed.keys()]).toEqual(
    expect.arrayContaining(['schemas/visit/visit.calls.json', 'schemas/visit/visits.tab.json']),
  );
  expect(changed.get('screens/shelf/shelf.screen.json')).toContain('{ "tab": "visits" }');
  expect(() => runCommand(libraryTexts, { ...given, read: 'read', write: 'lend' })).toThrow(
    /say what they belong to/,
  );
});

const yesNo = [{ valueCoding: { code: 'y', display: 'Yes' } }, { valueCoding: { code: 'n', display: 'No' } }];

const questionnaire = {
  resourceType: 'Questionnaire',
  name: 'HomeVisit',
  title: 'Home visit',
  contained: [
    {
      resourceType: 'ValueSet',
      id: 'rooms',
      compose: {
        include: [
          {
            system: 'x',
            concept: [
              { code: 'k', display: 'Kitchen' },
              { code: 'b', display: 'Bath' },
            ],
          },
        ],
      },
    },
  ],
  item: [
    { linkId: 'intro', type: 'display', text: 'Ask the member **first**.' },
    { linkId: '1.day', type: 'date', text: 'Day of the visit', required: true },
    { linkId: 'smokes', type: 'choice', text: 'Do you smoke?', required: true, answerOption: yesNo },
    {
      ...{ linkId: 'packs', type: 'decimal', text: 'Packs a day', required: true },
      enableWhen: [{ question: 'smokes', operator: '=', answerCoding: { code: 'y' } }],
      extension: [
        { url: 'http://hl7.org/fhir/StructureDefinition/minValue', valueDecimal: 0 },
        { url: 'http://hl7.org/fhir/StructureDefinition/maxValue', valueDecimal: 10 },
      ],
    },
    {
      ...{ linkId: 'score', type: 'integer', text: 'Score' },
      extension: [
        {
          url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
          valueExpression: { language: 'text/fhirpath', expression: '%resource.item.answer.sum()' },
        },
      ],
    },
    { linkId: 'rooms', type: 'choice', repeats: true, text: 'Rooms seen', answerValueSet: '#rooms' },
    {
      ...{ linkId: 'falls', type: 'group', repeats: true, text: 'Fall' },
      enableWhen: [
        { question: 'rooms', operator: '=', answerCoding: { code: 'b' } },
        { question: '1.day', operator: 'exists', answerBoolean: true },
      ],
      enableBehavior: 'any',
      item: [
        { linkId: 'where', type: 'choice', text: 'Where', answerValueSet: '#rooms' },
        {
          ...{ linkId: 'hurt', type: 'boolean', text: 'Hurt' },
          enableWhen: [{ question: 'where', operator: '!=', answerCoding: { code: 'k' } }],
        },
        {
          ...{ linkId: 'told', type: 'string', text: 'Reported to', maxLength: 40 },
          enableWhen: [{ question: 'smokes', operator: 'exists', answerBoolean: false }],
        },
      ],
    },
    { linkId: 'photo', type: 'attachment', text: 'Photo of the door' },
  ],
};

describe('a FHIR Questionnaire that is imported', () => {
  const { schema, form, rules, codes, left } = imported('questionnaire', JSON.stringify(questionnaire));

  it('has a field for each question, with its limits and its choices', () => {
    expect(Object.keys(schema)).toEqual(['item_1_day', 'smokes', 'packs', 'score', 'rooms', 'falls']);
    expect(schema['packs']).toMatchObject({ title: 'Packs a day', type: 'number', minimum: 0, maximum: 10 });
    expect(schema['smokes']).toMatchObject({ $ref: '../codes/visit-home-visit-smokes.codes.json' });
    expect(codes['visit-home-visit-rooms']).toMatchObject({
      codes: [
        { code: 'k', display: 'Kitchen' },
        { code: 'b', display: 'Bath' },
      ],
    });
    expect(schema['rooms']).toMatchObject({
      type: 'array',
      items: { $ref: '../codes/visit-home-visit-rooms.codes.json' },
    });
  });

  it('shows what enableWhen shows, and requires it only then', () => {
    expect(form['fields']).toMatchObject({
      packs: { visibleWhen: "self.smokes == 'y'" },
      falls: { visibleWhen: "('b' in self.rooms) || (!blank(self.item_1_day))", rows: { item: 'Fall' } },
      'falls.*.hurt': { visibleWhen: "!blank(self.where) && self.where != 'k'" },
      'falls.*.told': { visibleWhen: 'blank(root.smokes)' },
    });
    expect(rules['rules']).toEqual([
      { id: 'visit.packs-required', at: '/packs', require: "self.smokes == 'y'", message: '@required' },
    ]);
  });

  it('has its texts between the fields', () => {
    expect((form['layout'] as unknown[])[0]).toEqual({ text: 'Ask the member **first**.' });
  });

  it('lists what has no counterpart, and makes nothing of it', () => {
    expect(left).toEqual({
      '1.day': ['The type "date" was changed: a whole day: a year or a month alone cannot be entered.'],
      score: [
        'The extension "sdc-questionnaire-calculatedExpression" was left out: write the expression here: it is in FHIRPath. It says: %resource.item.answer.sum()',
      ],
      photo: ['The type "attachment" was left out: forms here take no files.'],
    });
  });
});

const head = [
  ...['Variable / Field Name', 'Form Name', 'Section Header', 'Field Type', 'Field Label'],
  ...['Choices, Calculations, OR Slider Labels', 'Field Note', 'Text Validation Type OR Show Slider Number'],
  ...['Text Validation Min', 'Text Validation Max', 'Identifier?'],
  ...['Branching Logic (Show field only if...)', 'Required Field?'],
];

function redcap(...rows: readonly (readonly string[])[]): string {
  return toCsv([head, ...rows.map((row) => head.map((_, index) => row[index] ?? ''))]);
}

describe('a data dictionary of REDCap that is imported', () => {
  const { schema, form, rules, codes, left } = imported(
    'redcap',
    redcap(
      ['name', 'baseline', '', 'text', '<b>Name</b>', '', 'As on the card', '', '', '', 'y', '', 'y'],
      ['age', 'baseline', 'Body', 'text', 'Age', '', '', 'integer', '0', '120'],
      ['signs', 'baseline', '', 'checkbox', 'Signs', '1, Cough | 2, Fever, high | 3, Rash'],
      [
        'days',
        'baseline',
        '',
        'text',
        'Days of cough',
        '',
        '',
        'number',
        '',
        '',
        '',
        "[signs(1)] = '1' and [age] >= 18",
        'y',
      ],
      ['travelled', 'baseline', '', 'yesno', 'Travelled?'],
      [
        'where',
        'baseline',
        '',
        'dropdown',
        'Where',
        'eu, Europe | as, Asia',
        '',
        '',
        '',
        '',
        '',
        "[travelled] = '1'",
      ],
      ['double', 'baseline', '', 'calc', 'Twice the days', 'round([days] * 2, 1)'],
      ['years', 'baseline', '', 'calc', 'Years', "datediff([born], 'today', 'y')"],
      ['scan', 'baseline', '', 'file', 'Scan'],
    ),
  );

  it('has a group for each section, and value sets for choices with commas in them', () => {
    expect(form['layout']).toEqual([
      ['name'],
      {
        group: 'Body',
        rows: [['age'], ['signs'], ['days'], ['travelled'], ['where'], ['double'], ['years']],
      },
    ]);
    expect(codes['visit-baseline-signs']?.['codes']).toContainEqual({ code: '2', display: 'Fever, high' });
    expect(schema['name']).toMatchObject({ title: 'Name', description: 'As on the card' });
    expect(schema['age']).toMatchObject({ type: 'integer' });
  });

  it('carries branching logic and calculations over', () => {
    expect(form['fields']).toMatchObject({
      days: { visibleWhen: "('1' in self.signs) && (self.age >= 18)" },
      where: { visibleWhen: 'self.travelled' },
      double: { derive: 'round(self.days * 2, 1)' },
    });
    expect(rules['rules']).toMatchObject([
      { id: 'visit.age', severity: 'warning', unless: 'self.age >= 0' },
      { id: 'visit.age-2', severity: 'warning', unless: 'self.age <= 120' },
      { id: 'visit.days-required', at: '/days' },
    ]);
  });

  it('lists what has no exact counterpart', () => {
    expect(left).toEqual({
      name: ['The column "Identifier?" was left out: give the field an access rule.'],
      years: ["Its calculation was left out, and the field is typed: datediff([born], 'today', 'y')."],
      scan: ['The type "file" was left out: forms here take no files.'],
    });
  });
});

/** Reference to a field in XLSForm: `${name}`. */
const of = (name: string) => ['$', '{', name, '}'].join('');

const survey = [
  [
    'type',
    'name',
    'label::English (en)',
    'label::Spanish (es)',
    'relevant',
    'constraint',
    'constraint_message',
    'required',
    'calculation',
  ],
  ['integer', 'age', 'Age', 'Edad', '', '. >= 0 and . <= 120', 'An age is between 0 and 120', 'yes'],
  ['select_multiple drugs', 'drugs', `Medicines of a member aged ${of('age')}`],
  ['begin_repeat', 'visit', 'Visits', '', `selected(${of('drugs')}, 'asa')`],
  ['date', 'on', 'On'],
  ['text', 'why', 'Why', '', `${of('on')} > today() or ${of('age')} > 60`],
  ['end repeat'],
  ['calculate', 'many', '', '', '', '', '', '', `count(${of('visit')}) + 1`],
  ['geopoint', 'place', 'Place'],
  ['note', 'bye', 'Thank you', '', `once(${of('age')}) = 1`],
];

describe('an XLSForm that is imported', () => {
  const { schema, form, rules, left } = imported(
    'xlsform',
    JSON.stringify({
      survey,
      choices: [
        ['list_name', 'name', 'label'],
        ['drugs', 'asa', 'Aspirin'],
        ['drugs', 'ibu', 'Ibuprofen'],
      ],
    }),
  );

  it('has rows for a repeat, whose conditions name the row and the form', () => {
    expect(form['fields']).toMatchObject({
      visit: { visibleWhen: "'asa' in self.drugs", rows: { columns: ['on', 'why'] } },
      'visit.*.why': { visibleWhen: '(self.on > today()) || (root.age > 60)' },
      many: { derive: 'size(self.visit) + 1' },
    });
  });

  it('has its constraints as rules, with their sentences', () => {
    expect(rules['rules']).toEqual([
      {
        ...{ id: 'visit.age', at: '/age', unless: '(self.age >= 0) && (self.age <= 120)' },
        message: 'An age is between 0 and 120',
      },
    ]);
  });

  it('shows values in labels', () => {
    expect(schema['drugs']).toMatchObject({ title: 'Medicines of a member aged' });
    expect(form['fields']).toMatchObject({
      drugs: { 'ui:title': 'Medicines of a member aged {{ self.age }}' },
    });
  });

  it('has an entity of their own for rows with rules, and rules for what is required at times', () => {
    const of = (name: string) => ['$', '{', name, '}'].join('');
    const sheet = [
      ['type', 'name', 'label', 'relevant', 'required', 'default', 'constraint'],
      ['text', 'name', 'Name', '', '', 'Nobody'],
      ['text', 'why', 'Why', '', `${of('name')} = 'x'`, 'today()'],
      ['begin_repeat', 'visit', 'Visits'],
      ['integer', 'age', 'Age', '', 'yes', '7', '. > 1'],
      ['text', 'told', 'Told', `${of('name')} != ''`, 'yes'],
      ['end_repeat'],
    ];
    const form = imported('xlsform', JSON.stringify({ survey: sheet }));
    expect(form.schema['visit']).toMatchObject({ items: { $ref: './visit-visit.schema.json' } });
    expect(form.rules['rules']).toMatchObject([{ id: 'visit.why-required', require: "self.name == 'x'" }]);
    expect(form.form['initial']).toEqual({ name: 'Nobody' });
    expect(form.left).toEqual({
      why: ['Its default was left out: today().'],
      told: ['That it is required was left out: it depends on the record around the row.'],
    });
  });

  it('lists what has no counterpart', () => {
    expect(left).toEqual({
      many: ['The type "calculate" was changed: a field that is worked out, which the form shows.'],
      place: ['The type "geopoint" was left out: forms here have no maps.'],
      '': ['The texts in Spanish (es) were left out: a form here has one language.'],
      bye: [`Its relevance was left out: once(${of('age')}) = 1.`],
    });
  });
});

describe('a JSON Schema that is imported', () => {
  const { schema, form, left } = imported(
    'json-schema',
    JSON.stringify({
      $defs: { day: { type: 'string', format: 'date' } },
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 40 },
        born: { $ref: '#/$defs/day', title: 'Born' },
        colour: {
          oneOf: [
            { const: 'r', title: 'Red' },
            { const: 'b', title: 'Blue' },
          ],
        },
        address: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } },
        pets: { type: 'array', items: { type: 'object', properties: { kind: { type: 'string' } } } },
        other: { type: 'string', if: { const: 'x' } },
        '1st': { type: 'string' },
      },
    }),
  );

  it('keeps the checks, follows references, and lays objects and rows out', () => {
    expect(schema).toMatchObject({
      name: { type: 'string', maxLength: 40 },
      born: { title: 'Born', type: 'string', format: 'date' },
      colour: { enum: ['r', 'b'], 'x-labels': { r: 'Red', b: 'Blue' } },
      address_city: { type: 'string' },
      pets: { type: 'array', items: { properties: { kind: { type: 'string' } } } },
    });
    expect(form['layout']).toContainEqual({ group: 'Address', rows: [['address_city']] });
  });

  it('lists the words that mean nothing here', () => {
    expect(left['other']).toEqual(['Left out: if.']);
    expect(left['1st']).toEqual(['"1st" can be no name of a field: use letters, digits and _.']);
  });
});

describe('a file that cannot be imported', () => {
  it.each<[ExchangeFormat, string, string]>([
    ['questionnaire', '{', 'The file is not JSON: choose a Questionnaire in the JSON format of FHIR.'],
    [
      'questionnaire',
      '{"resourceType":"Patient"}',
      'The file is no FHIR Questionnaire: its resourceType has to be "Questionnaire".',
    ],
    [
      'redcap',
      'a,b\n1,2\n',
      'The file is no data dictionary of REDCap: its first line has no column "Variable / Field Name", "Field Type", "Field Label".',
    ],
    ['xlsform', '{"choices":[]}', 'The workbook is no XLSForm: it has no sheet "survey".'],
    [
      'xlsform',
      '{"survey":[["type","name"],["begin group","a"],["text","b"]]}',
      '"begin group a" of the sheet "survey" has no "end group".',
    ],
    ['json-schema', '[]', 'The file is no JSON Schema of an object: it has no "properties".'],
  ])('is refused with what it is: %s', (format, text, message) => {
    expect(refused(format, text)).toBe(message);
  });

  it('is refused where an entity has its name', () => {
    const text = JSON.stringify({ properties: { a: { type: 'string' } } });
    expect(refused('json-schema', text, 'book')).toBe(
      'schemas/book/book.schema.json is there already: choose another name.',
    );
  });
});

describe('conditions of other systems', () => {
  const fields: Readonly<Record<string, KnownField>> = {
    n: { cel: 'self.n', type: 'number' },
    t: { cel: 'self.t', type: 'text' },
    b: { cel: 'self.b', type: 'boolean' },
    d: { cel: 'self.d', type: 'date' },
    c: { cel: 'self.c', type: 'code' },
    m: { cel: 'self.m', type: 'codes' },
  };
  const cel = (text: string) =>
    celOfCondition(text, { field: (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined) });

  it.each([
    ["[c] = '1' or [c] <> ''", "(self.c == '1') || !blank(self.c)"],
    [`${of('n')} != 5`, 'blank(self.n) || self.n != 5'],
    [`5 < ${of('n')}`, 'self.n > 5'],
    ["[b] = '0'", '!self.b && !blank(self.b)'],
    ["not([b] = '1') and ([n] + 2) * 3 >= 9", '(!(self.b)) && ((self.n + 2) * 3 >= 9)'],
    [`${of('d')} < '2026-01-31'`, "self.d < date('2026-01-31')"],
    [`selected(${of('m')}, 'x') and selected(${of('c')}, 'y')`, "('x' in self.m) && (self.c == 'y')"],
    ["[m(2)] = '0'", "!('2' in self.m)"],
    [`regex(${of('t')}, '[A-Z]{2}')`, "matches(self.t, '^(?:[A-Z]{2})$')"],
    [`${of('t')} = 'O''Neill'`, undefined],
    ["[n] = 'many'", undefined],
    ['[unknown] = 1', undefined],
    [`${of('n')} > `, undefined],
    [`pulldata("x", ${of('n')}) = 1`, undefined],
  ])('%s becomes %s', (text, expected) => {
    expect(cel(text)).toBe(expected);
  });
});
