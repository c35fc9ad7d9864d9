import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { LoadRecord } from '../../../engine/core/protocol/load.ts';
import { product } from '../../../generated/product.ts';
import { organizations, projects } from '../../../tools/demo/organizations.ts';
import { userRecords } from '../../../tools/demo/users.ts';

/** Day on which every test of the product takes place. */
export const today = '2026-11-21';

/**
 * Records of most tests: organizations, projects and users of the demonstration set, and three patients to work with.
 */
export const productRecords: readonly LoadRecord[] = [
  ...organizations,
  ...projects,
  ...userRecords(product.info.slug),
  patient('ana', { name: { first: 'Ana', last: 'Ruiz' }, externalId: 'TEST-1' }),
  patient('nora', {
    name: { first: 'Nora', last: 'Ames' },
    externalId: 'TEST-2',
    [`${product.info.slug}_meta`]: { nkda: true },
  }),
  patient('olga', {
    name: { first: 'Olga', last: 'Ruiz' },
    externalId: 'TEST-3',
    managingOrganization: { id: 'NORTH' },
  }),
];

export function patient(id: string, rest: JsonObject): LoadRecord {
  return {
    entity: 'patient',
    record: {
      _id: id,
      type: 'patient',
      name: { first: 'Pat', last: 'Person' },
      dob: '1952-02-29',
      sex: 'female',
      status: 'active',
      managingOrganization: { id: 'EMTM' },
      ...rest,
    },
  };
}

export function allergy(id: string, rest: JsonObject = {}): LoadRecord {
  return {
    entity: 'allergy',
    record: {
      _id: id,
      type: 'patient.allergy',
      subject: 'ana',
      status: 'active',
      sensitivityType: 'allergy',
      substance: { text: 'Penicillin' },
      reaction: 'rash',
      ...rest,
    },
  };
}

export function condition(id: string, rest: JsonObject = {}): LoadRecord {
  return {
    entity: 'condition',
    record: {
      ...{ _id: id, type: 'patient.condition', subject: 'ana', status: 'active' },
      code: { text: 'Hypertension' },
      ...rest,
    },
  };
}

export function medication(id: string, full: string, rest: JsonObject = {}): LoadRecord {
  const { medication: drug = {}, ...others } = rest;
  return {
    entity: 'medication',
    record: {
      _id: id,
      type: 'patient.medication',
      subject: 'ana',
      medication: {
        name: { full },
        code: { coding: [{ system: 'urn:regimen:demo:medications', value: `demo-${id}` }] },
        tierLevel: 'N',
        ...(drug as JsonObject),
      },
      dosageInstructions: { route: { Id: '0', Name: 'N/A' } },
      ...others,
    },
  };
}

export function prescriber(id: string, rest: JsonObject = {}): JsonObject {
  return {
    id,
    firstName: 'Ada',
    lastName: 'Aardvark',
    addressLine1: '1 Main St',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    phone: '3035550134',
    ...rest,
  };
}

/** Makes a priority queue of EMTM over all of its patients, by first name. */
export function queue(id: string, rest: JsonObject = {}): LoadRecord {
  return {
    entity: 'priority-queue',
    record: {
      _id: id,
      type: 'priority-queue',
      name: 'Queue',
      organizationId: 'EMTM',
      filters: [],
      sorting: [{ by: 'fname' }],
      ...rest,
    },
  };
}
