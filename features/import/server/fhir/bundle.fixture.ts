import type { JsonObject } from '../../../../engine/core/json/json.ts';

/** Builds a bundle of the resources, each under its `urn:uuid:` address. */
export function bundleOf(...resources: readonly JsonObject[]): JsonObject {
  const entry = resources.map((resource) => ({ fullUrl: `urn:uuid:${String(resource['id'])}`, resource }));
  return { resourceType: 'Bundle', type: 'collection', entry };
}

export function bytesOf(value: unknown): Buffer {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

export const patient: JsonObject = {
  resourceType: 'Patient',
  id: 'p1',
  identifier: [
    { system: 'http://hl7.org/fhir/sid/us-ssn', value: '999-00-0000', type: { coding: [{ code: 'SS' }] } },
    { system: 'urn:test', value: 'MRN-1', type: { coding: [{ code: 'MR' }] } },
  ],
  name: [
    { use: 'maiden', family: 'Before', given: ['Tessa'] },
    { use: 'official', family: 'Example12', given: ['Tessa3', 'Maria', 'Joy'] },
  ],
  telecom: [
    { system: 'phone', value: '(303) 555-0134', use: 'home' },
    { system: 'email', value: 'tessa@example.org' },
  ],
  gender: 'female',
  birthDate: '1970-02-28',
  address: [
    {
      use: 'home',
      line: ['1 Test St', 'Apt 2'],
      city: 'Peabody',
      state: 'Massachusetts',
      postalCode: '1960',
    },
  ],
};

export const practitioner: JsonObject = {
  resourceType: 'Practitioner',
  id: 'd1',
  identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1234567893' }],
  name: [{ family: 'Doctor', given: ['Dora'] }],
  address: [{ line: ['2 Clinic Rd'], city: 'Peabody', state: 'MA', postalCode: '019601234' }],
};

export const organization: JsonObject = {
  resourceType: 'Organization',
  id: 'o1',
  name: 'Test Clinic',
  telecom: [{ system: 'phone', value: '1-978-555-0100 ext. 12' }],
};

export const allergy: JsonObject = {
  resourceType: 'AllergyIntolerance',
  id: 'a1',
  clinicalStatus: { coding: [{ code: 'active' }] },
  verificationStatus: { coding: [{ code: 'confirmed' }] },
  type: 'allergy',
  category: ['medication'],
  code: {
    coding: [{ system: 'http://snomed.info/sct', code: '91936005', display: 'Allergy to penicillin' }],
    text: 'Penicillin',
  },
  patient: { reference: 'urn:uuid:p1' },
  onsetDateTime: '2001-05-06T23:30:00-07:00',
  reaction: [
    {
      manifestation: [{ coding: [{ system: 'http://snomed.info/sct', code: '247472004', display: 'Weal' }] }],
    },
  ],
};

export interface EncounterFacts {
  readonly id: string;
  readonly practitionerId: string;
  readonly start: string;
}

export function encounter({ id, practitionerId, start }: EncounterFacts): JsonObject {
  return {
    resourceType: 'Encounter',
    id,
    status: 'finished',
    subject: { reference: 'urn:uuid:p1' },
    participant: [{ individual: { reference: `urn:uuid:${practitionerId}` } }],
    period: { start },
    serviceProvider: { reference: 'urn:uuid:o1' },
  };
}
