import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import { product } from '../../../generated/product.ts';
import { dosageCodesOf, dosageSentence } from './dosage-codes.ts';
import { readDosages } from './dosage-from-fhir.ts';
import { dosagesOf } from './dosage-to-fhir.ts';

const codes = dosageCodesOf(product);
const read = (...dosages: readonly JsonObject[]) => readDosages(dosages, codes);

const named = (text: string) => ({
  coding: [{ system: 'http://snomed.info/sct', code: '1', display: text }],
  text,
});
const of = (value: number, unit: string) => ({ value, unit });
const repeat = (parts: JsonObject) => ({ timing: { repeat: parts } });

/**
 * Every element of `Dosage` of FHIR R4, with the words that the text must contain if no part can hold the element.
 */
const elements: Readonly<Record<string, readonly [JsonObject, ...string[]]>> = {
  text: [{ text: 'As told by phone' }, 'As told by phone'],
  additionalInstruction: [
    { additionalInstruction: [named('Rinse mouth'), named('Take sitting')] },
    ...['Rinse mouth', 'Take sitting'],
  ],
  patientInstruction: [{ patientInstruction: 'Do not take with potassium' }, 'Do not take with potassium'],
  'timing.event': [{ timing: { event: ['2026-10-03', '2026-11-03'] } }, '2026-10-03', '2026-11-03'],
  'timing.repeat.boundsDuration': [repeat({ boundsDuration: of(11, 'hours') }), '11 hours'],
  'timing.repeat.boundsRange': [repeat({ boundsRange: { low: of(11, 'd'), high: of(13, 'd') } }), '11', '13'],
  'timing.repeat.boundsPeriod': [
    repeat({ boundsPeriod: { start: '2026-01-01', end: '2026-02-03' } }),
    ...['from 2026-01-01', 'until 2026-02-03'],
  ],
  'timing.repeat.count': [repeat({ count: 17 }), '17 times in all'],
  'timing.repeat.countMax': [repeat({ count: 17, countMax: 19 }), '17 to 19 times'],
  'timing.repeat.duration': [repeat({ duration: 35, durationUnit: 'min' }), 'over 35 minutes'],
  'timing.repeat.durationMax': [repeat({ duration: 35, durationMax: 45, durationUnit: 'min' }), '35 to 45'],
  'timing.repeat.frequencyMax': [
    repeat({ frequency: 3, frequencyMax: 4, period: 1, periodUnit: 'd' }),
    '3 to 4 times daily',
  ],
  'timing.repeat.periodMax': [
    repeat({ frequency: 1, period: 7, periodMax: 9, periodUnit: 'h' }),
    '7 to 9 hours',
  ],
  'timing.repeat.frequency alone': [repeat({ frequency: 6 }), '6 times'],
  'timing.repeat.period of minutes': [repeat({ frequency: 1, period: 5, periodUnit: 'min' }), '5 minutes'],
  'timing.repeat.dayOfWeek': [repeat({ dayOfWeek: ['mon', 'fri'] }), 'Monday', 'Friday'],
  'timing.repeat.timeOfDay': [repeat({ timeOfDay: ['08:00:00', '14:30:00'] }), '08:00', '14:30'],
  'timing.repeat.when of meals': [repeat({ when: ['ACM', 'CV'] }), 'before breakfast', 'with dinner'],
  'timing.repeat.offset': [repeat({ when: ['AC'], offset: 25 }), '25 minutes before meals'],
  'timing.code': [{ timing: { code: named('with each feeding') } }, 'with each feeding'],
  'timing.code without words': [{ timing: { code: { coding: [{ code: 'X9' }] } } }, 'X9'],
  asNeededCodeableConcept: [{ asNeededCodeableConcept: { coding: [{ code: 'R9' }] } }, 'as needed for R9'],
  site: [{ site: named('Left arm') }, 'Left arm'],
  'route that nobody knows': [{ route: named('Through the ear lobe') }, 'Through the ear lobe'],
  method: [{ method: named('Swish') }, 'Swish'],
  'doseAndRate.type': [
    { doseAndRate: [{ type: named('Calculated'), doseQuantity: of(23, 'mg') }] },
    'Calculated',
    '23 mg',
  ],
  'doseAndRate.doseRange': [{ doseAndRate: [{ doseRange: { high: of(23, 'mg') } }] }, '23 mg'],
  'doseAndRate.doseQuantity': [
    { doseAndRate: [{ doseQuantity: { value: 23, comparator: '<', unit: 'smidgen' } }] },
    'less than 23 smidgen',
  ],
  'doseAndRate.rateRatio': [
    { doseAndRate: [{ rateRatio: { numerator: of(29, 'mL'), denominator: of(1, 'h') } }] },
    '29 mL per hour',
  ],
  'doseAndRate.rateRange': [
    { doseAndRate: [{ rateRange: { low: of(29, 'mL'), high: of(31, 'mL') } }] },
    '29',
    '31 mL',
  ],
  'doseAndRate.rateQuantity': [{ doseAndRate: [{ rateQuantity: of(29, 'mL/h') }] }, '29 mL/h'],
  'doseAndRate, a second one': [
    { doseAndRate: [{ doseQuantity: of(23, 'mg') }, { doseQuantity: of(37, 'mg') }] },
    '23 mg',
    '37 mg',
  ],
  maxDosePerPeriod: [
    { maxDosePerPeriod: { numerator: of(41, 'mg'), denominator: of(3, 'd') } },
    'at most 41 mg per 3 days',
  ],
  maxDosePerAdministration: [{ maxDosePerAdministration: of(43, 'mg') }, 'at most 43 mg at a time'],
  maxDosePerLifetime: [{ maxDosePerLifetime: of(47, 'mg') }, 'at most 47 mg in a lifetime'],
  modifierExtension: [{ modifierExtension: [{ url: 'u', valueString: 'not on Sundays' }] }, 'not on Sundays'],
  'an element that nobody knows': [{ asNeededFor: [named('itch')] }, 'itch'],
  'an element of another kind': [{ timing: 'whenever', route: 7 }, 'whenever', '7'],
};

