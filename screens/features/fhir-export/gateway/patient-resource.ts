import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Identity } from './identity.ts';
import { addressOf, humanName, objectAt, type Part, telecomOf, textAt, tidy } from './resource.ts';

export interface PatientParts {
  readonly product: Product;
  readonly patient: JsonObject;
  readonly identity: Identity;
  /** Full url of the primary prescriber. */
  readonly generalPractitioner: string | undefined;
}

/** The extension that carries the place of a patient in our workflow. */
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
  const telecom = objectAt(patient, 'telecom');
  const status = textAt(patient, 'status');
  return tidy({
    resourceType: 'Patient',
    id: identity.id,
    extension: extensionsOf(patient, slug),
    identifier: [identity.identifier, externalIdOf(patient, slug)],
    active: status === undefined ? undefined : status === 'active',
    name: [humanName(objectAt(patient, 'name'))],
    gender: textAt(patient, 'sex'),
    birthDate: textAt(patient, 'dob'),
    telecom: telecomOf({
      use: 'home',
      phone: textAt(telecom, 'phone'),
      mobile: textAt(objectAt(telecom, 'cellphone'), 'number'),
      email: textAt(telecom, 'email'),
    }),
    address: [
      addressOf(objectAt(patient, 'address'), ['line1', 'line2', 'line3'], 'home'),
      addressOf(objectAt(patient, 'address2'), ['line1', 'line2', 'line3'], 'temp'),
    ],
    generalPractitioner: generalPractitioner === undefined ? undefined : [{ reference: generalPractitioner }],
  });
}

function extensionsOf(patient: JsonObject, slug: string): JsonObject[] {
  const state = textAt(objectAt(patient, 'currentWorkflowState'), 'name');
  return state === undefined ? [] : [{ url: workflowExtension(slug), valueString: state }];
}

function externalIdOf(patient: JsonObject, slug: string): Part {
  const value = textAt(patient, 'externalId');
  if (value === undefined) return {};
  const system = 'http://terminology.hl7.org/CodeSystem/v2-0203';
  return { type: { coding: [{ system, code: 'MR' }] }, system: `urn:${slug}:patient-id`, value };
}
