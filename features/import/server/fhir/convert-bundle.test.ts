import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { product } from '../../../../generated/product.ts';
import {
  allergy,
  bundleOf,
  bytesOf,
  encounter,
  organization,
  patient,
  practitioner,
} from './bundle.fixture.ts';
import { type ConvertedBundle, convertBundle } from './convert-bundle.ts';
import { readBundle } from './read-bundle.ts';

const clock = { now: '2026-01-15T12:00:00Z', today: '2026-01-15' };

function convert(...resources: readonly JsonObject[]): ConvertedBundle {
  const read = readBundle('in.json', bytesOf(bundleOf(...resources)));
  if ('problem' in read) {
    throw new Error(read.problem.what);
  }
  return convertBundle(read.bundle, { product, organization: 'EMTM', clock });
}

function recordsOf(entity: string, { records }: ConvertedBundle): readonly JsonObject[] {
  return records.filter((each) => each.entity === entity).map((each) => each.record);
}

function patientFrom(...resources: readonly JsonObject[]): JsonObject | undefined {
  return recordsOf('patient', convert(...resources))[0];
}

function prescribersFrom(...resources: readonly JsonObject[]): readonly JsonObject[] {
  return (patientFrom(...resources)?.['prescribers'] ?? []) as readonly JsonObject[];
}

function allergyFrom(changes: JsonObject): JsonObject | undefined {
  return recordsOf('allergy', convert(patient, { ...allergy, ...changes }))[0];
}

function reasonsFor(what: string, { leftOut }: ConvertedBundle): readonly string[] {
  return leftOut.filter((each) => each.what === what).map((each) => each.reason);
}

function missingIn({ missing }: ConvertedBundle): readonly string[] {
  return missing.map(({ entity, label, count }) => `${entity}: ${label} ${count}`);
}

/** Columns that no bundle of the data set fills. */
const neverSent = ['Patient: Language 1', 'Patient: Referrals 1'];

