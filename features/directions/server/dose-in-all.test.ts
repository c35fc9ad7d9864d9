import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '../../../generated/product.ts';
import { isFaithful } from './directions-proof.ts';
import { dosageCodesOf, dosageSentence } from './dosage-codes.ts';
import { readDosages } from './dosage-from-fhir.ts';
import { directionsOfText } from './dosage-from-text.ts';
import { dosagesOf } from './dosage-to-fhir.ts';

const codes = dosageCodesOf(product);

/** Directions as labels and orders of US hospitals print them (Epic: "(20 mg total)"), each with its medication. */
const right = [
  ['Take 1 tablet (20 mg total) by mouth daily', 'lisinopril 20 MG Oral Tablet', '20 mg'],
  ['Take 1 tablet (20 mg total) by mouth daily.', 'Lisinopril 20 mg tablet', '20 mg'],
  ['Take 2 tablets (40 mg total) by mouth daily', 'Lisinopril 20 mg tablet', '40 mg'],
  ['Take 2 tablets (1,000 mg total) by mouth 2 (two) times daily with food', 'Metformin 500 mg', '1000 mg'],
  ['1 tab (20mg) daily', 'Lisinopril 20 mg tablet', '20 mg'],
  ['2 tablets (10 mg) twice daily', 'Prednisone 5 mg tablet', '10 mg'],
  [
    'Take one-half tablet (12.5 mg total) by mouth 2 times daily',
    'metoprolol tartrate 25 mg tablet',
    '12.5 mg',
  ],
  ['Take 0.5 tablets (12.5 mg total) by mouth every 12 hours', 'carvedilol 25 mg tablet', '12.5 mg'],
  [
    'Take 1 capsule (300 mg total) by mouth 3 (three) times daily',
    'gabapentin 300 MG Oral Capsule',
    '300 mg',
  ],
  ['TAKE 1 CAPSULE (300 MG TOTAL) BY MOUTH NIGHTLY', 'gabapentin 300 mg capsule', '300 mg'],
  [
    'Take 1-2 tablets (5-10 mg total) by mouth every 6 hours as needed for pain',
    'Oxycodone 5 mg tablet',
    '5-10 mg',
  ],
  ['Take 1 tablet (25 mcg total) by mouth daily', 'Levothyroxine 25 mcg tablet', '25 mcg'],
  ['Take 1 tablet (25 mcg total) by mouth daily', 'levothyroxine sodium 0.025 MG Oral Tablet', '25 mcg'],
  ['Take 2 tablets (1 g total) by mouth three times daily', 'Sucralfate 500 mg tablet', '1 g'],
  ['Take 5 mL (250 mg total) by mouth twice daily', 'amoxicillin 250 mg/5 mL suspension', '250 mg'],
  ['Take 10 mL (400 mg total) by mouth daily', 'amoxicillin 40 MG/ML Oral Suspension', '400 mg'],
  ['Take 4 (four) tablets (40 mg total) by mouth daily', 'Prednisone 10 mg tablet', '40 mg'],
  ['Take 2 tablets (650 mg) by mouth every 6 hours as needed', 'Acetaminophen 325 mg tablet', '650 mg'],
] as const;

/**
 * Directions that remain text: the stated total contradicts the strength, the name has no strength or several, or the
 * total is not that of one dose.
 */
