import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { entryConcept, entryOf, snomed } from './coded.ts';
import type { Caregiver, Pharmacy, Prescriber } from './exported-records.ts';
import type { Identity } from './identity.ts';
import { addressOf, filled, humanName, type Part, telecomOf, tidy } from './resource.ts';

export interface CareParts<Row> {
  readonly product: Product;
  readonly record: Row;
  readonly identity: Identity;
}

const npiSystem = 'http://hl7.org/fhir/sid/us-npi';

export function practitionerResource({ record, identity }: CareParts<Prescriber>): JsonObject {
  const [, npi] = /^npi-(\d{10})$/.exec(filled(record.id) ?? '') ?? [];
  return tidy({
    resourceType: 'Practitioner',
    id: identity.id,
    identifier: [identity.identifier, npi === undefined ? undefined : { system: npiSystem, value: npi }],
    name: [
      tidy({
        use: 'official',
        family: filled(record.lastName),
        given: [filled(record.firstName)],
      }),
    ],
    telecom: telecomOf({
      use: 'work',
      phone: filled(record.phone),
      fax: filled(record.faxNumber),
      email: filled(record.email),
    }),
    address: [addressOf(record, [record.addressLine1, record.addressLine2], 'work')],
  });
}

/** Builds the role of a practitioner in the patient's care; undefined where none is recorded. */
export function practitionerRole(
  { product, record, identity }: CareParts<Prescriber>,
  practitioner: string,
): JsonObject | undefined {
  const type = entryOf(product, 'prescriber-types', filled(record.prescriberType));
  if (type === undefined) return undefined;
  const coding = [{ system: typeSystem(product.info.slug), code: type.code, display: type.display }];
  return tidy({
    resourceType: 'PractitionerRole',
    id: identity.id,
    practitioner: { reference: practitioner },
    code: [{ coding, text: type.display }],
  });
}

/** Builds the URI of the code system of the own kinds of prescribers. */
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
  coding: [{ system: snomed, code: '264372000' }],
  text: 'Pharmacy',
};

export function pharmacyResource({ product, record, identity }: CareParts<Pharmacy>): JsonObject {
  const type = entryOf(product, 'pharmacy-types', filled(record.pharmacyType));
  return tidy({
    resourceType: 'Organization',
    id: identity.id,
    identifier: [identity.identifier],
    type: [isPharmacy, entryConcept(type, 'nucc', nuccSystem)],
    name: filled(record.name),
    telecom: telecomOf({
      use: 'work',
      phone: filled(record.telephoneNumber),
      fax: filled(record.faxNumber),
    }),
    address: [addressOf(record, [record.addressLine1, record.addressLine2])],
  });
}

const roleSystem = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';

export function relatedPerson(
  { product, record, identity }: CareParts<Caregiver>,
  patient: string,
): JsonObject {
  const relationship = entryOf(product, 'relationships', filled(record.relationship));
  const { address = {} } = record;
  return tidy({
    resourceType: 'RelatedPerson',
    id: identity.id,
    identifier: [identity.identifier],
    patient: { reference: patient },
    relationship: [entryConcept(relationship, 'roles', roleSystem)],
    name: [humanName(record.name ?? {})],
    telecom: telecomOf({
      use: 'home',
      phone: filled(address.phone),
      fax: filled(address.fax),
      mobile: filled(record.cellphone?.number),
      email: filled(record.email),
    }),
    address: [addressOf(address, [address.line1], 'home')],
  });
}