describe('a FHIR bundle as records', () => {
  it('makes a patient of a Patient', () => {
    expect(patientFrom(patient)).toEqual({
      _id: 'fhir-p1',
      type: 'patient',
      name: { first: 'Tessa3', middle: 'Maria Joy', last: 'Example12' },
      dob: '1970-02-28',
      sex: 'female',
      externalId: 'MRN-1',
      status: 'active',
      managingOrganization: { id: 'EMTM', primary: 'EMTM' },
      address: { line1: '1 Test St', line2: 'Apt 2', city: 'Peabody', state: 'MA', zip: '01960' },
      telecom: { phone: '3035550134', email: 'tessa@example.org' },
      currentWorkflowState: { name: 'Imported' },
      workflowIteration: 1,
      prescribers: [],
    });
  });

  it('makes an allergy of an AllergyIntolerance', () => {
    expect(allergyFrom({})).toEqual({
      _id: 'fhir-a1',
      type: 'patient.allergy',
      subject: 'fhir-p1',
      substance: {
        text: 'Penicillin',
        coding: [
          {
            system: 'http://snomed.info/sct',
            display: 'Allergy to penicillin',
            code: '91936005',
            type: 'medication',
          },
        ],
      },
      reaction: 'rash',
      onsetDate: '2001-05-06',
      allergyNote: 'Reaction as recorded: Weal.',
      sensitivityType: 'allergy',
      status: 'active',
      isSideEffect: false,
    });
  });

  it('makes a prescriber of a Practitioner whom an encounter names, with the phone of the place', () => {
    const visit = encounter({ id: 'e1', practitionerId: 'd1', start: '2020-01-01' });
    expect(prescribersFrom(patient, practitioner, organization, visit)).toEqual([
      {
        id: 'npi-1234567893',
        firstName: 'Dora',
        lastName: 'Doctor',
        addressLine1: '2 Clinic Rd',
        city: 'Peabody',
        state: 'MA',
        zip: '01960-1234',
        phone: '9785550100',
      },
    ]);
  });

  it('takes phone and fax of a PractitionerRole before those of the place', () => {
    const visit = encounter({ id: 'e1', practitionerId: 'd1', start: '2020-01-01' });
    const role = {
      resourceType: 'PractitionerRole',
      id: 'r1',
      practitioner: { reference: 'Practitioner/d1' },
      telecom: [
        { system: 'phone', value: '978-555-0111' },
        { system: 'fax', value: '978-555-0112' },
      ],
    };
    const [prescriber] = prescribersFrom(patient, practitioner, organization, visit, role);
    expect(prescriber).toMatchObject({ phone: '9785550111', faxNumber: '9785550112' });
  });

  it('makes only the nominated general practitioner primary, and lists the others by frequency', () => {
    const doctor = (id: string) => ({ ...practitioner, id, identifier: [] });
    const visits = ['d2', 'd3', 'd3'].map((practitionerId, index) =>
      encounter({ id: `e${index}`, practitionerId, start: `20${10 - index}-01-01` }),
    );
    const nominating = { ...patient, generalPractitioner: [{ reference: 'Practitioner/d1' }] };
    const rows = prescribersFrom(nominating, doctor('d1'), doctor('d2'), doctor('d3'), ...visits);
    expect(rows.map(({ id, isPrimary, prescriberType }) => [id, isPrimary, prescriberType])).toEqual([
      ['fhir-d1', true, 'pcp'],
      ['fhir-d3', undefined, undefined],
      ['fhir-d2', undefined, undefined],
    ]);
  });

  it('takes whoever ordered a medication as a prescriber', () => {
    const order = {
      resourceType: 'MedicationRequest',
      id: 'm1',
      subject: { reference: 'Patient/p1' },
      requester: { reference: 'Practitioner/d1' },
    };
    expect(prescribersFrom(patient, practitioner, order)).toHaveLength(1);
  });

  it('stores a patient who has died as inactive and says so', () => {
    const conversion = convert({ ...patient, deceasedDateTime: '2019-01-01' });
    expect(recordsOf('patient', conversion)[0]?.['status']).toBe('inactive');
    expect(reasonsFor('Patient.deceased', conversion)).toEqual([
      'the patient is stored as inactive; a date of death has no place in the record',
    ]);
  });

  it('leaves out a gender that the clinical formulas do not know and lists the field as missing', () => {
    const conversion = convert({ ...patient, gender: 'other' });
    expect(recordsOf('patient', conversion)[0]).not.toHaveProperty('sex');
    expect(reasonsFor('Patient.gender', conversion)).toEqual([
      'is neither female nor male, as the clinical formulas need it',
    ]);
    expect(missingIn(conversion)).toEqual(['Patient: Sex 1', ...neverSent]);
  });

  it('keeps an allergy without a reaction, makes none up and lists it as missing', () => {
    const conversion = convert(patient, { ...allergy, reaction: [] });
    expect(recordsOf('allergy', conversion)[0]).not.toHaveProperty('reaction');
    expect(missingIn(conversion)).toEqual([...neverSent, 'Allergy: Reaction 1']);
  });

  it("leaves out a value that the schema refuses, with the schema's own message", () => {
    const telecom = [{ system: 'phone', value: '555-0134' }];
    const conversion = convert({ ...patient, telecom, birthDate: '1970', address: [{ state: 'Bavaria' }] });
    expect(recordsOf('patient', conversion)[0]).not.toHaveProperty('dob');
    expect(
      conversion.leftOut
        .filter(({ what }) => what.startsWith('Patient: '))
        .map(({ what, reason }) => `${what} ${reason}`),
    ).toEqual(
      expect.arrayContaining([
        'Patient: Phone the schema refuses it: Number must be 10 digits long',
        'Patient: Date of Birth the schema refuses it: Invalid Date',
        'Patient: State the schema refuses it: Choose one of the options',
      ]),
    );
    expect(missingIn(conversion)).toEqual(['Patient: Date of Birth 1', ...neverSent]);
  });

  it.each([
    [{ type: 'intolerance' }, { isSideEffect: true }],
    [{ clinicalStatus: { coding: [{ code: 'resolved' }] } }, { status: 'inactive' }],
    [{ category: ['food'] }, { substance: { coding: [{ type: 'allergen' }] } }],
    [{ code: { text: 'Red dye' } }, { substance: { text: 'Red dye' } }],
    [
      { reaction: [{ manifestation: [{ text: 'Cough' }] }] },
      { reaction: 'other', allergyNote: 'Reaction as recorded: Cough.' },
    ],
    [
      { criticality: 'high', reaction: [], note: [{ text: 'Seen by aunt' }] },
      { allergyNote: 'Criticality: high.\nSeen by aunt' },
    ],
  ])('reads %j as %j', (changes, expected) => {
    expect(allergyFrom(changes)).toMatchObject(expected);
  });

  it('cuts a note that is too long and says so', () => {
    const conversion = convert(patient, { ...allergy, note: [{ text: 'x'.repeat(3000) }] });
    expect(String(recordsOf('allergy', conversion)[0]?.['allergyNote'])).toHaveLength(2000);
    expect(reasonsFor('AllergyIntolerance.note', conversion)).toEqual([
      'only the first 2000 characters fit into the record',
    ]);
  });

  it('leaves out allergies that were refuted or entered in error', () => {
    const conversion = convert(patient, {
      ...allergy,
      verificationStatus: { coding: [{ code: 'entered-in-error' }] },
    });
    expect(recordsOf('allergy', conversion)).toEqual([]);
    expect(reasonsFor('AllergyIntolerance', conversion)).toEqual(['was entered in error']);
  });

  it('marks a patient without known drug allergies instead of listing one', () => {
    const none = { ...allergy, code: { coding: [{ system: 'http://snomed.info/sct', code: '409137002' }] } };
    const conversion = convert(patient, none);
    expect(recordsOf('allergy', conversion)).toEqual([]);
    expect(recordsOf('patient', conversion)[0]?.[`${product.info.slug}_meta`]).toEqual({ nkda: true });
  });

  it('does not believe "no known drug allergy" beside an allergy', () => {
    const none = {
      ...allergy,
      id: 'a2',
      code: { coding: [{ system: 'http://snomed.info/sct', code: '409137002' }] },
    };
    const conversion = convert(patient, allergy, none);
    expect(recordsOf('patient', conversion)[0]).not.toHaveProperty(`${product.info.slug}_meta`);
  });

  it('takes one of two allergies that say the same', () => {
    const conversion = convert(patient, allergy, { ...allergy, id: 'a2' });
    expect(recordsOf('allergy', conversion)).toHaveLength(1);
    expect(reasonsFor('AllergyIntolerance', conversion)).toEqual([
      'says the same as another one of the patient',
    ]);
  });

  it('gives every patient of a bundle their own allergies and leaves out those of nobody', () => {
    const other = { ...patient, id: 'p2', identifier: [] };
    const hers = { ...allergy, id: 'a2', patient: { reference: 'Patient/p2' } };
    const nobodys = { ...allergy, id: 'a3', patient: { reference: 'Patient/p9' } };
    const conversion = convert(patient, other, allergy, hers, nobodys);
    expect(recordsOf('allergy', conversion).map(({ _id, subject }) => [_id, subject])).toEqual([
      ['fhir-a1', 'fhir-p1'],
      ['fhir-a2', 'fhir-p2'],
    ]);
    expect(reasonsFor('AllergyIntolerance', conversion)).toEqual(['names no patient of the file']);
  });

  it('accounts for every resource that no record was made of', () => {
    const claim = { resourceType: 'Claim', id: 'c1' };
    const conversion = convert(patient, organization, claim, { ...claim, id: 'c2' }, { ...claim });
    expect(conversion.leftOut.filter(({ kind }) => kind === 'resource')).toEqual([
      {
        kind: 'resource',
        what: 'Claim',
        reason: 'repeats an id of this file; the first one was taken',
        count: 1,
      },
      {
        kind: 'resource',
        what: 'Organization',
        reason: "read only for a practitioner's address and phone",
        count: 1,
      },
      { kind: 'resource', what: 'Claim', reason: 'the import does not take this kind of resource', count: 2 },
    ]);
  });

  it('never takes official numbers', () => {
    const conversion = convert(patient);
    expect(JSON.stringify(conversion)).not.toContain('999-00-0000');
    expect(reasonsFor('Patient.identifier', conversion)).toEqual(['only the medical record number is kept']);
  });

  it('is pure: the same bundle gives the same records', () => {
    expect(convert(patient, allergy, practitioner)).toEqual(convert(patient, allergy, practitioner));
  });
});
