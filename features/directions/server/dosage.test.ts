import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import { deriveValues } from '../../../engine/core/records/derive.ts';
import { product } from '../../../generated/product.ts';
import { demoRecords } from '../../../tools/demo/demo-set.ts';
import { doseAt } from '../functions/dose-at.ts';
import { doseQuantity } from '../functions/dose-quantity.ts';
import { type Directions, normalDirections, timesOfDay } from './directions.ts';
import { dosageCodesOf } from './dosage-codes.ts';
import { directionsOfDosages } from './dosage-from-fhir.ts';
import { directionsOfText } from './dosage-from-text.ts';
import { dosagesOf } from './dosage-to-fhir.ts';

const codes = dosageCodesOf(product);
const read = (...dosages: readonly JsonObject[]) => directionsOfDosages(dosages, codes);

const codeOf = (entries: readonly { readonly code: string }[]) =>
  fc.constantFrom(...entries.map(({ code }) => code));
const number = fc.integer({ min: 1, max: 9999 }).map((hundredths) => String(hundredths / 100));
const amount = fc.oneof(
  number,
  fc
    .tuple(number, number)
    .filter(([low, high]) => Number(low) < Number(high))
    .map((pair) => pair.join('-')),
);
const words = fc.constantFrom('slowly', 'with a straw', 'مع الماء', 'a, b');

/** Directions in parts, as a user may enter them. */
const structured: fc.Arbitrary<Directions> = fc
  .record(
    {
      dose: amount,
      unit: codeOf(codes.units),
      route: codeOf(codes.routes.filter(({ snomed }) => snomed !== undefined)),
      frequency: codeOf(codes.frequencies),
      when: fc.subarray([...timesOfDay], { minLength: 1 }),
      times: fc.dictionary(fc.constantFrom(...timesOfDay), amount, { noNullPrototype: true }),
      prnReason: fc.oneof(words, fc.constantFrom('pain', 'back pain', 'COPD')),
      maxPerDay: fc.integer({ min: 1, max: 40 }),
      duration: fc.record({ value: fc.integer({ min: 1, max: 999 }), unit: codeOf(codes.durations) }),
      advice: codeOf(codes.advice),
      more: words,
      prn: fc.constant(true),
    },
    { requiredKeys: ['dose', 'frequency', 'unit'] },
  )
  .map(({ route, prn, prnReason, ...rest }) => {
    const Name = codes.routes.find(({ code }) => code === route)?.display;
    const needed = prn === true ? { prn, ...(prnReason === undefined ? {} : { prnReason }) } : {};
    return {
      ...rest,
      ...needed,
      ...(route === undefined ? {} : { route: { Id: route, Name } }),
    } as Directions;
  });

const amounts = ({ dose = '', when = [], times = {} }: Directions) =>
  timesOfDay.map((time) =>
    doseAt({ own: times[time] ?? '', isTaken: when.includes(time), dose, one: '', many: '' }),
  );