const kept = [
  ['Take 1 tablet (20 mg total) by mouth daily', 'Lisinopril 10 mg tablet'],
  ['Take 2 tablets (20 mg total) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (20 mg total) by mouth daily', 'Lisinopril'],
  ['Take 1 tablet (20 mg total) by mouth daily', ''],
  ['Take 1 tablet (20 mcg total) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (200 mg total) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (2 mg total) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1-2 tablets (10 mg total) by mouth daily', 'Oxycodone 5 mg tablet'],
  ['Take 1-2 tablets (5-20 mg total) by mouth daily', 'Oxycodone 5 mg tablet'],
  ['Take 1 tablet (325 mg total) by mouth daily', 'hydrocodone-acetaminophen 5-325 mg tablet'],
  ['Take 1 tablet (325 mg total) by mouth daily', 'acetaminophen 325 MG / hydrocodone 5 MG Oral Tablet'],
  ['Take 1 tablet (5 mg total) by mouth daily', 'amlodipine 5 mg / benazepril tablet'],
  ['Take 5 mL (250 mg total) by mouth twice daily', 'amoxicillin 400 mg/5 mL suspension'],
  ['Take 5 mL (250 mg total) by mouth twice daily', 'amoxicillin 250 mg tablet'],
  ['Take 1 tablet (250 mg total) by mouth twice daily', 'amoxicillin 250 mg/5 mL suspension'],
  ['Inject 0.4 mL (40 mg total) daily', 'enoxaparin'],
  ['Take 1 tablet by mouth daily (20 mg total)', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet daily, max 2 tablets (20 mg total) a day', 'Lisinopril 20 mg tablet'],
  [
    'Take 1 tablet (20 mg total) by mouth daily and 2 tablets (40 mg total) at bedtime',
    'Lisinopril 20 mg tablet',
  ],
  ['Take 1 tablet (20 mg total) by mouth daily. Take 2 on Sundays', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (20 mg total) (20 mg total) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (not 20 mg total) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (about 20 mg) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (20 mg) (10 mg) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (20 mg total) if dizzy', 'Lisinopril 20 mg tablet'],
  ['Take 20 mg (20 mg total) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (20 mg per day) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Take 1 tablet (20 mg/kg) by mouth daily', 'Lisinopril 20 mg tablet'],
  ['Apply 1 patch (20 mg total) daily', 'Lidocaine 20 mg/hr patch'],
] as const;

describe('what a dose comes to, as the source states it', () => {
  it.each(right)('is read where it agrees, and stays in the sentence: %s of %s', (text, name, inAll) => {
    const read = directionsOfText(text, codes, name);
    expect(read).toMatchObject({ inAll, text: text.trim() });
    const sentence = dosageSentence(read ?? {}, codes, { name });
    expect(sentence).toContain(`(${inAll} total)`);
    expect(directionsOfText(sentence, codes, name)).toMatchObject({
      inAll,
      dose: read?.dose,
      unit: read?.unit,
    });
  });

  it.each(kept)('leaves the words as they are: %s of %s', (text, name) => {
    expect(directionsOfText(text, codes, name)).toBeUndefined();
  });

  it('agrees by two readers for any number and strength, and for no other', () => {
    const count = fc.constantFrom(1, 2, 3, 0.5, 1.5);
    const strength = fc.constantFrom(0.5, 2.5, 5, 10, 12.5, 20, 100, 325, 1000);
    fc.assert(
      fc.property(count, strength, strength, count, (dose, each, other, otherDose) => {
        const name = `Zinc ${each} MG Oral Tablet`;
        const text = `Take ${dose} tablets (${otherDose * other} mg total) by mouth daily`;
        const isRight = Math.abs(dose * each - otherDose * other) < 1e-9;
        expect(directionsOfText(text, codes, name) !== undefined, `${text} of ${name}`).toBe(isRight);
        const sentence = `Take ${dose} tablets (${otherDose * other} mg total) by mouth once daily`;
        expect(isFaithful(text, sentence, name), `${text} of ${name}`).toBe(isRight);
      }),
    );
  });

  it('leaves the sentence when dose, unit or medication become others', () => {
    const [[text, name]] = right;
    const read = directionsOfText(text, codes, name) ?? {};
    expect(dosageSentence({ ...read, dose: '2' }, codes, { name })).not.toContain('total');
    expect(dosageSentence({ ...read, unit: 'capsule' }, codes, { name })).toContain(
      '1 capsule (20 mg total)',
    );
    expect(dosageSentence({ ...read, unit: 'mL' }, codes, { name })).not.toContain('total');
    expect(dosageSentence(read, codes, { name: 'Lisinopril 10 mg tablet' })).not.toContain('total');
  });

  it.each(right)('goes through FHIR: %s of %s', (text, name, inAll) => {
    const read = directionsOfText(text, codes, name) ?? {};
    const { words, directions } = readDosages(dosagesOf(read, codes), codes, { name });
    expect(words).toBe(text.trim());
    expect(directions).toEqual({ ...read, inAll });
  });
});
