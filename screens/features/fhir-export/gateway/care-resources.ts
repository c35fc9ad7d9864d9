import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import { entryConcept, entryOf } from './coded.ts';
import type { Identity } from './identity.ts';
import { addressOf, humanName, objectAt, type Part, telecomOf, textAt, tidy } from './resource.ts';

export interface CareParts {
  readonly product: Product;
  readonly record: JsonObject;
  readonly identity: Identity;
}

const npiSystem = 'http://hl7.org/fhir/sid/us-npi';
const addressLines = ['addressLine1', 'addressLine2'];

export function practitionerResource({ record, identity }: CareParts): JsonObject {
  const [, npi] = /^npi-(\d{10})$/.exec(textAt(record, 'id') ?? '') ?? [];
  return tidy({
    resourceType: 'Practitioner',
    id: identity.id,
    identifier: [identity.identifier, npi === undefined ? undefined : { system: npiSystem, value: npi }],
    name: [
      tidy({
        use: 'official',
        family: textAt(record, 'lastName'),
        given: [textAt(record, 'firstName')],
      }),
    ],
    telecom: telecomOf({
      use: 'work',
      phone: textAt(record, 'phone'),
      fax: textAt(record, 'faxNumber'),
      email: textAt(record, 'email'),
    }),
    address: [addressOf(record, addressLines, 'work')],
  });
}

/** The part that a practitioner has in the patient's care; nothing where nobody has said. */
export function practitionerRole(
  { product, record, identity }: CareParts,
  practitioner: string,
): JsonObject | undefined {
  const type = entryOf(product, 'prescriber-types', textAt(record, 'prescriberType'));
  if (type === undefined) return undefined;
  const coding = [{ system: typeSystem(product.info.slug), code: type.code, display: type.display }];
  return tidy({
    resourceType: 'PractitionerRole',
    id: identity.id,
    practitioner: { reference: practitioner },
    code: [{ coding, text: type.display }],
  });
}

/** The code system of our own kinds of prescribers. */
function typeSystem(slug: string): string {
  return `urn:${slug}:prescriber-types`;
}

export function careTeam(
  identity: Identity,
  { patient, members }: { readonly patient: string; readonly members: readonly string[] },
): JsonObject {
  return tidy({
    resourceType: 'CareTeam',
    id: identity.id,
    status: 'active',
    subject: { reference: patient },
    participant: members.map((member) => ({ member: { reference: member } })),
  });
}

const nuccSystem = 'http://nucc.org/provider-taxonomy';
const isPharmacy: Part = {
  coding: [{ system: 'http://snomed.info/sct', code: '264372000' }],
  text: 'Pharmacy',
};

export function pharmacyResource({ product, record, identity }: CareParts): JsonObject {
  const type = entryOf(product, 'pharmacy-types', textAt(record, 'pharmacyType'));
  return tidy({
    resourceType: 'Organization',
    id: identity.id,
    identifier: [identity.identifier],
    type: [isPharmacy, entryConcept(type, 'nucc', nuccSystem)],
    name: textAt(record, 'name'),
    telecom: telecomOf({
      use: 'work',
      phone: textAt(record, 'telephoneNumber'),
      fax: textAt(record, 'faxNumber'),
    }),
    address: [addressOf(record, addressLines)],
  });
}

const roleSystem = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';

export function relatedPerson({ product, record, identity }: CareParts, patient: string): JsonObject {
  const relationship = entryOf(product, 'relationships', textAt(record, 'relationship'));
  const address = objectAt(record, 'address');
  return tidy({
    resourceType: 'RelatedPerson',
    id: identity.id,
    identifier: [identity.identifier],
    patient: { reference: patient },
    relationship: [entryConcept(relationship, 'roles', roleSystem)],
    name: [humanName(objectAt(record, 'name'))],
    telecom: telecomOf({
      use: 'home',
      phone: textAt(address, 'phone'),
      fax: textAt(address, 'fax'),
      mobile: textAt(objectAt(record, 'cellphone'), 'number'),
      email: textAt(record, 'email'),
    }),
    address: [addressOf(address, ['line1'], 'home')],
  });
}
