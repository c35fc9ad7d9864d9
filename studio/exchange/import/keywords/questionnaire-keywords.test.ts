import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { ImportError } from '../import-error.ts';
import { imported } from '../imported.fixture.ts';
import { importQuestionnaire } from '../read-questionnaire.ts';
import { type Trial, type Trials, tryKeywords } from './keyword-trials.fixture.ts';
import { questionnaireKeywords } from './questionnaire-keywords.ts';

const first: JsonObject = { linkId: 'first', type: 'string', text: 'First' };
const pain: JsonObject = { linkId: 'pain', type: 'string', text: 'Pain' };

function questionnaire(items: readonly JsonObject[], root: JsonObject = {}): string {
  return JSON.stringify({ resourceType: 'Questionnaire', ...root, item: [...items] });
}

/** Test case with these elements of an item, against the same item without them. */
function item(elements: JsonObject, gives?: object, base: JsonObject = {}): Trial {
  return {
    text: questionnaire([first, { ...pain, ...base, ...elements }]),
    without: questionnaire([first, { ...pain, ...base }]),
    ...(gives !== undefined && { gives }),
  };
}

/** Test case with an item of a type, against a Questionnaire without the item. */
function type(name: string, gives?: object, elements: JsonObject = {}): Trial {
  return { ...item({ type: name, ...elements }, gives), without: questionnaire([first]) };
}

function root(elements: JsonObject, gives?: object): Trial {
  return {
    text: questionnaire([first, pain], elements),
    without: questionnaire([first, pain]),
    ...(gives !== undefined && { gives }),
  };
}

const core = 'http://hl7.org/fhir/StructureDefinition';
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';

function extension(name: string, value: JsonObject): JsonObject {
  return { url: `${name.startsWith('sdc-') ? sdc : core}/${name}`, ...value };
}

/** Test case with an extension of an item, against the same item without the extension. */
function extended(name: string, value: JsonObject, gives?: object, base: JsonObject = {}): Trial {
  return item({ extension: [extension(name, value)] }, gives, base);
}

function control(code: string): JsonObject {
  return extension('questionnaire-itemControl', { valueCodeableConcept: { coding: [{ code }] } });
}

/** Trials of the keywords of a part that are left out, one for each keyword. */
function left(
  part: keyof typeof questionnaireKeywords,
  tried: (word: string) => Trial,
): Readonly<Record<string, Trial>> {
  const words = Object.entries<readonly string[]>(questionnaireKeywords[part]);
  return Object.fromEntries(
    words.flatMap(([word, [outcome]]) => (outcome === 'left out' ? [[word, tried(word)]] : [])),
  );
}

const ofPain = (schema: object) => ({ schema: { pain: schema } });
const onForm = (words: object) => ({ form: { fields: { pain: words } } });
const options: JsonObject = { answerOption: [{ valueCoding: { code: 'a', display: 'Ache' } }] };
const chosen = ofPain({ $ref: '../codes/visit-questionnaire-pain.codes.json' });
const number: JsonObject = { type: 'decimal' };
const limits = [extension('minValue', { valueInteger: 0 }), extension('maxValue', { valueInteger: 10 })];

/** Test case with a condition about the first item. */
function enabled(operator: string, answer: JsonObject, visibleWhen: string, firstType = 'string'): Trial {
  const before = { ...first, type: firstType };
  return {
    text: questionnaire([before, { ...pain, enableWhen: [{ question: 'first', operator, ...answer }] }]),
    without: questionnaire([before, pain]),
    gives: onForm({ visibleWhen, whenHidden: 'clear' }),
  };
}

const ten: JsonObject = { answerInteger: 10 };

/** Test case with a group around an item, against the item alone. */
function group(elements: JsonObject, gives: object): Trial {
  const around = { linkId: 'g', type: 'group', text: 'G', item: [pain], ...elements };
  return { text: questionnaire([first, around]), without: questionnaire([first, pain]), gives };
}

