import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonObject, jsonObject } from '../json/json.ts';
import { randomAnswers } from '../testing/random-answers.ts';
import { checkAnswers } from './check-answers.ts';
import { Enablement } from './enablement.ts';
import { omissionsOfQuestionnaire } from './omissions.ts';
import { readQuestionnaire } from './read-questionnaire.ts';
import { heldValues, initialAnswers, responseOf, responseValues } from './response.ts';
import { type Shape, shapeOf } from './shape.ts';

function fixture(name: string): JsonObject {
  const file = new URL(`../../../tests/fixtures/questionnaires/${name}.json`, import.meta.url);
  return jsonObject(JSON.parse(readFileSync(file, 'utf8')));
}

const everyType = readQuestionnaire(fixture('every-type.questionnaire'));
const conditions = readQuestionnaire(fixture('conditions.questionnaire'));
const isResponse = new Ajv2020({ strict: false }).compile(fixture('questionnaire-response.schema'));

/** Builds the response to the answers of a form. */
function answered(shape: Shape, values: JsonObject, base: JsonObject = {}) {
  return responseOf({ shape, enablement: new Enablement(shape, values), base });
}

/** Lists the linkIds of all items of a response. */
function linkIdsIn(element: JsonObject): readonly string[] {
  const inside = ['item', 'answer'].flatMap((name) => {
    const list = element[name];
    return Array.isArray(list) ? list.map(jsonObject) : [];
  });
  return inside.flatMap((each) => [
    ...(each['linkId'] === undefined ? [] : [String(each['linkId'])]),
    ...linkIdsIn(each),
  ]);
}

describe('a response to a Questionnaire', () => {
  it.each([
    ['every type', everyType],
    // Leaves out items whose conditions depend on each other in a cycle, since their answers have no single
    // reading.
    [
      'conditions',
      { ...conditions, items: conditions.items.filter(({ linkId }) => !linkId.startsWith('circle')) },
    ],
  ] as const)(
    'is valid in FHIR R4, and gives the same form and the same response again: %s',
    (_name, questionnaire) => {
      const shape = shapeOf(questionnaire);
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat({ max: 0xfffffff })), (numbers) => {
          const values = randomAnswers(shape.parts, (below) => (numbers.next().value ?? 0) % below);
          const response = answered(shape, values);
          expect(isResponse(response), JSON.stringify(isResponse.errors)).toBe(true);
          const again = shapeOf(questionnaire, heldValues(questionnaire, response));
          expect(answered(again, responseValues(again, response))).toEqual(response);
        }),
        { numRuns: 150 },
      );
    },
  );

  it('keeps what it came with: ids, texts, another display, units and choices of its own, and what no form shows', () => {
    const response = {
      ...{
        resourceType: 'QuestionnaireResponse',
        id: 'r1',
        status: 'completed',
        author: { reference: 'Practitioner/1' },
      },
      questionnaire: 'http://example.org/Questionnaire/every-type|1.0.0',
      item: [
        {
          linkId: '2',
          item: [
            {
              linkId: '2.1',
              text: 'Do they smoke?',
              answer: [
                {
                  id: 'a',
                  valueCoding: {
                    system: 'http://terminology.hl7.org/CodeSystem/v2-0136',
                    code: 'Y',
                    display: 'Yes, daily',
                  },
                },
              ],
            },
            {
              linkId: '2.3',
              answer: [{ valueCoding: { system: 'http://example.org/codes', code: 'raw', display: 'Raw' } }],
            },
          ],
        },
        {
          linkId: '3',
          item: [
            {
              linkId: '3.1',
              answer: [
                {
                  valueQuantity: {
                    value: 150,
                    unit: 'lb',
                    system: 'http://unitsofmeasure.org',
                    code: '[lb_av]',
                  },
                },
              ],
            },
          ],
        },
        { linkId: '7', answer: [{ valueAttachment: { contentType: 'image/png', title: 'Door' } }] },
      ],
    };
    const shape = shapeOf(everyType, heldValues(everyType, response));
    expect(answered(shape, responseValues(shape, response), response)).toEqual(response);
  });

  it('begins with the initial values and with a row where one is required', () => {
    const shape = shapeOf(everyType);
    const { item } = answered(shape, initialAnswers(shape));
    expect(item).toMatchObject([
      { linkId: '1', item: [{ linkId: '1.1', answer: [{ valueBoolean: false }] }] },
      {
        linkId: '2',
        item: [{ linkId: '2.2', answer: [{ valueCoding: { code: 'k', display: 'Kitchen' } }] }],
      },
      { linkId: '8', answer: [{ valueString: 'B' }] },
      { linkId: '9', answer: [{ valueString: 'm' }] },
    ]);
  });
});

