import type { ReadLine } from '../../../../engine/core/intake/source.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { createFindings } from '../fhir/findings.ts';
import { convertPatient } from '../fhir/patient.ts';
import type { Element } from '../fhir/resource.ts';

/** A FHIR Patient as a person who may be imported. */
export function personOfResource(resource: Element, product: Product): ReadLine {
  const type = resource['resourceType'];
  if (type !== 'Patient') return { problem: 'The resource is no Patient.' };
  const patient = convertPatient({
    patient: resource,
    product,
    organization: '',
    findings: createFindings(),
  });
  const { name, dob, sex, externalId, address, telecom } = patient;
  const phone = getAt(telecom, '/phone');
  const person = { name, dob, sex, externalId, address, ...(phone !== undefined && { telecom: { phone } }) };
  return { record: Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined)) };
}