/** Elements that parts can hold, each with its words in the sentence. */
const held: readonly (readonly [JsonObject, string])[] = [
  [{ doseAndRate: [{ doseQuantity: of(2, 'tablet') }] }, '2 tablets'],
  [repeat({ frequency: 2, period: 1, periodUnit: 'd' }), 'twice daily'],
  [{ route: { text: 'Oral' } }, 'by mouth'],
  [{ asNeededBoolean: true }, 'as needed'],
  [
    { maxDosePerPeriod: { numerator: of(4, 'tablets'), denominator: of(24, 'h') } },
    'at most 4 tablets a day',
  ],
];

const merge = (dosages: readonly JsonObject[]): JsonObject =>
  dosages.reduce<JsonObject>((all, each) => deepMerged(all, each), {});

function deepMerged(left: JsonObject, right: JsonObject): JsonObject {
  const isPlain = (value: Json | undefined): value is JsonObject =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const joined = Object.entries(right).map(([name, value]): [string, Json] => {
    const before = left[name];
    if (isPlain(before) && isPlain(value)) return [name, deepMerged(before, value)];
    return [name, before ?? value ?? null];
  });
  return { ...left, ...Object.fromEntries(joined) };
}

/** Lists the strings and numbers of a value that carry content, without names of systems, ids and codes. */
function leavesOf(value: Json, name = ''): readonly string[] {
  if (['system', 'url', 'id', 'sequence', 'code', 'periodUnit', 'durationUnit'].includes(name)) return [];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each as Json, Array.isArray(value) ? name : key),
  );
}

const codesOfWhen: Readonly<Record<string, string>> = {
  ...{ ACM: 'before breakfast', CV: 'with dinner', AC: 'before meals', mon: 'monday', fri: 'friday' },
  ...{ '<': 'less than', '08:00:00': '08:00', '14:30:00': '14:30' },
};

/** Reports whether the words contain a value; the number 1 may be implied, as in `daily` or `every 5 minutes`. */
const isSaid = (words: string, leaf: string) =>
  foldText(words).includes(foldText(codesOfWhen[leaf] ?? leaf)) ||
  (leaf === '1' && /daily|every|per /.test(words));

