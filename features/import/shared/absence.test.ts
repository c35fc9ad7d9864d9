import { describe, expect, it } from 'vitest';
import { type Absence, type AbsenceKind, absenceOf } from '../functions/absence.ts';
import { absenceOfConcept } from './absence.ts';

const said: readonly (readonly [AbsenceKind, Absence, readonly string[]])[] = [
  [
    'allergy',
    'none-of-drugs',
    [
      ...[
        'NKDA',
        'nkda',
        'N.K.D.A.',
        'NKDA (verified 10/2025)',
        'No known drug allergies',
        'No Known Drug Allergy',
      ],
      ...[
        'No known medication allergies',
        'no drug allergies',
        'Denies any medication allergies',
        'No allergies to medications',
      ],
      ...[
        'Patient denies drug allergies',
        'Allergies: NKDA',
        'No known allergies to drugs',
        'No medicine allergies known',
      ],
    ],
  ],
  [
    'allergy',
    'none',
    [
      ...[
        'No known allergies',
        'NKA',
        'None',
        'None known',
        'no allergies',
        'Allergies: none',
        'Patient denies allergies',
      ],
      ...[
        'No Known Allergies.',
        'Denies any known allergies',
        'pt has no known allergies',
        'No active allergies',
        'NKMA',
      ],
      ...['Sin alergias conocidas', 'Niega alergias', 'Ninguna', 'Not currently any known allergies'],
    ],
  ],
  [
    'allergy',
    'none-of-a-kind',
    [
      ...[
        'No known food allergies',
        'No known latex allergy',
        'No known environmental allergies',
        'Not allergic to penicillin',
      ],
      ...[
        'No penicillin allergy',
        'Denies penicillin allergy',
        'Tolerates amoxicillin',
        'Patient is not allergic to aspirin',
      ],
    ],
  ],
  [
    'allergy',
    'not-known',
    [
      ...['', '-', 'Unknown', 'Not asked', 'N/A', 'NULL', 'No information', 'No information about allergies'],
      ...['Allergies not recorded', 'Unable to obtain', 'not on file', 'Allergies unknown', 'Not applicable'],
    ],
  ],
  [
    'condition',
    'none',
    [
      'No known problems',
      'None',
      'No current problems or disability',
      'No active problems',
      'No medical history',
      'Denies medical problems',
      'Problems: none',
      'No chronic conditions',
    ],
  ],
  [
    'condition',
    'none-of-a-kind',
    [
      'No evidence of diabetic retinopathy',
      'Denies chest pain',
      'Ruled out: pneumonia',
      'Myocardial infarction ruled out',
      'Negative for HIV',
      'No family history of breast cancer',
    ],
  ],
  [
    'condition',
    'not-known',
    ['Unknown', 'No information about problems', 'not asked', 'Problems not reviewed'],
  ],
  [
    'medication',
    'none',
    [
      'No known medications',
      'None',
      'No medications',
      'No current medications',
      'Patient takes no medications',
      'Not taking any medications',
      'not on any medication',
      'No meds',
      'Medications: none',
      'No prescription drugs',
      'denies taking any medications',
      'Sin medicamentos',
      'No home medications',
      'No known drug therapy',
    ],
  ],
  [
    'medication',
    'not-known',
    ['Unknown', 'No information about medications', 'N/A', 'Unknown medication', 'No records'],
  ],
];

const things: readonly (readonly [AbsenceKind, readonly string[]])[] = [
  [
    'allergy',
    [
      ...[
        'Penicillin',
        'Sulfa drugs',
        'Allergy to lisinopril',
        'ASPIRIN allergy',
        'NSAIDs',
        'Drug allergy',
        'Nickel',
        'Nuts',
      ],
      ...[
        'Nitrofurantoin',
        'Novocain',
        'Non-steroidal anti-inflammatory drugs',
        'Contrast (nonionic)',
        'Noni juice',
        'Norco',
      ],
    ],
  ],
  [
    'condition',
    [
      ...[
        'Non-Hodgkin lymphoma',
        'Nonalcoholic steatohepatitis',
        'Non-ST elevation myocardial infarction',
        'Acquired absence of leg',
      ],
      ...[
        'Absence of kidney',
        'Nocturia',
        'Nodular goiter',
        'Unknown and unspecified causes of morbidity',
        'Nosebleed',
        'Notalgia paresthetica',
      ],
      ...['Nonadherence to medication', 'Hearing loss', 'Nontoxic multinodular goiter'],
    ],
  ],
  [
    'medication',
    [
      ...[
        'NoDoz',
        'No Drip Nasal Spray',
        'Norvasc 5 mg',
        'Novolog',
        'Nonoxynol-9',
        'Nitroglycerin 0.4 MG Sublingual Tablet',
      ],
      ...[
        'Naproxen 500 mg',
        'Niacin',
        'Nasonex',
        'Sinemet 25-100',
        'Singulair',
        'Denavir',
        'Unithroid',
        'Notuss',
        'Zero-dye ibuprofen',
      ],
    ],
  ],
];

describe('an entry of a list that names nothing', () => {
  it.each(said.flatMap(([listed, absence, names]) => names.map((name) => [listed, name, absence] as const)))(
    'of %s "%s" says %s',
    (listed, name, absence) => expect(absenceOf(listed, name)).toBe(absence),
  );

  it.each(things.flatMap(([listed, names]) => names.map((name) => [listed, name] as const)))(
    'is not the %s "%s"',
    (listed, name) => expect(absenceOf(listed, name)).toBeUndefined(),
  );

  const ips = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';
  const snomed = 'http://snomed.info/sct';
  it.each<[AbsenceKind, string, string, Absence]>([
    ['allergy', ips, 'no-known-allergies', 'none'],
    ['allergy', ips, 'no-known-medication-allergies', 'none-of-drugs'],
    ['allergy', ips, 'no-known-food-allergies', 'none-of-a-kind'],
    ['allergy', ips, 'no-allergy-info', 'not-known'],
    ['condition', ips, 'no-known-problems', 'none'],
    ['condition', ips, 'no-problem-info', 'not-known'],
    ['medication', ips, 'no-known-medications', 'none'],
    ['medication', ips, 'no-medication-info', 'not-known'],
    ['allergy', snomed, '716186003', 'none'],
    ['allergy', snomed, '409137002', 'none-of-drugs'],
    ['allergy', snomed, '429625007', 'none-of-a-kind'],
    ['condition', snomed, '160245001', 'none'],
    ['medication', snomed, '787481004', 'none'],
    ['allergy', 'urn:local', 'NKDA', 'none-of-drugs'],
    ['allergy', 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', 'NI', 'not-known'],
    ['allergy', 'http://terminology.hl7.org/CodeSystem/data-absent-reason', 'asked-unknown', 'not-known'],
    ['condition', 'http://terminology.hl7.org/CodeSystem/list-empty-reason', 'nilknown', 'none'],
  ])('of %s is known by the code %s %s', (listed, system, code, absence) => {
    expect(absenceOfConcept(listed, { coding: [{ system, code }] })).toBe(absence);
  });

  it('is not what has a code without a name, nor what its text names', () => {
    expect(absenceOfConcept('allergy', { coding: [{ system: snomed, code: '387406002' }] })).toBeUndefined();
    expect(
      absenceOfConcept('allergy', { text: 'Penicillin', coding: [{ display: 'None' }] }),
    ).toBeUndefined();
  });
});
