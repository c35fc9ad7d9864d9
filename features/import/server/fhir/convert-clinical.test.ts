import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { product } from '../../../../generated/product.ts';
import { bundleOf, bytesOf, patient } from './bundle.fixture.ts';
import { type ConvertedBundle, convertBundle } from './convert-bundle.ts';
import { readBundle } from './read-bundle.ts';

const clock = { now: '2026-01-15T12:00:00Z', today: '2026-01-15' };

function convert(...resources: readonly JsonObject[]): ConvertedBundle {
  const read = readBundle('in.json', bytesOf(bundleOf(...resources)));
  if ('problem' in read) throw new Error(read.problem.what);
  return convertBundle(read.bundle, { product, organization: 'EMTM', clock });
}

function recordsOf(entity: string, { records }: ConvertedBundle): readonly JsonObject[] {
  return records.filter((each) => each.entity === entity).map((each) => each.record);
}

function reasonsFor(what: string, { leftOut }: ConvertedBundle): readonly string[] {
  return leftOut.filter((each) => each.what === what).map((each) => each.reason);
}

const about = { subject: { reference: 'Patient/p1' } };

describe('a FHIR Condition', () => {
  const condition = {
    resourceType: 'Condition',
    id: 'c1',
    clinicalStatus: { coding: [{ code: 'active' }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    code: { coding: [{ system: 'http://snomed.info/sct', code: '44054006', display: 'Diabetes' }] },
    ...about,
    onsetDateTime: '2015-05-01T23:30:00-07:00',
    note: [{ text: 'Diet only.' }],
  };

  it('becomes a condition, on the day as it is written', () => {
    expect(recordsOf('condition', convert(patient, condition))).toEqual([
      {
        _id: 'fhir-c1',
        type: 'patient.condition',
        subject: 'fhir-p1',
        code: {
          text: 'Diabetes',
          coding: [{ system: 'http://snomed.info/sct', code: '44054006', display: 'Diabetes' }],
        },
        onsetDate: '2015-05-01',
        note: 'Diet only.',
        status: 'active',
      },
    ]);
  });

  it.each([
    ['relapse', 'active'],
    ['recurrence', 'active'],
    ['remission', 'inactive'],
    ['resolved', 'inactive'],
  ])('that is in %s is %s', (code, status) => {
    const found = convert(patient, { ...condition, clinicalStatus: { coding: [{ code }] } });
    expect(recordsOf('condition', found)[0]).toMatchObject({ status });
  });

  it('that says no status gets none made up, and is listed as incomplete', () => {
    const { clinicalStatus: _gone, ...rest } = condition;
    const conversion = convert(patient, rest);
    expect(recordsOf('condition', conversion)[0]).not.toHaveProperty('status');
    expect(conversion.missing).toContainEqual({ entity: 'Condition', label: 'Status', count: 1 });
  });

  it('that was refuted is left out, one that is not sure says so', () => {
    const withStatus = (code: string) =>
      convert(patient, { ...condition, verificationStatus: { coding: [{ code }] } });
    expect(recordsOf('condition', withStatus('refuted'))).toEqual([]);
    expect(reasonsFor('Condition', withStatus('refuted'))).toEqual(['was refuted']);
    expect(recordsOf('condition', withStatus('provisional'))[0]).toMatchObject({
      note: 'Verification: provisional.\nDiet only.',
    });
  });
});

describe('a FHIR Observation', () => {
  const observation = (code: string, quantity: JsonObject, rest: JsonObject = {}) => ({
    resourceType: 'Observation',
    id: 'o1',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code }] },
    ...about,
    effectiveDateTime: '2020-12-09T00:37:25+00:00',
    issued: '2020-12-09T00:38:00.006+00:00',
    valueQuantity: quantity,
    ...rest,
  });

  it.each([
    ['8302-2', { value: 147.4, unit: 'cm', code: 'cm' }, 'Height', 'cm'],
    ['8302-2', { value: 58, unit: 'inches', code: '[in_i]' }, 'Height', 'in'],
    ['29463-7', { value: 60, unit: 'kg' }, 'Weight', 'kg'],
    ['29463-7', { value: 130, code: '[lb_av]' }, 'Weight', 'lb'],
    ['2160-0', { value: 1.1, code: 'mg/dL' }, 'Creatinine Serum', 'mg/dL'],
  ])('%s in %j becomes %s in %s, with the code that our own forms write', (code, quantity, text, units) => {
    const [found] = recordsOf('observation', convert(patient, observation(code, quantity)));
    expect(found).toMatchObject({
      _id: 'fhir-o1',
      subject: 'fhir-p1',
      text,
      issued: '2020-12-09T00:37:25+00:00',
      valueQuantity: { value: quantity.value, units },
      name: { coding: [{ system: 'http://snomed.info/sct' }] },
    });
  });

  it.each<[string, JsonObject, string]>([
    [
      'of something else',
      observation('718-7', { value: 14, code: 'g/dL' }),
      'is neither height nor weight nor serum creatinine',
    ],
    [
      'of creatinine in blood',
      observation('38483-4', { value: 1, code: 'mg/dL' }),
      'is neither height nor weight nor serum creatinine',
    ],
    [
      'in another unit',
      observation('2160-0', { value: 90, code: 'umol/L' }),
      'has no number in a unit that the product measures in',
    ],
    [
      'without a number',
      observation('8302-2', { unit: 'cm' }),
      'has no number in a unit that the product measures in',
    ],
    [
      'that is preliminary',
      observation('8302-2', { value: 150, code: 'cm' }, { status: 'preliminary' }),
      'is no final value',
    ],
  ])('%s is left out with the reason', (_what, resource, reason) => {
    const conversion = convert(patient, resource);
    expect(recordsOf('observation', conversion)).toEqual([]);
    expect(reasonsFor('Observation', conversion)).toEqual([reason]);
  });

  it.each(['2020', '2020-12', '2020-12-09', '2020-12-09T10:00Z'])(
    'of %s keeps what is known of when it was',
    (when) => {
      const quantity = { value: 150, code: 'cm' };
      const [found] = recordsOf(
        'observation',
        convert(patient, observation('8302-2', quantity, { effectiveDateTime: when })),
      );
      expect(found).toMatchObject({ issued: when });
    },
  );

  it('of no date takes that of its release, and never makes one up', () => {
    const { effectiveDateTime: _when, ...released } = observation('8302-2', { value: 150, code: 'cm' });
    expect(recordsOf('observation', convert(patient, released))[0]).toMatchObject({
      issued: '2020-12-09T00:38:00.006+00:00',
    });
    const { issued: _gone, ...rest } = released;
    expect(recordsOf('observation', convert(patient, rest))[0]).not.toHaveProperty('issued');
  });
});