describe('enableWhen', () => {
  const shape = shapeOf(conditions);
  const coding = (code: string) => ({
    answer: [{ valueCoding: { system: 'http://example.org/codes', code } }],
  });
  const yes = {
    answer: [{ valueCoding: { system: 'http://terminology.hl7.org/CodeSystem/v2-0136', code: 'Y' } }],
  };
  const given = 'An answer';

  /** Lists the questions that appear in a response in which each of them has an answer. */
  function taking(items: readonly JsonObject[], asked: readonly string[]): readonly string[] {
    const texts = asked.map((linkId) => ({ linkId, answer: [{ valueString: given }] }));
    const response = {
      resourceType: 'QuestionnaireResponse',
      status: 'in-progress',
      item: [...items, ...texts],
    };
    const found = linkIdsIn(answered(shape, responseValues(shape, response)));
    return asked.filter((linkId) => found.includes(linkId));
  }

  const byAge = ['is-65', 'not-65', 'over-65', 'under-65', 'from-65', 'to-65', 'has-age', 'no-age'];
  it.each([
    [undefined, ['no-age']],
    [64, ['not-65', 'under-65', 'to-65', 'has-age']],
    [65, ['is-65', 'from-65', 'to-65', 'has-age']],
    [66, ['not-65', 'over-65', 'from-65', 'has-age']],
  ])('compares with every operator: an age of %s', (age, expected) => {
    const items = age === undefined ? [] : [{ linkId: 'age', answer: [{ valueInteger: age }] }];
    expect(taking(items, byAge)).toEqual(expected);
  });

  it('takes one condition of any, and all of all', () => {
    const alone = { linkId: 'alone', answer: [{ valueBoolean: true }] };
    const bath = { linkId: 'rooms', ...coding('b') };
    const asked = ['any', 'all', 'not-alone', 'no-bath'];
    expect(taking([alone], asked)).toEqual(['any']);
    expect(taking([alone, bath], asked)).toEqual(['any', 'all']);
    expect(taking([{ linkId: 'rooms', ...coding('k') }], asked)).toEqual(['no-bath']);
    expect(taking([{ linkId: 'alone', answer: [{ valueBoolean: false }] }], asked)).toEqual(['not-alone']);
  });

  it('compares days, moments and quantities of the same unit', () => {
    const items = [
      { linkId: 'day', answer: [{ valueDate: '2026-05-01' }] },
      { linkId: 'at', answer: [{ valueDateTime: '2026-05-01T13:30:00+02:00' }] },
      { linkId: 'weight', answer: [{ valueQuantity: { value: 100, unit: 'kg', code: 'kg' } }] },
    ];
    expect(taking(items, ['late', 'soon', 'heavy', 'heavy-lb'])).toEqual(['late', 'soon', 'heavy']);
  });

  it('counts no answer of a question that does not take part itself', () => {
    const packs = { linkId: 'smoker', item: [{ linkId: 'packs', answer: [{ valueDecimal: 2 }] }] };
    expect(taking([{ linkId: 'smokes', ...yes }, packs], ['after-packs'])).toEqual(['after-packs']);
    expect(taking([packs], ['after-packs'])).toEqual([]);
  });

  it('looks at the same row first, then at the rows before', () => {
    const fall = (code: string, wet: boolean) => ({
      linkId: 'fall',
      item: [
        { linkId: 'where', ...coding(code) },
        { linkId: 'wet', answer: [{ valueBoolean: wet }] },
      ],
    });
    const response = { item: [fall('b', true), fall('k', true)] };
    const rows = jsonObject(answered(shape, responseValues(shape, response)));
    expect(linkIdsIn(rows)).toEqual(['fall', 'where', 'wet', 'fall', 'where']);
    expect(taking([fall('k', false), fall('b', true)], ['last-wet'])).toEqual(['last-wet']);
    expect(taking([fall('b', true), fall('k', true)], ['last-wet'])).toEqual([]);
  });

  it('demands no answer of a required question that does not take part', () => {
    const errors = (item: readonly JsonObject[]) => {
      const values = responseValues(shape, { item });
      return checkAnswers(shape, new Enablement(shape, values)).map(({ keyword }) => keyword);
    };
    expect(errors([])).toEqual([]);
    expect(errors([{ linkId: 'smokes', ...yes }])).toEqual(['required']);
  });
});

describe('what a form of a Questionnaire does not do', () => {
  it('is listed with the item and its expression', () => {
    expect(omissionsOfQuestionnaire(fixture('every-type.questionnaire'))).toEqual([
      {
        linkId: '2.6',
        text: 'Its choices are in http://example.org/ValueSet/countries, which is not in the Questionnaire: its answer is typed.',
      },
      { linkId: '7', text: 'Questions of the type "attachment" are not asked.' },
      { linkId: '10', text: 'The expression was left out: %resource.item.answer.sum().' },
      { linkId: '11', text: 'Questions of the type "reference" are not asked.' },
    ]);
  });

  it('counts broken items among it, and reads the rest', () => {
    const broken = {
      resourceType: 'Questionnaire',
      item: [
        { text: 'No id', type: 'string' },
        { linkId: 'a', text: 'One', type: 'string' },
        { linkId: 'a', text: 'Two', type: 'string' },
        7,
      ],
    };
    expect(readQuestionnaire(broken).items.map(({ title }) => title)).toEqual(['One']);
    expect(omissionsOfQuestionnaire(broken).map(({ text }) => text)).toEqual([
      'An item has no linkId, and is not asked: No id.',
      'The linkId stands twice, and is asked once: Two.',
    ]);
  });
});
