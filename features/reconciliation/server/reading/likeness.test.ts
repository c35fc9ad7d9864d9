import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRows } from '../../../../engine/core/compare/group-rows.ts';
import { markDifferences } from '../../../../engine/core/compare/mark-differences.ts';
import { readMedicine } from '../../../medicines/shared/read-medicine.ts';
import { comparableDirections, directionPieces } from './directions.ts';
import { type DrugKnowledge, likenessOf, type StatedMedication } from './likeness.ts';

const names: Readonly<Record<string, string>> = {
  '860975': 'metformin hydrochloride 500 MG Oral Tablet',
  '861007': 'metformin hydrochloride 500 MG Oral Tablet [Glucophage]',
  '898342': 'amlodipine 5 MG / benazepril hydrochloride 20 MG Oral Capsule',
};
const brands: Readonly<Record<string, readonly string[]>> = {
  glucophage: ['metformin'],
  lotrel: ['amlodipine', 'benazepril'],
  nuvaring: ['ethinyl estradiol', 'etonogestrel'],
  trinessa: ['ethinyl estradiol', 'norgestimate'],
};
const known: DrugKnowledge = {
  nameOfCode: (code) => names[code],
  ingredientsOfBrand: (name) => (Object.hasOwn(brands, name) ? brands[name] : undefined),
  ingredientOfSubstance: (name) => (name.startsWith('tenofovir') ? 'tenofovir' : undefined),
};

/** Formats each group of matching names as `kind: a | b`. */
function grouped(listed: readonly (StatedMedication | string)[]): readonly string[] {
  const rows = listed.map((each, index) => ({
    key: String(index).padStart(3, '0'),
    listed: typeof each === 'string' ? { name: each } : each,
  }));
  return groupRows({
    rows,
    keyOf: ({ key }) => key,
    likenessOf: ({ listed: each }) => likenessOf(each, known),
  }).map(
    ({ kind, entries }) =>
      `${kind}: ${entries.map((entry) => entry.rows.map((row) => row.listed.name).join(' = ')).join(' | ')}`,
  );
}