describe('directions and Dosage of FHIR R4', () => {
  it('say the same after the way to FHIR and back, in the form that all ways to enter them share', () => {
    fc.assert(
      fc.property(structured, (directions) => {
        const normal = normalDirections(directions, codes);
        expect(read(...dosagesOf(directions, codes))).toEqual(normal);
        expect(normalDirections(normal, codes)).toEqual(normal);
        expect(amounts(normal)).toEqual(amounts(directions));
      }),
    );
  });

  it('give the same Dosage again when they were read from one that they gave', () => {
    fc.assert(
      fc.property(structured, (directions) => {
        const dosages = dosagesOf(directions, codes);
        expect(dosagesOf(read(...dosages) ?? {}, codes)).toEqual(dosages);
      }),
    );
  });

  it('are one Dosage, or one for each amount that is taken at another time', () => {
    const directions: Directions = {
      ...{ dose: '1-2', unit: 'tablet', route: { Id: '1', Name: 'Oral' }, frequency: 'twice-daily' },
      ...{
        when: ['morning', 'evening'],
        duration: { value: 10, unit: 'd' },
        advice: 'with-food',
        maxPerDay: 4,
      },
    };
    expect(dosagesOf(directions, codes)).toEqual([
      {
        additionalInstruction: [{ text: 'With food' }],
        route: {
          coding: [{ system: 'http://snomed.info/sct', code: '26643006', display: 'Oral' }],
          text: 'Oral',
        },
        timing: {
          repeat: {
            boundsDuration: { value: 10, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' },
            ...{ frequency: 2, period: 1, periodUnit: 'd', when: ['MORN', 'EVE'] },
          },
        },
        doseAndRate: [
          { doseRange: { low: { value: 1, unit: 'tablet' }, high: { value: 2, unit: 'tablets' } } },
        ],
        maxDosePerPeriod: {
          numerator: { value: 4, unit: 'tablets' },
          denominator: { value: 1, unit: 'day', system: 'http://unitsofmeasure.org', code: 'd' },
        },
      },
    ]);
    const uneven: Directions = {
      dose: '1',
      unit: 'mL',
      frequency: 'twice-daily',
      when: ['morning'],
      times: { bedtime: '2' },
    };
    const quantity = (value: number) => ({
      doseQuantity: { value, unit: 'mL', system: 'http://unitsofmeasure.org', code: 'mL' },
    });
    expect(dosagesOf(uneven, codes)).toEqual([
      { sequence: 1, timing: { repeat: { when: ['MORN'] } }, doseAndRate: [quantity(1)] },
      { sequence: 1, timing: { repeat: { when: ['HS'] } }, doseAndRate: [quantity(2)] },
    ]);
  });

  it('written freely are the words alone, whatever the parts say', () => {
    const free: Directions = { inOwnWords: true, text: 'As told', dose: '1', frequency: 'daily', prn: true };
    expect(dosagesOf(free, codes)).toEqual([{ text: 'As told', asNeededBoolean: true }]);
    const words: Directions = {
      text: 'Half a cup',
      dose: '1',
      frequency: 'daily',
      times: { noon: 'half a cup' },
    };
    expect(dosagesOf(words, codes)).toEqual([{ text: 'Half a cup' }]);
    expect(dosagesOf({}, codes)).toEqual([]);
  });

  it.each([
    [
      'a rate in another unit of time',
      { timing: { repeat: { frequency: 1, period: 24, periodUnit: 'h' } } },
      { frequency: 'daily' },
    ],
    [
      'seven days',
      { timing: { repeat: { frequency: 1, period: 7, periodUnit: 'd' } } },
      { frequency: 'weekly' },
    ],
    [
      'a code of the timing',
      { timing: { code: { coding: [{ code: 'BID' }] } } },
      { frequency: 'twice-daily' },
    ],
    [
      'a unit by another spelling',
      { timing: { code: { text: 'QD' } }, doseAndRate: [{ doseQuantity: { value: 2, unit: 'TABS' } }] },
      { frequency: 'daily', dose: '2', unit: 'tablet' },
    ],
    [
      'a reason and words',
      {
        asNeededCodeableConcept: { coding: [{ display: 'Pain' }] },
        patientInstruction: 'Slowly',
        doseAndRate: [{ doseQuantity: { value: 0.5 } }],
      },
      { prn: true, prnReason: 'Pain', more: 'Slowly', dose: '0.5' },
    ],
    ['as needed alone', { sequence: 1, asNeededBoolean: true }, { prn: true }],
  ])('are read from %s', (_what, dosage, directions) => {
    expect(read(dosage as JsonObject)).toEqual(directions);
  });

  const daily = { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } } };
  it.each<[string, JsonObject]>([
    [
      'a unit that nobody knows',
      { ...daily, doseAndRate: [{ doseQuantity: { value: 1, unit: 'smidgen' } }] },
    ],
    ['a rate of an infusion', { ...daily, doseAndRate: [{ rateQuantity: { value: 1 } }] }],
    ['a frequency that is not offered', { timing: { repeat: { frequency: 7, period: 5, periodUnit: 'h' } } }],
    ['days of the week', { timing: { repeat: { dayOfWeek: ['mon'] } } }],
    ['a method', { ...daily, method: { text: 'Swish' } }],
    ['a route that nobody knows', { ...daily, route: { text: 'Through the ear lobe' } }],
    ['a dose below zero', { ...daily, doseAndRate: [{ doseQuantity: { value: -1, unit: 'mg' } }] }],
    [
      'a most in another unit',
      {
        ...{ ...daily, doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] },
        maxDosePerPeriod: { numerator: { value: 4000, unit: 'mg' }, denominator: { value: 1, unit: 'd' } },
      },
    ],
    ['words alone', { text: 'As directed' }],
  ])('are not read in parts from %s: its words stay', (_what, dosage) => {
    expect(read(dosage)).toBeUndefined();
  });

  it('survive whatever is sent as a Dosage', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.object({
            key: fc.constantFrom(...['timing', 'repeat', 'doseAndRate', 'when', 'route', 'text']),
          }),
        ),
        (dosages) => {
          expect(() => read(...(dosages as JsonObject[]))).not.toThrow();
        },
      ),
    );
  });
});

