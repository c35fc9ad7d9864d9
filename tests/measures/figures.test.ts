import { describe, expect, it } from 'vitest';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import { bodyMassIndex } from '../../features/measures/functions/body-mass-index.ts';
import { product } from '../../generated/product.ts';
import { evaluateInProduct } from './evaluate-in-product.ts';

const scope = { now: '2026-11-21T15:00:00Z', today: '2026-11-21' } satisfies Scope;
const value = (source: string) => evaluateInProduct(source, scope);

describe('the body mass index', () => {
  it.each([
    ["180.0, 'lb', 70.0, 'in'", 25.82, 'Overweight'],
    ["118.0, 'lb', 62.0, 'in'", 21.58, 'Normal'],
    ["102.0, 'kg', 160.0, 'cm'", 40.51, 'Obese Class III'],
    ["50.0, 'kg', 165.0, 'cm'", 18.67, 'Normal'],
    ["95.0, 'lb', 58.0, 'in'", 19.85, 'Normal'],
    ["140.0, 'kg', 185.0, 'cm'", 41.59, 'Obese Class III'],
  ])('of %s is %f [CONST-06]', (body, index, category) => {
    expect(value(`bodyMassIndex(${body})`)).toBeCloseTo(index, 1);
    expect(
      value(
        `column('bmi-categories', band('bmi-categories', round(bodyMassIndex(${body}), 1.0)), 'display')`,
      ),
    ).toBe(category);
  });

  it.each([
    [16.44, 'Severely Underweight'],
    [16.45, 'Underweight'],
    [18.4, 'Underweight'],
    [18.5, 'Normal'],
    [24.9, 'Normal'],
    [25, 'Overweight'],
    [29.9, 'Overweight'],
    [30, 'Obese Class I'],
    [35, 'Obese Class II'],
    [39.94, 'Obese Class II'],
    [39.95, 'Obese Class III'],
    [40, 'Obese Class III'],
  ])('of %f means %s [CONST-07]', (index, category) => {
    const code = `band('bmi-categories', round(${index.toFixed(2)}, 1.0))`;
    expect(value(`column('bmi-categories', ${code}, 'display')`)).toBe(category);
  });

  it('takes feet and meters by their inches and centimeters [CONST-08]', () => {
    expect(value("bodyMassIndex(180.0, 'lb', 6.0, 'ft') == bodyMassIndex(180.0, 'lb', 72.0, 'in')")).toBe(
      true,
    );
    expect(
      value(
        "round(bodyMassIndex(80.0, 'kg', 1.8, 'm'), 6.0) == round(bodyMassIndex(80.0, 'kg', 180.0, 'cm'), 6.0)",
      ),
    ).toBe(true);
  });
});

describe('the factors of metric units', () => {
  const exact = {
    ...{ pounds: 2.20462, inches: 0.393701, factor: 703 },
    ...{ leastHeight: 12, greatestHeight: 108, leastWeight: 2, greatestWeight: 1400 },
  };
  const body = { weight: 65, weightUnit: 'kg', height: 170, heightUnit: 'cm' };

  it('are the rounded ones of the specification, and the exact ones make 22.49 of what they make 22.87 [CONST-06]', () => {
    expect(value("round(bodyMassIndex(65.0, 'kg', 170.0, 'cm'), 2.0)")).toBe(22.87);
    expect(bodyMassIndex(body, exact)).toBeCloseTo(22.49, 2);
  });

  it('are named by the card where they were used, and only there [PROFILE-15]', () => {
    const facts = product.cards['profile']?.columns.flatMap((column) => column.facts) ?? [];
    const note = facts.find(({ title }) => title === 'BMI')?.note;
    const measured = (units: readonly [string, string]) => ({
      weight: { valueQuantity: { value: 65, units: units[0] } },
      height: { valueQuantity: { value: 67, units: units[1] } },
    });
    const said = (units: readonly [string, string]) =>
      note?.evaluate({ ...scope, self: {}, records: measured(units) });
    expect(said(['kg', 'in'])).toMatch(/, with 2\.2 lb\/kg and 0\.39 in\/cm$/);
    expect(said(['lb', 'in'])).toMatch(/, from the height of .*and the weight of /);
  });
});

it.each([
  ['10001', 'Eastern'],
  ['60601', 'Central'],
  ['80202', 'Mountain'],
  ['90001', 'Pacific'],
  ['99501', 'Alaska'],
  ['96801', 'Hawaii'],
  ['85001', 'Mountain Standard Time - Arizona'],
])('the profile names the zone of %s: %s [CONST-12]', (zip, zone) => {
  const facts = product.cards['profile']?.columns.flatMap((column) => column.facts) ?? [];
  const note = facts.find(({ title }) => title === 'Time Zone')?.note;
  const self = { address: { primary: true, zip } };
  expect(note?.evaluate({ ...scope, self, records: {} })).toBe(`${zone}, local time by zip`);
});