describe('medications of several lists', () => {
  it.each([
    ['Metformin 500 MG Oral Tablet', 'metformin 0.5 g tab'],
    ['Amoxicillin 250 MG / Clavulanate 125 MG Oral Tablet', 'amoxicillin-clavulanate 250-125 mg tablets'],
    ['Metoprolol Succinate ER 50 mg tablet', 'METOPROLOL SUCCINATE EXTENDED-RELEASE 50 MG TAB'],
    ['Vitamin B 12 1000 mcg tablet', 'vitamin b12 1 mg tablet'],
    ['HCTZ 25 mg tab', 'Hydrochlorothiazide 25 MG Oral Tablet'],
    ['Levothyroxine 50 μg tablet', 'levothyroxine 0.05 mg tab'],
    ['אספירין 100', 'אספירין 100'],
  ])('%s is %s', (a, b) => {
    expect(grouped([a, b])).toEqual([`identical: ${a} = ${b}`]);
  });

  it.each([
    ['Metformin 500 MG Oral Tablet', 'Metformin 850 MG Oral Tablet'],
    ['Metformin 500 mg tablet', 'Metformin 500 mg ER tablet'],
    ['Metoprolol succinate 50 mg tablet', 'Metoprolol tartrate 50 mg tablet'],
    ['Metoprolol Succinate ER 50 mg tablet', 'METOPROLOL SUCCINATE XL 50 MG TAB'],
    ['Glucophage 500 mg tablet', 'Metformin 500 MG Oral Tablet'],
    ['Lotrel', 'Amlodipine 5 mg tablet'],
    ['Lisinopril 20 mg / hydrochlorothiazide 25 mg tablet', 'HCTZ 25 mg tablet'],
    ['Diazepam [Valium]', 'Valium 5 mg'],
    ['Glucophage XR 500 mg tablet', 'Metformin 500 MG Oral Tablet'],
    ['Tenofovir alafenamide 25 MG Oral Tablet', 'tenofovir disoproxil fumarate 300 mg tablet'],
    ['NuvaRing 0.12/0.015 MG per 24HR 21 Day Vaginal Ring', 'Etonogestrel 68 MG Drug Implant'],
    [
      '21 DAY ethinyl estradiol 0.000625 MG/HR / etonogestrel 0.005 MG/HR Vaginal System [NuvaRing]',
      'Etonogestrel 68 MG Drug Implant',
    ],
    [
      '{21 (ethinyl estradiol 0.035 MG / norgestimate 0.25 MG Oral Tablet) / 7 (inert ingredients 1 MG Oral Tablet) } Pack',
      'Trinessa 28 Day Pack',
    ],
    ['Naproxen sodium 220 MG Oral Tablet', 'Naproxen 500 MG Oral Tablet'],
  ])('%s is similar to %s', (a, b) => {
    expect(grouped([a, b])).toEqual([`similar: ${a} | ${b}`]);
  });

  it.each([
    ['Insulin glargine 100 units/mL', 'Insulin lispro 100 units/mL'],
    ['Potassium chloride 20 mEq tablet', 'Potassium citrate 10 mEq tablet'],
    ['Calcium carbonate 500 mg', 'Lithium carbonate 300 mg'],
    ['Insulin NPH 70/30', 'Vitamin B 12 30 mg'],
    ['', '500 mg'],
  ])('%s has nothing to do with %s', (a, b) => {
    expect(grouped([a, b])).toEqual([`only: ${a}`, `only: ${b}`]);
  });

  it('with a unit that nobody knows are compared by their words', () => {
    expect(grouped(['Aspirin 5 blorps', 'aspirin 5 Blorps', 'Aspirin 6 blorps'])).toEqual([
      'similar: Aspirin 5 blorps = aspirin 5 Blorps | Aspirin 6 blorps',
    ]);
  });

  it('with one code are the same whatever they are called, directions alike', () => {
    const a = { name: 'Metformin', rxNormId: '860975', directions: '1 tab BID' };
    const b = {
      name: 'Metformin HCl 500 MG Oral Tablet',
      rxNormId: '860975',
      directions: 'Take one tablet by mouth twice a day',
    };
    expect(grouped([a, b])).toEqual(['identical: Metformin = Metformin HCl 500 MG Oral Tablet']);
    expect(grouped([a, { ...b, directions: '1 tablet daily' }])[0]).toMatch(/^similar/);
  });

  it('with one name and two codes are not the same', () => {
    const a = { name: 'Metformin 500 mg tablet', rxNormId: '860975' };
    expect(grouped([a, { ...a, rxNormId: '861007' }])[0]).toMatch(/^similar: .* \| /);
  });

  it('with a code that was retired go by their words', () => {
    const a = { name: 'Metformin 500 mg tablet', rxNormId: '999999999' };
    expect(grouped([a, 'Metformin 500 mg tablet'])[0]).toMatch(/^identical/);
  });

  it('whose name and code disagree are akin to both drugs, and the same as neither', () => {
    const wrong = { name: 'Lisinopril 10 mg tablet', rxNormId: '860975' };
    const right = { name: 'Metformin 500 mg tablet', rxNormId: '860975' };
    expect(grouped([wrong, right, 'Lisinopril 10 mg tablet'])[0]).toMatch(/^similar/);
  });

  it('are read in time whatever was pasted, and never fail', () => {
    const { strengths } = readMedicine(`${'9'.repeat(5000)} mg ${'/ 5 '.repeat(5000)}`);
    expect(strengths.length).toBeLessThan(200);
    expect(comparableDirections('1 tablet '.repeat(5000)).length).toBeLessThanOrEqual(1000);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (name) => {
        expect(likenessOf({ name, directions: name }, known).same).toBeTypeOf('string');
      }),
    );
  });
});

describe('directions', () => {
  it.each([
    ['Take 1 tablet by mouth twice daily', '1 tab po BID'],
    ['1 tablet once a day', 'one tablet QD'],
    ['2 puffs every 4 hours as needed', '2 puff q4h prn'],
    ['1 capsule at bedtime', '1 cap qhs'],
    ['1 tablet three times a day', '1 tab tid'],
    ['Take 1 tablet by mouth once daily.', '1 tab daily'],
    ['Take one-half tablet daily', '½ tab qd'],
    ['.5 tablet daily', '.5 tab per os a day'],
  ])('%s say the same as %s', (a, b) => {
    expect(comparableDirections(a)).toBe(comparableDirections(b));
  });

  it('are split into pieces that make up the text, of which those that only word it otherwise say the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(
          directionPieces(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
    const marked = (text: string, other: string) =>
      markDifferences(directionPieces(text), [directionPieces(other)]).flatMap((piece) =>
        piece.isDifferent ? [piece.text.trim()] : [],
      );
    const [short, long] = ['1 tab daily', 'Take 1 tablet by mouth twice a day'];
    expect(marked('Take 1 tablet by mouth once daily', short)).toEqual([]);
    expect([marked(short, long), marked(long, short)]).toEqual([[], ['twice a day']]);
  });

  it('that differ in dose or time stay different', () => {
    const all = [
      '1 tablet daily',
      '2 tablets daily',
      '1 tablet twice daily',
      '1 tablet at bedtime',
      '1.5 tablets daily',
      '',
    ];
    expect(new Set(all.map(comparableDirections)).size).toBe(all.length);
  });
});
