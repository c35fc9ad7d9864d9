import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ExportedPatient } from './exported-records.ts';
import type { Identity } from './identity.ts';
import { addressOf, filled, humanName, type Part, telecomOf, tidy } from './resource.ts';

export interface PatientParts {
  readonly product: Product;
  readonly patient: ExportedPatient;
  readonly identity: Identity;
  /** Full URL of the primary prescriber. */
  readonly generalPractitioner: string | undefined;
}

/** Builds the URL of the extension with the patient's state in this product's workflow. */
export function workflowExtension(slug: string): string {
  return `urn:${slug}:workflow-state`;
}

export function patientResource({
  product,
  patient,
  identity,
  generalPractitioner,
}: PatientParts): JsonObject {
  const { slug } = product.info;
  const { telecom, address = {}, address2 = {} } = patient;
  const status = filled(patient.status);
  return tidy({
    resourceType: 'Patient',
    id: identity.id,
    extension: extensionsOf(patient, slug),
    identifier: [identity.identifier, externalIdOf(patient, slug)],
    active: status === undefined ? undefined : status === 'active',
    name: [humanName(patient.name ?? {})],
    gender: filled(patient.sex),
    birthDate: filled(patient.dob),
    telecom: telecomOf({
      use: 'home',
      phone: filled(telecom?.phone),
      mobile: filled(telecom?.cellphone?.number),
      email: filled(telecom?.email),
    }),
    address: [
      addressOf(address, [address.line1, address.line2, address.line3], 'home'),
      addressOf(address2, [address2.line1, address2.line2, address2.line3], 'temp'),
    ],
    generalPractitioner: generalPractitioner === undefined ? undefined : [{ reference: generalPractitioner }],
  });
}

function extensionsOf(patient: ExportedPatient, slug: string): JsonObject[] {
  const state = filled(patient.currentWorkflowState?.name);
  return state === undefined ? [] : [{ url: workflowExtension(slug), valueString: state }];
}

function externalIdOf(patient: ExportedPatient, slug: string): Part {
  const value = filled(patient.externalId);
  if (value === undefined) return {};
  const system = 'http://terminology.hl7.org/CodeSystem/v2-0203';
  return { type: { coding: [{ system, code: 'MR' }] }, system: `urn:${slug}:patient-id`, value };
}
