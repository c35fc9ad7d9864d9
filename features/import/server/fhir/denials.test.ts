import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { product } from '../../../../generated/product.ts';
import nkaIps from '../../../../tests/fixtures/clinical/nka-ips.json' with { type: 'json' };
import nkaText from '../../../../tests/fixtures/clinical/nka-text.json' with { type: 'json' };
import probe1 from '../../../../tests/fixtures/clinical/probe1.json' with { type: 'json' };
import probe2 from '../../../../tests/fixtures/clinical/probe2.json' with { type: 'json' };
import { medicationReader } from '../../../../tools/cli/intake/import-files.ts';
import { allergy, bundleOf, patient } from './bundle.fixture.ts';
import { convertBundle } from './convert-bundle.ts';
import { readBundle } from './read-bundle.ts';

const clock = { now: '2026-11-28T12:00:00Z', today: '2026-11-28' };
const medications = medicationReader(product);

function convert(bundle: unknown) {
  const read = readBundle('in.json', Buffer.from(JSON.stringify(bundle)));
  if ('problem' in read) throw new Error(read.problem.what);
  const conversion = convertBundle(read.bundle, { product, organization: 'EMTM', clock, medications });
  const of = (name: string) =>
    conversion.records.filter(({ entity }) => entity === name).map(({ record }) => record);
  const [person] = of('patient');
  return {
    person,
    isMarked: JSON.stringify(person?.[`${product.info.slug}_meta`]) === '{"nkda":true}',
    ...{ allergies: of('allergy'), conditions: of('condition'), lists: of('reconciliation') },
    reasons: conversion.leftOut.map(({ what, reason }) => `${what}: ${reason}`),
  };
}

const said = (id: string, rest: JsonObject): JsonObject => ({
  ...{ resourceType: 'AllergyIntolerance', id, patient: { reference: 'urn:uuid:p1' } },
  ...rest,
});
const peanut = said('f1', { category: ['food'], code: { text: 'Peanut' } });
const nkda = said('n1', { code: { text: 'NKDA' } });

describe('a file that says that there is no allergy', () => {
  it.each([
    ['by the code of the International Patient Summary', nkaIps],
    ['in words', nkaText],
    [
      'with a code of its own',
      bundleOf(patient, said('n1', { code: { coding: [{ system: 'urn:x', code: 'NKA' }] } })),
    ],
  ])('%s marks the patient and records nothing', (_how, bundle) => {
    expect(convert(bundle)).toMatchObject({ isMarked: true, allergies: [] });
  });

  it.each([
    ['nothing is known', { text: 'No information about allergies' }],
    [
      'nobody asked',
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'NASK' }] },
    ],
    ['there is none of a kind', { text: 'No known latex allergy' }],
    ['one is none', { text: 'Not allergic to penicillin' }],
  ])('says that %s: neither mark nor record, and a reason', (_what, code) => {
    const { isMarked, allergies, reasons } = convert(bundleOf(patient, said('n1', { code })));
    expect([isMarked, allergies]).toEqual([false, []]);
    expect(reasons.join()).toMatch(
      /AllergyIntolerance: says (that nothing is known|what the patient is not)/,
    );
  });

  it('of drugs holds beside a food, and not beside a drug or what may be one', () => {
    expect(convert(bundleOf(patient, nkda, peanut))).toMatchObject({ isMarked: true, allergies: [{}] });
    const unsaid = said('f1', { code: { text: 'Shellfish' } });
    expect(convert(bundleOf(patient, nkda, unsaid))).toMatchObject({ isMarked: true });
    const found = convert(bundleOf(patient, nkda, allergy));
    expect(found).toMatchObject({ isMarked: false, allergies: [{}] });
    expect(found.reasons.join()).toContain('says that no allergy is known, and the file lists one');
    expect(convert(bundleOf(patient, nkda, said('f1', { code: { text: 'Septra' } }))).isMarked).toBe(false);
  });

  it('of any kind holds beside none', () => {
    const none = said('n1', { code: { text: 'No known allergies' } });
    expect(convert(bundleOf(patient, none, peanut))).toMatchObject({ isMarked: false, allergies: [{}] });
  });
});

