import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { product } from '../../../../generated/product.ts';
import { medicationReader } from '../../../../tools/cli/intake/import-files.ts';
import { allergy, bundleOf, bytesOf, organization, patient, practitioner } from './bundle.fixture.ts';
import { convertBundle } from './convert-bundle.ts';
import { readBundle } from './read-bundle.ts';

const clock = { now: '2026-12-01T12:00:00Z', today: '2026-12-01' };

function converted(...resources: readonly JsonObject[]) {
  const read = readBundle('in.json', bytesOf(bundleOf(...resources)));
  if ('problem' in read) throw new Error(read.problem.what);
  const medications = medicationReader(product);
  const { records, leftOut } = convertBundle(read.bundle, {
    ...{ product, organization: 'EMTM', clock, medications },
  });
  const of = (entity: string) => records.flatMap((each) => (each.entity === entity ? [each.record] : []));
  return { of, reasons: leftOut.map(({ what, reason }) => `${what}: ${reason}`), person: of('patient')[0] };
}

const about = { reference: 'urn:uuid:p1' };
const measured = (rest: JsonObject): JsonObject => ({
  ...{ resourceType: 'Observation', id: 'o1', status: 'final', subject: about },
  code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
  ...rest,
});
const ucum = 'http://unitsofmeasure.org';
const condition = (rest: JsonObject): JsonObject => ({
  ...{ resourceType: 'Condition', id: 'c1', subject: about, code: { text: 'Gout' } },
  ...rest,
});
const coded = (code: string) => ({ coding: [{ code }] });

describe('names, numbers and addresses of others', () => {
  const named = (name: readonly JsonObject[]) => converted({ ...patient, name }).person?.['name'];

  it('are taken as they hold today: a name whose period has ended or not begun is passed over', () => {
    const married = {
      use: 'official',
      family: 'Now',
      given: ['Eva'],
      period: { start: '2020-05', end: '2099' },
    };
    const before = { use: 'official', family: 'Before', given: ['Eva'], period: { end: '2020-05' } };
    const later = { use: 'official', family: 'Later', given: ['Eva'], period: { start: '2027' } };
    expect(named([before, later, married])).toMatchObject({ last: 'Now' });
    expect(named([later, { use: 'usual', family: 'Usual', given: ['Eva'] }])).toMatchObject({
      last: 'Usual',
    });
  });

  it('are taken by the rank that the sender gives, before the use', () => {
    const telecom = [
      { system: 'phone', value: '303-555-0101', use: 'home' },
      { system: 'phone', value: '303-555-0102', use: 'work', rank: 2 },
      { system: 'phone', value: '303-555-0103', use: 'mobile', rank: 1 },
      { system: 'phone', value: '303-555-0104', use: 'home', rank: 1, period: { end: '2025' } },
    ];
    expect(converted({ ...patient, telecom }).person?.['telecom']).toMatchObject({ phone: '3035550103' });
  });

  it('are never the old address, nor one of a stay that is over', () => {
    const at = (city: string, rest: JsonObject) => ({
      line: ['1 Main St'],
      city,
      state: 'CO',
      postalCode: '80202',
      ...rest,
    });
    const address = [
      at('Old', { use: 'old' }),
      at('Over', { use: 'home', period: { end: '2026-11-30' } }),
      at('Today', { use: 'temp', period: { start: '2026-12-01', end: '2026-12-01' } }),
    ];
    expect(converted({ ...patient, address }).person?.['address']).toMatchObject({ city: 'Today' });
  });

  it('of a practitioner are those at work that still hold', () => {
    const doctor = {
      ...practitioner,
      address: [
        { use: 'old', line: ['9 Gone Rd'], city: 'Gone', state: 'MA', postalCode: '01960' },
        { use: 'work', line: ['2 Clinic Rd'], city: 'Peabody', state: 'MA', postalCode: '01960' },
      ],
    };
    const { person } = converted({ ...patient, generalPractitioner: [{ reference: 'urn:uuid:d1' }] }, doctor);
    expect(person?.['prescribers']).toEqual([
      expect.objectContaining({ city: 'Peabody', firstName: 'Dora' }),
    ]);
  });
});