describe('a measure that cannot be right', () => {
  const facts = product.cards['profile']?.columns.flatMap((column) => column.facts) ?? [];
  const factOf = (title: string) => facts.find((fact) => fact.title === title);
  const measured = (text: string, amount: number, units: string) => ({
    ...{ text, issued: '2026-11-01T12:00:00Z', valueQuantity: { value: amount, units } },
  });
  const asked = (weight: readonly [number, string], height: readonly [number, string], creatinine = 1) => ({
    ...{ ...scope, self: { dob: '1950-01-01', sex: 'female' } },
    records: {
      weight: measured('Weight', ...weight),
      height: measured('Height', ...height),
      creatinine: measured('Creatinine Serum', creatinine, 'mg/dL'),
    },
  });

  it.each([
    ['Weight', [1, 'lb'], [65, 'in']],
    ['Height', [150, 'lb'], [6, 'in']],
    ['Height', [70, 'kg'], [1.7, 'cm']],
    ['Weight', [700, 'kg'], [170, 'cm']],
  ] as const)('stays out of the body mass index, and says so: %s of %j and %j', (title, weight, height) => {
    const at = asked(weight, height);
    expect(factOf('BMI')?.value?.evaluate(at) ?? '').toBe('');
    expect(factOf(title)?.note?.evaluate(at)).toMatch(/cannot be right and is left out/);
  });

  it('stays out of the creatinine clearance', () => {
    const clearance = factOf('Creatinine Clearance')?.value;
    expect(clearance?.evaluate(asked([150, 'lb'], [65, 'in']))).toBeGreaterThan(0);
    for (const at of [asked([150, 'lb'], [6, 'in']), asked([150, 'lb'], [65, 'in'], 110)])
      expect(clearance?.evaluate(at) ?? '').toBe('');
  });

  it('marks what is worked out of it where it is only unlikely', () => {
    const at = asked([30, 'lb'], [65, 'in']);
    expect(factOf('Weight')?.note?.evaluate(at)).toMatch(/Is it right\? What is worked out uses it$/);
    expect(factOf('BMI')?.note?.evaluate(at)).toMatch(/Of a measure that may be wrong$/);
    expect(factOf('BMI')?.note?.evaluate(asked([150, 'lb'], [65, 'in']))).not.toMatch(/may be wrong/);
  });
});

describe('the creatinine clearance', () => {
  it.each([
    ["72.0, 'male', 70.0, 'in', 1.2", 57.5],
    ["81.0, 'female', 62.0, 'in', 0.9", 38.8],
    ["66.0, 'female', 160.0, 'cm', 1.4", 31.8],
    ["90.0, 'male', 165.0, 'cm', 0.6", 69.5],
    ["75.0, 'female', 58.0, 'in', 1.0", 34.9],
    ["55.0, 'male', 185.0, 'cm', 2.1", 43.8],
  ])('of %s is %f mL/min [CONST-09]', (input, clearance) => {
    expect(value(`round(creatinineClearance(${input}), 1.0)`)).toBe(clearance);
  });

  it('of a woman is 0.85 of that of a man of the same ideal weight [CONST-09]', () => {
    const figure = (name: string) => Number(product.constants?.[name]?.value);
    expect(figure('creatinine-female')).toBe(0.85);
    const ratio = value(
      "creatinineClearance(70.0, 'female', 60.0, 'in', 1.0) / creatinineClearance(70.0, 'male', 60.0, 'in', 1.0)",
    );
    expect(ratio).toBeCloseTo((0.85 * figure('ideal-weight-female')) / figure('ideal-weight-male'), 6);
  });
});

describe('business days', () => {
  it('skip weekends [CONST-10]', () => {
    expect(value("addBusinessDays(date('2026-10-16'), 1.0)")).toBe('2026-10-19');
    expect(value("addBusinessDays(date('2026-10-17'), 1.0)")).toBe('2026-10-19');
    expect(value("addBusinessDays(date('2026-10-12'), 5.0)")).toBe('2026-10-19');
    expect(value("businessDaysBetween(date('2026-10-12'), date('2026-10-19'))")).toBe(5);
  });

  it.each([
    ["New Year's Day", '2025-12-31', '2026-01-02'],
    ['Independence Day', '2025-07-03', '2025-07-07'],
    ['Christmas Day', '2026-12-24', '2026-12-28'],
    ['Labor Day', '2026-09-04', '2026-09-08'],
    ['Thanksgiving Day', '2026-11-25', '2026-11-27'],
    ['Memorial Day', '2026-05-22', '2026-05-26'],
  ])('skip %s [CONST-11]', (name, before, after) => {
    expect(product.holidays?.map((holiday) => holiday.name)).toContain(name);
    expect(value(`addBusinessDays(date('${before}'), 1.0)`)).toBe(after);
  });

  it('skip these six holidays and no other [CONST-11]', () => {
    expect(product.holidays).toHaveLength(6);
    for (const day of [
      '2026-01-19',
      '2026-02-16',
      '2026-06-19',
      '2026-10-12',
      '2026-11-11',
      '2021-07-05',
      '2026-07-03',
    ])
      expect(value(`businessDaysBetween(addDays(date('${day}'), -1.0), date('${day}'))`)).toBe(1);
  });
});

it('the local time of a zip is that of the moment of the check [CONST-12] [CONST-13]', () => {
  expect(value("localTime('80301')")).toBe('8:00AM');
  expect(value("localTime('')")).toBe('Unknown');
});