describe('an amount as people type it', () => {
  it.each([
    ['1', '1'],
    ['0.5', '0.5'],
    ['.5', '0.5'],
    ['½', '0.5'],
    ['1 1/2', '1.5'],
    ['1½', '1.5'],
    ['1/2', '0.5'],
    ['1-2', '1-2'],
    ['1 – 2', '1-2'],
    ['1 to 2', '1-2'],
    ['½-1', '0.5-1'],
    ['1.0', '1'],
    [' 2 ', '2'],
    ['2-1', ''],
    ['1-1', ''],
    ['0', ''],
    ['-1', ''],
    ['some', ''],
    ['1e3', ''],
    ['1,000', ''],
    ['', ''],
    ['1 2', ''],
    ['9'.repeat(50), ''],
  ])('is stored: %s as %s', (text, stored) => {
    expect(doseQuantity({ text })).toBe(stored);
    if (stored !== '') expect(doseQuantity({ text: stored })).toBe(stored);
  });
});

describe('the sentence of directions', () => {
  const scope = { now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };
  const entity = product.entities['medication'] as Entity;
  const made = (dosageInstructions: Directions, indication = '') =>
    deriveValues({ entity, value: { dosageInstructions, indication } as JsonObject, scope })[
      'dosageInstructions'
    ] as Directions;
  const tablet: Directions = { dose: '1', unit: 'tablet', route: { Id: '1', Name: 'Oral' } };

  it.each<[Directions, string, string, string]>([
    [
      { ...tablet, frequency: 'twice-daily', when: ['evening', 'morning'], advice: 'with-food' },
      'High blood pressure',
      'Take 1 tablet by mouth twice daily (morning, evening) with food for high blood pressure',
      'Tome 1 tableta por la boca dos veces al día (mañana, tarde) con alimentos para la presión arterial alta',
    ],
    [
      { ...tablet, dose: '1-2', frequency: 'every-4-6-hours', prn: true, prnReason: 'Pain', maxPerDay: 8 },
      'Back pain',
      'Take 1-2 tablets by mouth every 4 to 6 hours as needed for pain, at most 8 tablets a day',
      'Tome 1-2 tabletas por la boca cada 4 a 6 horas cuando sea necesario para el dolor, como máximo 8 tabletas al día',
    ],
    [
      {
        ...tablet,
        dose: '1/2',
        frequency: 'daily',
        duration: { value: 1, unit: 'wk' },
        more: 'before the walk',
      },
      'COPD',
      'Take 0.5 tablet by mouth once daily before the walk for 1 week for COPD',
      'Tome 0.5 tableta por la boca una vez al día before the walk durante 1 semana para la EPOC',
    ],
    [
      { ...tablet, frequency: 'twice-daily', when: ['morning'], times: { bedtime: '2' } },
      '',
      'Take 1 tablet in the morning, 2 tablets at bedtime by mouth',
      'Tome 1 tableta por la mañana, 2 tabletas antes de dormir por la boca',
    ],
    [
      { route: { Id: '3', Name: 'Topical' }, frequency: 'three-daily', advice: 'affected-area' },
      '',
      'Apply to the skin 3 times daily on the affected area',
      'Aplique sobre la piel 3 veces al día en la zona afectada',
    ],
    [
      { dose: '2', unit: 'puff', prn: true },
      '',
      'Inhale 2 puffs as needed',
      'Inhale 2 inhalaciones cuando sea necesario',
    ],
    [
      { dose: '12', unit: 'unit', frequency: 'daily' },
      '',
      'Take 12 units once daily',
      'Tome 12 unidades una vez al día',
    ],
    [{ frequency: 'weekly' }, '', 'Use once a week', 'Use una vez a la semana'],
  ])('is made of the parts of %j', (directions, indication, text, textEs) => {
    expect(made(directions, indication)).toMatchObject({ text, textEs });
  });

  it('is left as it is written where it is written freely, or where there are no parts', () => {
    const free = made({ ...tablet, frequency: 'daily', inOwnWords: true, text: 'As told', textEs: 'Old' });
    expect(free).toMatchObject({ text: 'As told' });
    expect(free['textEs']).toBe('');
    expect(made({ text: 'From elsewhere', times: { morning: '1 tablet' } })).toMatchObject({
      text: 'From elsewhere',
    });
  });
});