describe('what turns the meaning of a resource around', () => {
  const turned = { modifierExtension: [{ url: 'urn:x', valueBoolean: true }] };
  const doctored = { ...patient, generalPractitioner: [{ reference: 'urn:uuid:d1' }] };
  const pharmacy = { ...organization, type: [{ coding: [{ code: 'PHARM' }] }] };
  const carer = {
    resourceType: 'RelatedPerson',
    id: 'r1',
    patient: about,
    name: [{ family: 'Soto', given: ['Ada'] }],
  };

  it.each([
    ['AllergyIntolerance', allergy],
    ['Condition', condition({})],
    ['Observation', measured({ valueQuantity: { value: 60, unit: 'kg' } })],
    ['Practitioner', practitioner],
    ['Organization', pharmacy],
    ['RelatedPerson', carer],
  ])('keeps a %s out, with the reason', (type, resource) => {
    for (const rest of [turned, { implicitRules: 'urn:x' }]) {
      const { reasons, of, person } = converted(doctored, { ...resource, ...rest });
      const held = [...['allergy', 'condition', 'observation'].flatMap(of), person?.['caregiver']];
      const rows = [person?.['prescribers'], person?.['pharmacies']].flat();
      expect([...held, ...rows].filter((each) => each !== undefined)).toEqual([]);
      expect(reasons.join('\n')).toMatch(new RegExp(`^${type}: has (a )?${Object.keys(rest)[0]}`, 'm'));
    }
  });

  it('keeps a whole patient out, with all that is about that patient', () => {
    const { reasons, person, of } = converted({ ...patient, ...turned }, { ...patient, id: 'p2' }, allergy);
    expect([person?.['_id'], of('patient').length, of('allergy')]).toEqual(['fhir-p2', 1, []]);
    expect(reasons).toContain('Patient: has a modifierExtension, which may turn its meaning around');
    expect(reasons).toContain('AllergyIntolerance: is about a patient who is not taken');
  });
});

it('takes no patient whom the source has replaced by another one', () => {
  const link = [{ other: { reference: 'urn:uuid:p2' }, type: 'replaced-by' }];
  const stays = [{ other: { reference: 'urn:uuid:p1' }, type: 'replaces' }];
  const { of, reasons } = converted({ ...patient, link }, { ...patient, id: 'p2', link: stays }, allergy);
  expect(of('patient').map(({ _id }) => _id)).toEqual(['fhir-p2']);
  expect(reasons).toContain('Patient: was replaced by another patient');
});

describe('observations of others', () => {
  it.each([
    [
      'in pounds by UCUM',
      { value: 150, unit: 'pounds', system: ucum, code: '[lb_av]' },
      { value: 150, units: 'lb' },
    ],
    ['in kilograms by words', { value: 60, unit: 'kg' }, { value: 60, units: 'kg' }],
  ])('are taken %s, never converted', (_how, valueQuantity, expected) => {
    expect(converted(patient, measured({ valueQuantity })).of('observation')).toEqual([
      expect.objectContaining({ valueQuantity: expected }),
    ]);
  });

  it.each([
    [
      'in grams, which nobody converts',
      { valueQuantity: { value: 60_000, unit: 'g', system: ucum, code: 'g' } },
    ],
    ['in two units at once', { valueQuantity: { value: 60, unit: 'lb', system: ucum, code: 'kg' } }],
    [
      'in a code that says otherwise than its words',
      { valueQuantity: { value: 60, unit: 'kg', system: ucum, code: 'g' } },
    ],
    ['with a comparator', { valueQuantity: { value: 60, unit: 'kg', comparator: '<' } }],
    ['with a reason for having no value', { dataAbsentReason: coded('unknown') }],
    [
      'of components alone',
      { component: [{ code: coded('8480-6'), valueQuantity: { value: 120, unit: 'mm[Hg]' } }] },
    ],
    ['that are not final', { status: 'preliminary', valueQuantity: { value: 60, unit: 'kg' } }],
  ])('are left out %s, and the report says so', (_why, rest) => {
    const { of, reasons } = converted(patient, measured(rest));
    expect(of('observation')).toEqual([]);
    expect(reasons.join('\n')).toMatch(/^Observation: /m);
  });

  it.each(['2019', '2019-03', '2019-03-04', '2019-03-04T10:00:00-07:00'])(
    'keep the time %s as it is',
    (when) => {
      const value = { valueQuantity: { value: 60, unit: 'kg' }, effectiveDateTime: when };
      expect(converted(patient, measured(value)).of('observation')[0]?.['issued']).toBe(when);
    },
  );
});

