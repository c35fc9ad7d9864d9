import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product } from '../../../../generated/product.ts';
import { dosageCodesOf } from '../../../directions/server/dosage-codes.ts';
import { readMedications as readWith } from './read-medications.ts';

const readMedications = (text: string) => {
  const { person: _whose, ...read } = readWith(text, { codes: dosageCodesOf(product) });
  return read;
};

const synthetic = fileURLToPath(new URL('./synthea-patient.fixture.json', import.meta.url));

const resource = (rest: object) => ({
  resource: { resourceType: 'MedicationRequest', status: 'active', ...rest },
});
const bundle = (...entry: readonly object[]) => JSON.stringify({ resourceType: 'Bundle', entry });

describe('a pasted list', () => {
  it.each([
    ['Metformin 500 mg tablet 1 tablet twice daily', 'Metformin 500 mg tablet', '1 tablet twice daily'],
    ['- Lisinopril 10 mg - take one daily', 'Lisinopril 10 mg', 'take one daily'],
    ['3. Warfarin 5 mg: as directed', 'Warfarin 5 mg', 'as directed'],
    ['Albuterol inhaler 2 puffs every 4 hours', 'Albuterol inhaler', '2 puffs every 4 hours'],
    ['Vitamin D daily', 'Vitamin D', 'daily'],
    [
      'Insulin glargine 100 units/mL 12 units at bedtime',
      'Insulin glargine 100 units/mL',
      '12 units at bedtime',
    ],
    ['אספירין 100', 'אספירין 100', undefined],
    ['Aspirin', 'Aspirin', undefined],
  ])('has of "%s" the name and how it is taken', (line, name, directions) => {
    const read = directions === undefined ? { name } : { name, directions };
    expect(readMedications(line).rows).toEqual([{ ...read, words: line }]);
  });

  it('has one medication a line, and nothing of lines that say nothing', () => {
    const { rows } = readMedications('Aspirin\r\n\r\n---\nZinc');
    expect(rows.map(({ name }) => name)).toEqual(['Aspirin', 'Zinc']);
  });

  it('is cut where a list ends, and says so', () => {
    const { rows, notes } = readMedications('Aspirin\n'.repeat(600));
    expect(rows).toHaveLength(500);
    expect(notes[0]).toContain('600');
  });

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { name } of readMedications(text).rows) expect(name).not.toBe('');
      }),
    );
  });
});

describe('a pasted FHIR bundle', () => {
  it('has name, code, directions and prescriber of what is taken', () => {
    const text = bundle(
      resource({
        medicationCodeableConcept: {
          coding: [
            { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '860975', display: 'Metformin' },
          ],
        },
        requester: { display: 'Dr. Ash' },
        dosageInstruction: [
          {
            asNeededBoolean: true,
            timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
            doseAndRate: [{ doseQuantity: { value: 1.5, unit: 'tablet' } }],
          },
        ],
      }),
      { fullUrl: 'urn:uuid:m', resource: { resourceType: 'Medication', code: { text: 'Zinc' } } },
      resource({ medicationReference: { reference: 'urn:uuid:m' }, dosageInstruction: [{ text: 'daily' }] }),
    );
    expect(readMedications(text)).toEqual({
      rows: [
        {
          ...{
            name: 'Metformin',
            coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', value: '860975' }],
            prescriber: 'Dr. Ash',
          },
          directions: '1.5 tablet 2 times daily as needed',
          dosage: {
            ...{ dose: '1.5', unit: 'tablet', frequency: 'twice-daily', prn: true },
            text: '1.5 tablet 2 times daily as needed',
          },
        },
        { name: 'Zinc', directions: 'daily' },
      ],
      notes: [],
    });
  });

  it('has the prescriber and the reason that are named by reference, of a dispense those of its order', () => {
    const text = bundle(
      {
        fullUrl: 'urn:uuid:a',
        resource: {
          resourceType: 'Practitioner',
          name: [{ prefix: ['Dr.'], given: ['Ann'], family: 'Ash' }],
        },
      },
      { resource: { resourceType: 'PractitionerRole', id: 'r', practitioner: { reference: 'urn:uuid:a' } } },
      { resource: { resourceType: 'Organization', id: 'o', name: 'North Clinic' } },
      { resource: { resourceType: 'Condition', id: 'c', code: { coding: [{ display: 'Asthma' }] } } },
      resource({
        medicationCodeableConcept: { text: 'Zinc' },
        requester: { reference: 'PractitionerRole/r' },
        reasonReference: [{ reference: 'Condition/c' }],
      }),
      {
        fullUrl: 'urn:uuid:order',
        ...resource({
          medicationCodeableConcept: { text: 'Iron' },
          requester: { reference: 'Organization/o' },
        }),
      },
      {
        resource: {
          resourceType: 'MedicationDispense',
          status: 'completed',
          medicationCodeableConcept: { text: 'Iron' },
          whenHandedOver: '2026-10-02T10:00:00Z',
          authorizingPrescription: [{ reference: 'urn:uuid:order' }],
        },
      },
      resource({
        medicationCodeableConcept: { text: 'Gold' },
        requester: { reference: 'Practitioner/gone' },
      }),
    );
    expect(readMedications(text).rows).toEqual([
      { name: 'Zinc', indication: 'Asthma', prescriber: 'Dr. Ann Ash' },
      { name: 'Iron', prescriber: 'North Clinic' },
      { name: 'Iron', prescriber: 'North Clinic', lastFill: '2026-10-02' },
      { name: 'Gold' },
    ]);
  });

  it('leaves out what is over or has no name, and says how many', () => {
    const { rows, notes } = readMedications(bundle(resource({ status: 'stopped' }), resource({})));
    expect(rows).toEqual([]);
    expect(notes).toEqual([
      '1 of 2 medications are not taken any more, and are left out.',
      '1 of 2 medications have no name, and are left out.',
    ]);
  });

  it.each(['{', '{"resourceType":"Patient"}', '{"resourceType":"Bundle","entry":[null,{"resource":7}]}'])(
    'that is none is said: %s',
    (text) => {
      const { rows, notes } = readMedications(text);
      expect([rows, notes.length]).toEqual([[], 1]);
    },
  );

  it('as Synthea exports it has what is active, and nothing of the other resources', () => {
    expect(readMedications(readFileSync(synthetic, 'utf8'))).toEqual({
      rows: [
        {
          ...{
            name: '120 ACTUAT Fluticasone 0.044 MG/ACTUAT Metered Dose Inhaler',
            coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', value: '895994' }],
          },
          ...{ directions: 'as needed', prescriber: 'Dr. Elm34 Sample271' },
          dosage: { prn: true, text: 'as needed' },
        },
        {
          name: 'Hydrochlorothiazide 25 MG',
          coding: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', value: '429503' }],
          directions: '1 daily',
          dosage: { dose: '1', frequency: 'daily', text: '1 daily' },
          prescriber: 'Dr. Elm34 Sample271',
        },
      ],
      notes: ['1 of 3 medications are not taken any more, and are left out.'],
    });
  });
});