describe('every element of a Dosage', () => {
  it.each(Object.entries(elements))(
    'is in the words, where no part holds it: %s',
    (_name, [dosage, ...words]) => {
      const daily = merge([...held.map(([each]) => each), dosage]);
      for (const each of [dosage, deepMerged(dosage, daily)]) {
        const found = read(each);
        expect(found.directions).toBeUndefined();
        for (const word of words) expect(found.words).toContain(word);
      }
    },
  );

  it('is in the parts or in the words, in whatever company [RECON-02]', () => {
    const all = [...Object.values(elements).map(([dosage]) => dosage), ...held.map(([dosage]) => dosage)];
    fc.assert(
      fc.property(fc.subarray([...all], { minLength: 1, maxLength: 8 }), (some) => {
        const dosage = merge(some);
        const { words, directions } = read(dosage);
        const sentence = directions === undefined ? '' : dosageSentence(directions, codes);
        for (const leaf of leavesOf(dosage)) expect(isSaid(words, leaf), `${leaf} in ${words}`).toBe(true);
        if (directions !== undefined && sentence !== '')
          for (const [given, said] of held)
            if (some.includes(given)) expect(foldText(sentence)).toContain(foldText(said));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is held by the parts one by one, and by their sentence', () => {
    const { words, directions } = read(merge(held.map(([dosage]) => dosage)));
    expect(directions).toEqual({
      ...{ dose: '2', unit: 'tablet', route: { Id: '1', Name: 'Oral' }, frequency: 'twice-daily' },
      ...{ prn: true, maxPerDay: 4 },
    });
    expect(words).toBe('2 tablet Oral 2 times daily as needed at most 4 tablets per 24 hours');
  });

  it('is said behind the text that does not say it', () => {
    const text = 'Take 1 tablet daily';
    expect(read({ text, patientInstruction: 'Do not take with potassium' })).toEqual({
      words: 'Take 1 tablet daily; Do not take with potassium',
      directions: undefined,
    });
    const doubled = { text, doseAndRate: [{ doseQuantity: of(2, 'tablet') }] };
    expect(read(doubled)).toEqual({ words: 'Take 1 tablet daily; 2 tablet', directions: undefined });
    const routed = { text, route: { text: 'Oral' }, ...repeat({ frequency: 1, period: 1, periodUnit: 'd' }) };
    expect(read(routed)).toEqual({
      words: 'Take 1 tablet daily; Oral',
      directions: { dose: '1', unit: 'tablet', route: { Id: '1', Name: 'Oral' }, frequency: 'daily', text },
    });
  });

  it('of several is said in their order: one after the other, or beside each other', () => {
    const taper = (sequence: number, value: number) => ({
      sequence,
      ...repeat({ boundsDuration: of(3, 'days'), frequency: 1, period: 1, periodUnit: 'd' }),
      doseAndRate: [{ doseQuantity: of(value, 'tablet') }],
    });
    expect(read(taper(1, 4), taper(2, 2))).toEqual({
      words: '4 tablet daily for 3 days, then 2 tablet daily for 3 days',
      directions: undefined,
    });
    expect(read(taper(1, 4), taper(1, 2)).words).toBe('4 tablet daily for 3 days; 2 tablet daily for 3 days');
    expect(read(taper(1, 4), taper(2, 4)).words).toBe(
      '4 tablet daily for 3 days, then 4 tablet daily for 3 days',
    );
    const at = (sequence: number, when: string, value: number) => ({
      sequence,
      ...repeat({ when: [when] }),
      doseAndRate: [{ doseQuantity: of(value, 'tablet') }],
    });
    expect(read(at(1, 'MORN', 1), at(2, 'HS', 2)).directions).toBeUndefined();
    expect(read(at(1, 'MORN', 1), at(1, 'HS', 2)).directions).toMatchObject({ times: { bedtime: '2' } });
  });

  it.each<[string, JsonObject]>([
    ['two codes of a timing', { timing: { code: { coding: [{ code: 'BID' }, { code: 'TID' }] } } }],
    [
      'a code and a rate',
      { timing: { code: { text: 'BID' }, repeat: { frequency: 1, period: 1, periodUnit: 'd' } } },
    ],
    ['two routes', { route: { coding: [{ code: '26643006' }], text: 'Rectal' } }],
    ['a unit and its code', { doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet', code: 'mg' } }] }],
    [
      'a text and a rate',
      { text: '1 tablet daily', ...repeat({ frequency: 2, period: 1, periodUnit: 'd' }) },
    ],
  ])('that contradicts another makes words of them: %s', (_what, dosage) => {
    expect(read(merge([dosage, ...held.map(([each]) => each)])).directions).toBeUndefined();
  });

  it.each([
    ['BID', 'twice-daily', undefined],
    ['QAM', 'daily', ['morning']],
    ['HS', 'daily', ['bedtime']],
    ['Q4H', 'every-4-hours', undefined],
    ['QOD', 'every-other-day', undefined],
    ['WK', 'weekly', undefined],
  ])('that is a code of a timing is read: %s', (code, frequency, when) => {
    const { directions } = read({ timing: { code: { coding: [{ code }] } } });
    expect(directions).toEqual({ frequency, ...(when === undefined ? {} : { when }) });
  });

  it('has no words that make parts of what the words do not say', () => {
    const written = dosagesOf({ text: 'As told', inOwnWords: true, prn: true }, codes);
    expect(read(...written)).toEqual({ words: 'As told; as needed', directions: undefined });
  });
});