describe('conditions and allergies of others', () => {
  it.each([
    ['clinicalStatus', { clinicalStatus: coded('resolved') }, 'inactive'],
    ['an abatement alone', { abatementDateTime: '2020' }, 'inactive'],
    [
      'clinicalStatus before the abatement',
      { clinicalStatus: coded('active'), abatementDateTime: '2020' },
      'active',
    ],
  ])('end by %s', (_by, rest, status) => {
    expect(converted(patient, condition(rest)).of('condition')[0]?.['status']).toBe(status);
  });

  it.each(['refuted', 'entered-in-error'])('are none that are %s', (code) => {
    const verificationStatus = coded(code);
    const { of } = converted(patient, condition({ verificationStatus }), { ...allergy, verificationStatus });
    expect([of('condition'), of('allergy')]).toEqual([[], []]);
  });

  it.each(['2019', '2019-03'])(
    'keep the onset %s in words, since a day would be made up',
    (onsetDateTime) => {
      const [record] = converted(patient, condition({ onsetDateTime })).of('condition');
      expect(record?.['onsetDate']).toBeUndefined();
      expect(record?.['note']).toContain(`Onset as recorded: ${onsetDateTime}.`);
    },
  );

  it('mark "no known allergy" on the patient, and nothing else', () => {
    const code = { coding: [{ system: 'http://snomed.info/sct', code: '716186003' }] };
    const { person, of } = converted(patient, { ...allergy, code, reaction: [] });
    expect([person?.['regimen_meta'], of('allergy')]).toEqual([{ nkda: true }, []]);
  });
});

describe('medicines of others', () => {
  const order = (rest: JsonObject): JsonObject => ({
    ...{ resourceType: 'MedicationRequest', id: 'm1', subject: about, status: 'active', intent: 'order' },
    ...{ authoredOn: '2026-10-01', ...rest },
  });
  const zinc = { medicationCodeableConcept: { text: 'Zinc 50 mg tablet' } };
  const names = (...resources: readonly JsonObject[]) =>
    converted(patient, ...resources)
      .of('reconciliation')
      .flatMap(({ medications }) => medications as readonly JsonObject[])
      .map(({ name }) => name);

  it('are named by a concept, a reference or a contained resource', () => {
    const medication = { resourceType: 'Medication', id: 'z1', code: { text: 'Zinc 50 mg tablet' } };
    expect(names(order(zinc))).toEqual(['Zinc 50 mg tablet']);
    expect(names(order({ medicationReference: { reference: 'urn:uuid:z1' } }), medication)).toEqual([
      'Zinc 50 mg tablet',
    ]);
    expect(names(order({ contained: [medication], medicationReference: { reference: '#z1' } }))).toEqual([
      'Zinc 50 mg tablet',
    ]);
  });

  it.each([
    ['stopped', { status: 'stopped' }],
    ['entered in error', { status: 'entered-in-error' }],
    ['a plan', { intent: 'plan' }],
    ['a proposal', { intent: 'proposal' }],
  ])('are none where the order is %s', (_what, rest) => {
    expect(names(order({ ...zinc, ...rest }))).toEqual([]);
  });

  it('are taken where a plan was reported, as patients tell it', () => {
    expect(names(order({ ...zinc, intent: 'plan', reportedBoolean: true }))).toEqual(['Zinc 50 mg tablet']);
  });
});