const rooms: JsonObject = {
  contained: [
    {
      resourceType: 'ValueSet',
      id: 'rooms',
      compose: { include: [{ concept: [{ code: 'k', display: 'Kitchen' }] }] },
    },
  ],
};
const ofRooms: JsonObject = { type: 'choice', answerValueSet: '#rooms' };
const withRooms: Trial = {
  text: questionnaire([first, { ...pain, ...ofRooms }], rooms),
  without: questionnaire([first, pain]),
  gives: { codes: { 'visit-questionnaire-pain': { codes: [{ code: 'k', display: 'Kitchen' }] } } },
};

const trials: Trials = {
  element: {
    ...left('element', (name) => root({ [name]: 'x' })),
    resourceType: root({}, ofPain({ title: 'Pain' })),
    item: root({}, ofPain({ title: 'Pain' })),
    title: root({ title: 'My visit' }, { form: { entity: 'visit' } }),
    name: root({ name: 'MyVisit' }, { form: { entity: 'visit' } }),
    description: root({ description: 'Weekly' }, { form: { entity: 'visit' } }),
    purpose: root({ purpose: 'Weekly' }, { form: { entity: 'visit' } }),
    contained: withRooms,
  },
  'item element': {
    ...left('item element', (name) => item({ [name]: 'x' })),
    linkId: item({ linkId: '1.pain' }, { schema: { item_1_pain: { title: 'Pain' } } }),
    text: item({ text: 'Ache' }, ofPain({ title: 'Ache' })),
    prefix: item({ prefix: '3.' }, ofPain({ title: '3. Pain' })),
    type: item({ type: 'integer' }, ofPain({ type: 'integer' })),
    enableWhen: enabled('=', { answerString: 'x' }, "self.first == 'x'"),
    enableBehavior: item(
      { enableBehavior: 'any' },
      onForm({ visibleWhen: "(self.first == 'x') || (!blank(self.first))" }),
      {
        enableWhen: [
          { question: 'first', operator: '=', answerString: 'x' },
          { question: 'first', operator: 'exists', answerBoolean: true },
        ],
      },
    ),
    required: item(
      { required: true },
      { rules: { rules: [{ at: '/pain', require: "self.first == 'x'" }] } },
      { enableWhen: [{ question: 'first', operator: '=', answerString: 'x' }] },
    ),
    repeats: item({ repeats: true }, ofPain({ type: 'array', items: { type: 'string' } })),
    readOnly: item({ readOnly: true }, onForm({ enabledWhen: 'false' })),
    maxLength: item({ maxLength: 20 }, ofPain({ maxLength: 20 })),
    answerValueSet: withRooms,
    answerOption: item(options, chosen, { type: 'choice' }),
    initial: item({ initial: [{ valueString: 'none' }] }, { form: { initial: { pain: 'none' } } }),
    item: item(
      { item: [{ linkId: 'since', type: 'string', text: 'Since' }] },
      { schema: { since: { title: 'Since' } } },
    ),
    extension: extended('minLength', { valueInteger: 3 }, ofPain({ minLength: 3 })),
  },
  type: {
    ...left('type', (name) => type(name)),
    group: group({}, { form: { layout: [['first'], { group: 'G', rows: [['pain']] }] } }),
    display: type('display', { form: { layout: [['first'], { text: 'Pain' }] } }),
    boolean: type('boolean', ofPain({ type: 'boolean' })),
    decimal: type('decimal', ofPain({ type: 'number' })),
    integer: type('integer', ofPain({ type: 'integer' })),
    date: type('date', ofPain({ format: 'date' })),
    dateTime: type('dateTime', ofPain({ format: 'date-time' })),
    time: type('time', ofPain({ format: 'time' })),
    string: type('string', ofPain({ type: 'string' })),
    text: type('text', onForm({ 'ui:widget': 'textarea' })),
    url: type('url', ofPain({ format: 'uri' })),
    choice: type('choice', chosen, options),
    coding: type('coding', chosen, options),
    'open-choice': type('open-choice', ofPain({ type: 'string' }), options),
    quantity: type('quantity', ofPain({ type: 'number' })),
  },
  operator: {
    exists: enabled('exists', { answerBoolean: false }, 'blank(self.first)'),
    '=': enabled('=', ten, 'self.first == 10', 'integer'),
    '!=': enabled('!=', ten, '!blank(self.first) && self.first != 10', 'integer'),
    '>': enabled('>', ten, 'self.first > 10', 'integer'),
    '<': enabled('<', ten, 'self.first < 10', 'integer'),
    '>=': enabled('>=', ten, 'self.first >= 10', 'integer'),
    '<=': enabled('<=', ten, 'self.first <= 10', 'integer'),
  },
  extension: {
    ...left('extension', (name) => extended(name, { valueString: 'x' })),
    minValue: extended('minValue', { valueDecimal: 1.5 }, ofPain({ minimum: 1.5 }), number),
    maxValue: extended(
      'maxValue',
      { valueDate: '2026-12-31' },
      { rules: { rules: [{ at: '/pain', unless: "self.pain <= date('2026-12-31')" }] } },
      { type: 'date' },
    ),
    minLength: extended('minLength', { valueInteger: 3 }, ofPain({ minLength: 3 })),
    regex: extended('regex', { valueString: '[a-z]+' }, ofPain({ pattern: '^(?:[a-z]+)$' })),
    'questionnaire-unit': extended(
      'questionnaire-unit',
      { valueCoding: { code: 'kg' } },
      ofPain({ 'x-unit': 'kg' }),
      number,
    ),
    'questionnaire-minOccurs': extended(
      'questionnaire-minOccurs',
      { valueInteger: 2 },
      ofPain({ minItems: 2 }),
      { repeats: true },
    ),
    'questionnaire-maxOccurs': extended(
      'questionnaire-maxOccurs',
      { valueInteger: 4 },
      ofPain({ maxItems: 4 }),
      { repeats: true },
    ),
    'questionnaire-hidden': extended(
      'questionnaire-hidden',
      { valueBoolean: true },
      { ...ofPain({ title: 'Pain' }), form: { layout: [['first']] } },
    ),
    'questionnaire-itemControl': item(
      { extension: [...limits, control('slider')] },
      onForm({ 'ui:widget': 'range' }),
      { type: 'integer', extension: limits },
    ),
    'questionnaire-sliderStepValue': extended(
      'questionnaire-sliderStepValue',
      { valueInteger: 5 },
      ofPain({ multipleOf: 5 }),
      number,
    ),
    entryFormat: extended('entryFormat', { valueString: 'nnn' }, onForm({ 'ui:placeholder': 'nnn' })),
  },
  'item control': {
    ...left('item control', (code) => item({ extension: [control(code)] })),
    help: item(
      { item: [{ linkId: 'h', type: 'display', text: 'Today', extension: [control('help')] }] },
      ofPain({ description: 'Today' }),
    ),
    flyover: item(
      { item: [{ linkId: 'h', type: 'display', text: 'Today', extension: [control('flyover')] }] },
      ofPain({ description: 'Today' }),
    ),
    slider: item({ extension: [...limits, control('slider')] }, onForm({ 'ui:widget': 'range' }), {
      type: 'integer',
      extension: limits,
    }),
  },
};

describe('a FHIR Questionnaire', () => {
  tryKeywords('questionnaire', questionnaireKeywords, trials);

  it('says what it does not know', () => {
    const told = (elements: JsonObject) =>
      imported('questionnaire', questionnaire([first, { ...pain, ...elements }])).left['pain'];
    expect(told({ colour: 'red' })).toEqual([
      'The item element "colour" was left out: it is not known here.',
    ]);
    expect(told({ extension: [{ url: 'https://example.org/stars', valueInteger: 5 }] })).toEqual([
      'The extension "stars" was left out: it is not known here.',
    ]);
    expect(told({ extension: [control('hologram')] })).toEqual([
      'The item control "hologram" was left out: it is not known here.',
    ]);
  });

  it('is refused where a linkId is there twice', () => {
    const read = () => importQuestionnaire(questionnaire([pain, pain]));
    expect(read).toThrow(ImportError);
    expect(read).toThrow('The linkId "pain" is there twice');
  });
});