describe('a FHIR RelatedPerson', () => {
  const person = {
    resourceType: 'RelatedPerson',
    id: 'r1',
    patient: { reference: 'Patient/p1' },
    relationship: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: 'DAU' }] },
    ],
    name: [{ family: 'Example', given: ['Dana', 'Jo'] }],
    telecom: [
      { system: 'phone', value: '(303) 555-0111', use: 'home' },
      { system: 'phone', value: '303-555-0112', use: 'mobile' },
      { system: 'email', value: 'dana@example.org' },
    ],
    address: [{ line: ['1 Test St'], city: 'Peabody', state: 'Massachusetts', postalCode: '1960' }],
  };
  const caregiverOf = (conversion: ConvertedBundle) => recordsOf('patient', conversion)[0]?.['caregiver'];

  it("becomes the patient's caregiver", () => {
    expect(caregiverOf(convert(patient, person))).toEqual({
      name: { first: 'Dana', middle: 'Jo', last: 'Example' },
      relationship: 'child',
      address: { line1: '1 Test St', city: 'Peabody', state: 'MA', zip: '01960', phone: '3035550111' },
      cellphone: { number: '3035550112' },
      email: 'dana@example.org',
    });
  });

  it('whose relationship has no word here keeps none, and is listed as incomplete', () => {
    const conversion = convert(patient, { ...person, relationship: [{ text: 'Astrologer' }] });
    expect(caregiverOf(conversion)).not.toHaveProperty('relationship');
    expect(conversion.missing.map(({ label }) => label)).toContain('Relationship');
  });

  it('is the first that is still active; the others are told of', () => {
    const ended = { ...person, id: 'r0', active: false };
    const conversion = convert(patient, ended, person, { ...person, id: 'r2' });
    expect(caregiverOf(conversion)).toMatchObject({ name: { first: 'Dana' } });
    expect(reasonsFor('RelatedPerson', conversion)).toEqual([
      'is not the first; a patient has one caregiver',
    ]);
  });
});

describe('a FHIR Organization', () => {
  const corner = {
    resourceType: 'Organization',
    id: 'o1',
    type: [
      { coding: [{ system: 'http://snomed.info/sct', code: '264372000' }] },
      { coding: [{ system: 'http://nucc.org/provider-taxonomy', code: '3336M0002X' }] },
    ],
    name: 'Corner Pharmacy',
    telecom: [{ system: 'phone', value: '303-555-0120' }],
    address: [{ line: ['1 Main St', 'Suite 2'], city: 'Denver', state: 'CO', postalCode: '80202' }],
  };
  const pharmaciesOf = (conversion: ConvertedBundle, position = 0) =>
    recordsOf('patient', conversion)[position]?.['pharmacies'];

  it('that says that it is a pharmacy becomes one of the patient', () => {
    const conversion = convert(patient, corner);
    expect(pharmaciesOf(conversion)).toEqual([
      {
        id: 'fhir-o1',
        name: 'Corner Pharmacy',
        pharmacyType: 'Mail-Order',
        addressLine1: '1 Main St',
        addressLine2: 'Suite 2',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
        telephoneNumber: '3035550120',
      },
    ]);
    expect(reasonsFor('Organization', conversion)).toEqual([]);
  });

  it('that does not say so becomes none, whatever its name', () => {
    const conversion = convert(patient, { ...corner, type: [{ text: 'Healthcare Provider' }] });
    expect(pharmaciesOf(conversion)).toBeUndefined();
    expect(reasonsFor('Organization', conversion)).toEqual([
      "read only for a practitioner's address and phone",
    ]);
  });

  it('of a file about several patients belongs to those whom it dispenses to', () => {
    const other = { ...patient, id: 'p2', identifier: [] };
    const order = {
      ...{ resourceType: 'MedicationRequest', id: 'm1', subject: { reference: 'Patient/p2' } },
      dispenseRequest: { performer: { reference: 'Organization/o1' } },
    };
    const conversion = convert(patient, other, corner, order);
    expect(pharmaciesOf(conversion, 0)).toBeUndefined();
    expect(pharmaciesOf(conversion, 1)).toMatchObject([{ id: 'fhir-o1' }]);
  });
});