describe('an intolerance that is grave', () => {
  it.each<[string, JsonObject]>([
    ['of high criticality', { criticality: 'high' }],
    ['with a severe reaction', { reaction: [{ manifestation: [{ text: 'Rash' }], severity: 'severe' }] }],
    ['with anaphylaxis', { reaction: [{ manifestation: [{ text: 'Anaphylaxis' }] }] }],
    ['with anaphylaxis as a code', { reaction: [{ manifestation: [{ coding: [{ code: '39579001' }] }] }] }],
    ['with angioedema', { reaction: [{ manifestation: [{ text: 'Angioedema of the lips' }] }] }],
    [
      'with a severe cutaneous reaction',
      { reaction: [{ manifestation: [{ text: 'Stevens-Johnson syndrome' }] }] },
    ],
    [
      'whose description says so',
      { reaction: [{ manifestation: [{ text: 'Other' }], description: 'went into shock' }] },
    ],
  ])('%s is an allergy, and says what it was sent as', (_how, rest) => {
    const sent = { ...allergy, type: 'intolerance', reaction: [], ...rest };
    const [found] = convert(bundleOf(patient, sent)).allergies;
    expect(found).toMatchObject({ isSideEffect: false });
    expect(String(found?.['allergyNote'])).toContain('Recorded as an intolerance');
  });

  it('is the penicillin of the file that was found, and nausea is none', () => {
    expect(convert(probe2).allergies).toMatchObject([
      { substance: { text: 'Penicillin' }, reaction: 'shock', severity: 'severe', isSideEffect: false },
    ]);
    const nausea = { ...allergy, type: 'intolerance', reaction: [{ manifestation: [{ text: 'Nausea' }] }] };
    expect(convert(bundleOf(patient, nausea)).allergies).toMatchObject([{ isSideEffect: true }]);
  });
});

describe('the file of every kind of not', () => {
  const { lists, allergies, conditions, reasons } = convert(probe1);
  const names = lists.flatMap(({ medications: each }) =>
    (each as readonly JsonObject[]).map(({ name }) => String(name)),
  );

  it('lists what is taken, and gives a reason for everything else', () => {
    expect(names).toHaveLength(13);
    expect(names).toContain('Apixaban 5 MG Oral Tablet');
    expect(reasons).toEqual(
      expect.arrayContaining([
        'MedicationRequest: says that it must not be given (doNotPerform)',
        'MedicationRequest: is on hold at the source',
        'MedicationRequest: is a proposal, and no order',
        'MedicationStatement: says that nothing is taken',
        'Condition: says what the patient does not have',
        'Observation: has no exact value (less than, more than)',
      ]),
    );
  });

  it('keeps what was said of a reaction in the words of the sender', () => {
    const [cefazolin] = allergies;
    expect(cefazolin).toMatchObject({ severity: 'severe' });
    for (const words of [
      'collapsed 5 minutes after dose',
      'needed epinephrine',
      'Cefazolin sodium injection',
    ])
      expect(String(cefazolin?.['allergyNote'])).toContain(words);
  });

  it('takes a condition without a status as one that counts, and says so; one that ended is over', () => {
    expect(conditions).toMatchObject([
      { code: { text: 'Heart failure' }, note: 'Status not stated: counts as active.' },
      { code: { text: 'Gout' }, status: 'inactive', note: 'Severity: Severe.\nEnded: 2015-01-01.' },
    ]);
    expect(conditions[0]).not.toHaveProperty('status');
  });
});

describe('a person whom a program wrote', () => {
  const sentAs = (rest: JsonObject) =>
    convert({
      ...{ resourceType: 'Bundle' },
      entry: [
        {
          resource: {
            ...{ resourceType: 'Patient', id: 'p9', gender: 'male', birthDate: '1950-05-05' },
            ...{ name: [{ family: 'Soto', given: ['Ada'] }], ...rest },
          },
        },
      ],
    });

  it('keeps what refuses it, so that it is refused by the same rules as in an import', () => {
    const { person } = sentAs({
      birthDate: '2999-01-01',
      identifier: [{ value: '1.23E+05' }],
      name: [{ family: 'NULL', given: ['N/A'] }],
    });
    const nobody = { dob: '2999-01-01', externalId: '1.23E+05', name: { first: 'N/A', last: 'NULL' } };
    expect(person).toMatchObject(nobody);
  });

  it('is none where only a part is known: a year of birth, an id that is too long', () => {
    const { person, reasons } = sentAs({ birthDate: '1950', identifier: [{ value: 'x'.repeat(101) }] });
    for (const name of ['dob', 'externalId']) expect(person).not.toHaveProperty(name);
    expect(reasons).toContain('Patient: Date of Birth: the schema refuses it: Invalid Date');
  });

  it('keeps suffix, language and an address that is written as one', () => {
    const { person, reasons } = convert(probe1);
    expect(person).toMatchObject({ name: { suffix: 'Jr' }, languagePreference: 'es' });
    expect(reasons.join()).not.toContain('is not the preferred one');
    expect(convert(nkaText).person).toMatchObject({ address: { line1: '12 Elm St, Reno NV 89501' } });
  });
});