describe('directions that are read out of a text', () => {
  const tablet: Directions = { dose: '1', unit: 'tablet' };
  const oral: Directions = { ...tablet, route: { Id: '1', Name: 'Oral' } };

  it.each<[string, Directions]>([
    ['1 tablet twice daily', { ...tablet, frequency: 'twice-daily' }],
    ['Take one tab by mouth once a day.', { ...oral, frequency: 'daily' }],
    ['1 tab PO BID with food', { ...oral, frequency: 'twice-daily', advice: 'with-food' }],
    ['1 tablet qhs', { ...tablet, frequency: 'daily', when: ['bedtime'] }],
    [
      '½ tablet in the morning and at bedtime',
      { ...tablet, dose: '0.5', frequency: 'twice-daily', when: ['morning', 'bedtime'] },
    ],
    [
      'Take 1 to 2 tablets every 4-6 hours as needed for back pain, max 8 tablets per day',
      {
        ...{ ...tablet, dose: '1-2', frequency: 'every-4-6-hours', maxPerDay: 8 },
        ...{ prn: true, prnReason: 'back pain' },
      },
    ],
    [
      '1 tablet daily as needed for COPD with food',
      { ...tablet, frequency: 'daily', advice: 'with-food', prn: true, prnReason: 'COPD' },
    ],
    ['2 puffs q4h prn', { dose: '2', unit: 'puff', frequency: 'every-4-hours', prn: true }],
    [
      'Inject 12 units under the skin once daily (bedtime)',
      {
        ...{ dose: '12', unit: 'unit', frequency: 'daily', when: ['bedtime'] },
        route: { Id: '9', Name: 'Subcutaneous' },
      },
    ],
    [
      '1 tablet 3 times a day for 7 days',
      { ...tablet, frequency: 'three-daily', duration: { value: 7, unit: 'd' } },
    ],
  ])('have the parts of "%s"', (text, directions) => {
    expect(directionsOfText(text, codes)).toEqual({ ...directions, text });
  });

  it.each([
    'As directed',
    '1 daily',
    '1 tablet',
    'once daily',
    '1 tablet daily except Sundays',
    '1 tablet in the morning and 2 tablets at bedtime',
    '1 tablet twice daily in the morning',
    '1 tablet every 6 hours and at bedtime',
    '1 tablet daily for blood pressure',
    '1 tablet daily, then 2 tablets daily',
    'Inject 1 tablet by mouth daily',
    '1 tablet daily as needed for pain or 2 for fever',
    '1-2-3 tablets daily',
    'x'.repeat(5_000),
    '',
  ])('are none where a word of "%s" would be lost', (text) => {
    expect(directionsOfText(text, codes)).toBeUndefined();
  });

  it('are those that made the sentence, or none', () => {
    const entity = product.entities['medication'] as Entity;
    const scope = { now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };
    let count = 0;
    fc.assert(
      fc.property(structured, fc.boolean(), (directions, hasTimes) => {
        const { more: _more, times: _times, when = [], ...rest } = directions;
        const parts = hasTimes ? { ...rest, when } : rest;
        const normal = normalDirections(parts, codes);
        const made = deriveValues({ entity, value: { dosageInstructions: normal } as JsonObject, scope });
        const { text = '' } = made['dosageInstructions'] as Directions;
        const found = directionsOfText(text, codes);
        if (found === undefined) return;
        count += 1;
        const again = deriveValues({ entity, value: { dosageInstructions: found } as JsonObject, scope });
        expect((again['dosageInstructions'] as Directions).text).toBe(text);
      }),
      { seed: 20_261_123 },
    );
    expect(count).toBeGreaterThan(20);
  });

  it.each(['__proto__', 'constructor', 'toString'])('have no words in prototypes: %s [FAULT-56]', (text) => {
    expect(directionsOfText(text, codes)).toBeUndefined();
  });

  it('survive whatever is written', () => {
    fc.assert(fc.property(fc.string(), (text) => void directionsOfText(text, codes)));
  });
});

describe('the directions of the demonstration patients', () => {
  it('have the sentences that their parts make', () => {
    const records = demoRecords().filter(({ entity }) => entity === 'medication');
    const scope = { now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };
    const entity = product.entities['medication'] as Entity;
    const differing = records.filter(({ record }) => {
      const derived = deriveValues({ entity, value: record, scope });
      return !jsonEqual(derived['dosageInstructions'], record['dosageInstructions']);
    });
    expect(differing).toEqual([]);
    const kinds = records.map(({ record }) => record['kind']);
    expect(new Set(kinds)).toEqual(new Set(['prescription', 'over-the-counter', 'supplement']));
    expect(records.some(({ record }) => record['asTaken'] !== undefined)).toBe(true);
    expect(records.some(({ record }) => record['discontinued'] !== undefined)).toBe(true);
    const directions = records.map(({ record }) => record['dosageInstructions'] as Directions);
    expect(directions.some(({ inOwnWords }) => inOwnWords === true)).toBe(true);
    expect(directions.some(({ prn }) => prn === true)).toBe(true);
  });
});
